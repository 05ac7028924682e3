import { ACTIVE_STATUSES, PLATFORMS } from '@console/contract'
import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, isOneOf, sortedText, stamp } from '../columns.ts'
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
    platform: text('platform', { enum: PLATFORMS }).notNull(),
    status: text('status', { enum: ACTIVE_STATUSES }).notNull(),
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
    isOneOf('sources_platform', table.platform, PLATFORMS),
    isOneOf('sources_status', table.status, ACTIVE_STATUSES),
  ],
)
export type SourceRow = typeof sources.$inferSelect
