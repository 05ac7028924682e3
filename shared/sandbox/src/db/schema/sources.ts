import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, sortedText, stamp } from '../columns.ts'
import { applications } from './applications.ts'

export const sources = pgTable(
  'sources',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id').notNull(),
    application_id: id('application_id').notNull(),
    source_name: sortedText('source_name').notNull(),
    package_name: text('package_name').notNull(),
    folded: text('folded').generatedAlwaysAs(sql`search_fold(source_name || chr(10) || package_name)`),
    platform: text('platform', { enum: ['android', 'ios', 'desktop', 'web'] }).notNull(),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    ...stamp(),
  },
  (table) => [
    unique('sources_tenant').on(table.publisher_id, table.id),
    unique('sources_package').on(table.application_id, table.platform, table.package_name),
    index('sources_by_name').on(table.publisher_id, table.application_id, table.source_name, table.id),
    index('sources_by_created').on(table.publisher_id, table.application_id, table.created_on, table.id),
    foreignKey({
      name: 'sources_of',
      columns: [table.publisher_id, table.application_id],
      foreignColumns: [applications.publisher_id, applications.id],
    }),
    check('sources_platform', sql`${table.platform} in ('android', 'ios', 'desktop', 'web')`),
    check('sources_status', sql`${table.status} in ('active', 'inactive')`),
  ],
)
export type SourceRow = typeof sources.$inferSelect
