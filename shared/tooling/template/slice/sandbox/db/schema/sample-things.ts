import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, sortedText, stamp } from '../../../../../../sandbox/src/db/columns.ts'
import { publishers } from '../../../../../../sandbox/src/db/schema/publishers.ts'

export const sampleThings = pgTable(
  'sample_things',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    name: sortedText('name').notNull(),
    folded_name: text('folded_name').generatedAlwaysAs(sql`search_fold(name)`),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    ...stamp(),
  },
  (table) => [
    index('sample_things_by_name').on(table.publisher_id, table.name, table.id),
    index('sample_things_by_created').on(table.publisher_id, table.created_on, table.id),
    check('sample_things_status', sql`${table.status} in ('active', 'inactive')`),
  ],
)
export type SampleThingRow = typeof sampleThings.$inferSelect
