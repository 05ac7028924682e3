import { DATA_TYPES, METRIC_REQUEST_STATUSES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf, sortedText, stamp } from '../columns.ts'
import { applications } from './applications.ts'
import { metricCategories, metrics } from './metrics.ts'
import { publishers } from './publishers.ts'
import { users } from './users.ts'

/** Wishes for metrics. Approval makes the metric. */
export const metricRequests = pgTable(
  'metric_requests',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    name: sortedText('name').notNull(),
    folded_name: text('folded_name').generatedAlwaysAs(sql`search_fold(name)`),
    description: text('description').notNull(),
    application_id: id('application_id'),
    metrics_category_id: id('metrics_category_id').references(() => metricCategories.id),
    data_type: text('data_type', { enum: DATA_TYPES }).notNull(),
    example: text('example').notNull(),
    status: text('status', { enum: METRIC_REQUEST_STATUSES }).notNull(),
    decision_note: text('decision_note'),
    decided_on: instant('decided_on'),
    metric_id: id('metric_id').references(() => metrics.id),
    requested_by: id('requested_by')
      .notNull()
      .references(() => users.id),
    ...stamp(),
  },
  (table) => [
    unique('metric_requests_tenant').on(table.publisher_id, table.id),
    index('metric_requests_by_created').on(table.publisher_id, table.created_on, table.id),
    index('metric_requests_by_name').on(table.publisher_id, table.name, table.id),
    index('metric_requests_by_status').on(table.status, table.created_on, table.id),
    foreignKey({
      name: 'metric_requests_of',
      columns: [table.publisher_id, table.application_id],
      foreignColumns: [applications.publisher_id, applications.id],
    }),
    isOneOf('metric_requests_status', table.status, METRIC_REQUEST_STATUSES),
    isOneOf('metric_requests_type', table.data_type, DATA_TYPES),
    check('metric_requests_decided', sql`(${table.status} = 'pending') = (${table.decided_on} is null)`),
    check('metric_requests_approved', sql`(${table.status} = 'approved') = (${table.metric_id} is not null)`),
    check('metric_requests_rejected', sql`${table.status} <> 'rejected' or ${table.decision_note} is not null`),
  ],
)
export type MetricRequestRow = typeof metricRequests.$inferSelect
