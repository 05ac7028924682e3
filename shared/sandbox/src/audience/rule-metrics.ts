import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type MetricCategoryRow, type MetricRow, metricCategories, metrics } from '../db/schema/index.ts'

export interface FoundMetric {
  readonly metric: MetricRow
  readonly category: MetricCategoryRow
}

export async function findCategoryIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: metricCategories.id })
    .from(metricCategories)
    .where(inArray(metricCategories.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

export async function findMetrics(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, FoundMetric>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ metric: metrics, category: metricCategories })
    .from(metrics)
    .innerJoin(metricCategories, eq(metricCategories.id, metrics.metrics_category_id))
    .where(inArray(metrics.id, [...new Set(ids)]))
  return new Map(found.map((one) => [one.metric.id, one]))
}
