import { ApiError, call } from '@console/api'
import { listMetricCategories, listMetrics, type Metric, type MetricCategory } from '@console/contract'
import { knownMetric, rememberMetrics } from '../known-metrics.ts'
import type { RuleValues } from '../rule/rule-values.ts'

type Named = Pick<RuleValues, 'metrics_category_id' | 'metric_id' | 'metrics_category' | 'metric'>

/** Loads the conditions' metrics to check and name them, and returns the categories. Without access to metrics, only the API checks. */
export async function loadMetrics(rules: readonly Named[]): Promise<readonly MetricCategory[]> {
  if (rules.length === 0) return []
  try {
    const { items } = await call(listMetricCategories, {})
    const ids = new Set(rules.map(({ metrics_category_id }) => String(metrics_category_id)))
    await Promise.all([...ids].map((id) => load(id, items)))
    return items
  } catch (error) {
    if (error instanceof ApiError && error.code === 'permission_denied') return []
    throw error
  }
}

async function load(categoryId: string, categories: readonly MetricCategory[]): Promise<void> {
  const isThere = categories.some(({ id }) => id === categoryId)
  rememberMetrics(categoryId, isThere ? (await call(listMetrics, { metrics_category_id: categoryId })).items : [])
}

/** Adds the names of category and metric: as they were loaded, else as another condition has them. */
export function withNames<Rule extends Named>(rule: Rule, categories: readonly MetricCategory[], others: readonly Named[]): Rule {
  const { metrics_category_id, metric_id } = rule
  const category = categories.find(({ id }) => id === String(metrics_category_id))
  const metric = knownMetric(metrics_category_id, metric_id)
  const other = others.find((one) => String(one.metric_id) === String(metric_id))
  return {
    ...rule,
    metrics_category: category ? { id: category.id, code: category.code, name: category.name } : (other?.metrics_category ?? null),
    metric: metric && metric !== 'gone' ? named(metric) : (other?.metric ?? null),
  }
}

const named = ({ id, code, name, data_type, unit }: Metric) => ({ id, code, name, data_type, unit: unit ?? null })
