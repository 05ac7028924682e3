import { type LocalizedText, type Metric, type MetricCategory, operatorsOf } from '@console/contract'
import { presentName } from '../../audience/presenter.ts'
import type { MetricCategoryRow, MetricRow } from '../../db/schema/index.ts'

const descriptionOf = ({ description_en, description_vi }: MetricCategoryRow | MetricRow): LocalizedText => ({
  en: description_en,
  vi: description_vi,
})

export const presentCategory = (category: MetricCategoryRow, metricsCount: number): MetricCategory => ({
  id: category.id,
  code: category.code,
  name: presentName(category),
  description: descriptionOf(category),
  metrics_count: metricsCount,
})

export const presentMetric = (metric: MetricRow): Metric => ({
  id: metric.id,
  code: metric.code,
  metrics_category_id: metric.metrics_category_id,
  name: presentName(metric),
  description: descriptionOf(metric),
  data_type: metric.data_type,
  operators: [...operatorsOf(metric.data_type)],
  unit: metric.unit,
  allowed_values: metric.allowed_values && [...metric.allowed_values],
  supports_time_range: metric.supports_time_range,
})
