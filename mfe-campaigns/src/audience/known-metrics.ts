import type { MetadataRule, Metric } from '@console/contract'
import type { RuleValues } from './rule/rule-values.ts'

/** By category. The provider's metrics are the same for every publisher, so that they last as long as the document. */
const loaded = new Map<string, readonly Metric[]>()

/** Keeps the metrics of a category, so that a form can check its conditions without waiting for a call. */
export function rememberMetrics(categoryId: string, metrics: readonly Metric[]): void {
  loaded.set(categoryId, metrics)
}

/** Returns a metric as it was loaded last: `gone` if its category no longer has it, undefined while that is not known. */
export function knownMetric(categoryId: string | number, id: string | number): Metric | 'gone' | undefined {
  const metrics = loaded.get(String(categoryId))
  return metrics && (metrics.find((metric) => metric.id === String(id)) ?? 'gone')
}

/** A condition's metric as the condition itself has it, else as it was loaded. */
export function metricOf({
  metrics_category_id,
  metric_id,
  metric,
}: Pick<RuleValues, 'metrics_category_id' | 'metric_id' | 'metric'>): MetadataRule['metric'] {
  if (metric) return metric
  const known = knownMetric(metrics_category_id, metric_id)
  return known === 'gone' ? undefined : known
}
