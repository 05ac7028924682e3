import type { MetadataRule } from '@console/contract'
import type { AudienceRule } from '../db/schema/index.ts'
import { nameOf } from '../routes/metrics/presenter.ts'
import type { MetricRecord } from '../routes/metrics/repository.ts'

/** A condition with the names of what it is about. */
export function presentRule(rule: AudienceRule, metrics: ReadonlyMap<string, MetricRecord>): MetadataRule {
  const found = metrics.get(rule.metric_id)
  return {
    ...rule,
    metrics_category: found ? { id: found.category.id, code: found.category.code, name: nameOf(found.category) } : null,
    metric: found
      ? {
          id: found.metric.id,
          code: found.metric.code,
          name: nameOf(found.metric),
          data_type: found.metric.data_type,
          unit: found.metric.unit,
        }
      : null,
  }
}
