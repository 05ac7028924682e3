import type { SliceNames } from '../slice-names.ts'

/** `shared/sandbox/src/db/schema/<things>.ts`: the table, with an index for each sort. */
export const schemaFile = ({ Thing, things, snakes }: SliceNames) => `import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, sortedText, stamp } from '../columns.ts'
import { publishers } from './publishers.ts'

export const ${things} = pgTable(
  '${snakes}',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    name: sortedText('name').notNull(),
    folded_name: text('folded_name').generatedAlwaysAs(sql\`search_fold(name)\`),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    ...stamp(),
  },
  (table) => [
    index('${snakes}_by_name').on(table.publisher_id, table.name, table.id),
    index('${snakes}_by_created').on(table.publisher_id, table.created_on, table.id),
    check('${snakes}_status', sql\`\${table.status} in ('active', 'inactive')\`),
  ],
)
export type ${Thing}Row = typeof ${things}.$inferSelect
`
