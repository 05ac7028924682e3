import type { LocalizedText, MetadataRule } from '@console/contract'
import type { AudienceRule, MetricCategoryRow, MetricRow } from '../db/schema/index.ts'
import type { FoundMetric } from './rule-metrics.ts'

export const presentName = ({ name_en, name_vi }: MetricCategoryRow | MetricRow): LocalizedText => ({ en: name_en, vi: name_vi })

export function presentRule(rule: AudienceRule, metrics: ReadonlyMap<string, FoundMetric>): MetadataRule {
  const found = metrics.get(rule.metric_id)
  return {
    ...rule,
    metrics_category: found ? { id: found.category.id, code: found.category.code, name: presentName(found.category) } : null,
    metric: found
      ? {
          id: found.metric.id,
          code: found.metric.code,
          name: presentName(found.metric),
          data_type: found.metric.data_type,
          unit: found.metric.unit,
        }
      : null,
  }
}
