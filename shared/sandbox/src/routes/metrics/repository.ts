import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { contains } from '../../db/listing.ts'
import { type MetricCategoryRow, type MetricRow, metricCategories, metrics } from '../../db/schema/index.ts'

/** A metric with the category that it belongs to. */
export interface MetricRecord {
  readonly metric: MetricRow
  readonly category: MetricCategoryRow
}

export function findCategories(db: Database): Promise<{ category: MetricCategoryRow; metricsCount: number }[]> {
  return db
    .select({ category: metricCategories, metricsCount: count(metrics.id) })
    .from(metricCategories)
    .leftJoin(metrics, eq(metrics.metrics_category_id, metricCategories.id))
    .groupBy(metricCategories.id)
    .orderBy(asc(metricCategories.position))
}

export async function isCategory(db: Database, id: string): Promise<boolean> {
  return (await findCategoryIds(db, [id])).has(id)
}

/** Those of the ids that are metric categories. */
export async function findCategoryIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: metricCategories.id })
    .from(metricCategories)
    .where(inArray(metricCategories.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** The metrics of a category, in the provider's order; with `q` those whose code or name in either language contains it. */
export function findMetricsIn(db: Database, categoryId: string, q: string | undefined): Promise<MetricRow[]> {
  const folded = sql`search_fold(concat_ws(chr(10), ${metrics.code}, ${metrics.name_en}, ${metrics.name_vi}))`
  return db
    .select()
    .from(metrics)
    .where(and(eq(metrics.metrics_category_id, categoryId), contains(folded, q)))
    .orderBy(asc(metrics.position))
}

/** Those of the ids that are metrics, by id. */
export async function findMetrics(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, MetricRecord>> {
  if (ids.length === 0) return new Map()
  const records = await db
    .select({ metric: metrics, category: metricCategories })
    .from(metrics)
    .innerJoin(metricCategories, eq(metricCategories.id, metrics.metrics_category_id))
    .where(inArray(metrics.id, [...new Set(ids)]))
  return new Map(records.map((record) => [record.metric.id, record]))
}
