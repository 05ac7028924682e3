import type { MetricRequest } from '@console/contract'
import { presentName } from '../../audience/presenter.ts'
import { presentApplicationRef } from '../applications/presenter.ts'
import type { FoundMetricRequest } from './repository.ts'

export const presentMetricRequest = ({ row, application, category, metric, requestedBy }: FoundMetricRequest): MetricRequest => ({
  id: row.id,
  name: row.name,
  description: row.description,
  application: application && presentApplicationRef(application),
  metrics_category: category && { id: category.id, name: presentName(category) },
  data_type: row.data_type,
  example: row.example,
  status: row.status,
  decision_note: row.decision_note,
  decided_on: row.decided_on?.toISOString() ?? null,
  metric: metric && { id: metric.id, code: metric.code },
  requested_by: requestedBy,
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
