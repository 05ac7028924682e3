import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, sortedText, stamp } from '../columns.ts'
import { publishers } from './publishers.ts'

export const roles = pgTable(
  'roles',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    name: sortedText('name').notNull(),
    folded_name: text('folded_name').generatedAlwaysAs(sql`search_fold(name)`),
    description: text('description').notNull(),
    is_original: boolean('is_original').notNull().default(false),
    permissions: text('permissions').array().notNull(),
    /** Deleted roles stay for the invitations that named them. No call shows them, and their name is free. */
    deleted_on: instant('deleted_on'),
    ...stamp(),
  },
  (table) => {
    const notDeleted = sql`deleted_on is null`
    return [
      unique('roles_tenant').on(table.publisher_id, table.id),
      uniqueIndex('roles_name').on(table.publisher_id, sql`lower(${table.name})`).where(notDeleted),
      index('roles_by_name').on(table.publisher_id, table.name, table.id).where(notDeleted),
      index('roles_by_created').on(table.publisher_id, table.created_on, table.id).where(notDeleted),
    ]
  },
)
export type RoleRow = typeof roles.$inferSelect
