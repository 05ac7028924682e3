import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { contains } from '../../db/listing.ts'
import { type MetricCategoryRow, type MetricRow, metricCategories, metrics } from '../../db/schema/index.ts'

export function findCategories(db: Database): Promise<{ category: MetricCategoryRow; metricsCount: number }[]> {
  return db
    .select({ category: metricCategories, metricsCount: count(metrics.id) })
    .from(metricCategories)
    .leftJoin(metrics, eq(metrics.metrics_category_id, metricCategories.id))
    .groupBy(metricCategories.id)
    .orderBy(asc(metricCategories.position))
}

export async function isCategory(db: Database, id: string): Promise<boolean> {
  return (await db.$count(metricCategories, eq(metricCategories.id, id))) > 0
}

/** In the provider's order; with `q` those whose code or name in either language contains it. */
export function findMetricsIn(db: Database, categoryId: string, q: string | undefined): Promise<MetricRow[]> {
  const folded = sql`search_fold(concat_ws(chr(10), ${metrics.code}, ${metrics.name_en}, ${metrics.name_vi}))`
  return db
    .select()
    .from(metrics)
    .where(and(eq(metrics.metrics_category_id, categoryId), contains(folded, q)))
    .orderBy(asc(metrics.position))
}
