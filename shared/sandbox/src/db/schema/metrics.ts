import { DATA_TYPES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, isOneOf } from '../columns.ts'

/** Provider-owned, in the order in which they are shown. */
export const metricCategories = pgTable('metric_categories', {
  id: id('id').primaryKey(),
  code: text('code').notNull().unique(),
  name_en: text('name_en').notNull(),
  name_vi: text('name_vi').notNull(),
  description_en: text('description_en').notNull(),
  description_vi: text('description_vi').notNull(),
  position: integer('position').notNull(),
})
export type MetricCategoryRow = typeof metricCategories.$inferSelect

export const metrics = pgTable(
  'metrics',
  {
    id: id('id').primaryKey(),
    metrics_category_id: id('metrics_category_id')
      .notNull()
      .references(() => metricCategories.id),
    /** Unique over all categories: it names the value of a member. */
    code: text('code').notNull().unique(),
    name_en: text('name_en').notNull(),
    name_vi: text('name_vi').notNull(),
    description_en: text('description_en').notNull(),
    description_vi: text('description_vi').notNull(),
    data_type: text('data_type', { enum: DATA_TYPES }).notNull(),
    unit: text('unit'),
    /** Of a keyword, where the values are a closed list. */
    allowed_values: jsonb('allowed_values').$type<readonly string[]>(),
    supports_time_range: boolean('supports_time_range').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    unique('metrics_place').on(table.metrics_category_id, table.position),
    isOneOf('metrics_type', table.data_type, DATA_TYPES),
    check('metrics_values', sql`${table.allowed_values} is null or ${table.data_type} = 'keyword'`),
  ],
)
export type MetricRow = typeof metrics.$inferSelect
