import { createMetricRequest, isUndecided, listMetricRequests, type MetricRequest, paths, updateMetricRequest } from '@console/contract'
import { type RecordAction, useDeleteAction } from '@console/records'
import { useText } from '../text.ts'
import { metricRequestRecord } from './metric-request-record.ts'

export function useMetricRequestActions(): readonly RecordAction<MetricRequest>[] {
  const text = useText()
  const removing = useDeleteAction(metricRequestRecord)
  const refuses = ({ status }: MetricRequest) => (isUndecided(status) ? undefined : text('metricRequest.decided'))
  return [
    {
      id: 'edit',
      needs: updateMetricRequest,
      place: 'primary',
      refuses,
      one: { label: text('action.edit'), to: ({ id }) => paths.metricRequestEdit(id) },
    },
    {
      id: 'duplicate',
      needs: createMetricRequest,
      place: 'button',
      one: { label: text('metricRequest.duplicate'), to: ({ id }) => paths.metricRequestDuplicate(id) },
    },
    {
      id: 'copy-code',
      needs: listMetricRequests,
      isHidden: ({ metric }) => !metric,
      one: { label: text('metricRequest.code.copy'), copies: ({ metric }) => metric?.code ?? '' },
    },
    { ...removing({ many: true, refusals: { metric_request_decided: text('metricRequest.decided') } }), refuses },
  ]
}
