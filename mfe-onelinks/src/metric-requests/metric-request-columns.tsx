import type { listMetricRequests } from '@console/contract'
import { ApplicationBadge, useApplicationLabel } from '@console/entities'
import { useFormats, useLocalized } from '@console/i18n'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { Verbatim } from '@console/ui'
import { useText } from '../text.ts'
import { MetricRequestStatus } from './metric-request-status.tsx'

export function useMetricRequestColumns(): readonly ColumnOf<typeof listMetricRequests>[] {
  const text = useText()
  const label = useApplicationLabel()
  const localized = useLocalized()
  const { personName } = useFormats()
  const timeColumn = useTimeColumn()
  return [
    textColumn({
      id: 'name',
      header: text('metricRequest.name'),
      sort: 'name',
      text: ({ name }) => name,
      below: ({ status, data_type }) => (
        <>
          <MetricRequestStatus status={status} />
          {text(`metricRequest.type.${data_type}`)}
        </>
      ),
    }),
    textColumn({
      id: 'status',
      header: text('metricRequest.status'),
      from: 'lg',
      choice: 'shown',
      width: 7.5,
      text: ({ status }) => text(`metricRequest.status.${status}`),
      value: ({ status }) => status,
      cell: ({ status }) => <MetricRequestStatus status={status} />,
    }),
    textColumn({
      id: 'data_type',
      header: text('metricRequest.type'),
      from: 'lg',
      choice: 'shown',
      width: 12.5,
      upTo: 14.5,
      text: ({ data_type }) => text(`metricRequest.type.${data_type}`),
      value: ({ data_type }) => data_type,
    }),
    textColumn({
      id: 'category',
      header: text('metricRequest.category'),
      from: '2xl',
      choice: 'shown',
      width: 8.5,
      none: text('value.none'),
      text: ({ metrics_category }) => metrics_category && localized(metrics_category.name),
    }),
    textColumn({
      id: 'application',
      header: text('metricRequest.application'),
      from: 'xl',
      choice: 'shown',
      width: 11,
      text: ({ application }) => (application ? label(application) : text('metricRequest.application.all')),
      cell: ({ application }) => (application ? <ApplicationBadge application={application} /> : text('metricRequest.application.all')),
    }),
    textColumn({
      id: 'requested_by',
      header: text('metricRequest.requestedBy'),
      from: '2xl',
      choice: 'shown',
      width: 9,
      text: ({ requested_by }) => requested_by && personName(requested_by),
    }),
    textColumn({
      id: 'code',
      header: text('metricRequest.code'),
      from: 'xl',
      choice: 'hidden',
      width: 10,
      text: ({ metric }) => metric?.code,
      cell: ({ metric }) => (metric ? <Verbatim>{metric.code}</Verbatim> : text('value.none')),
    }),
    timeColumn({
      id: 'created',
      header: text('metricRequest.created'),
      at: ({ created_on }) => created_on,
      sort: 'created_on',
      from: 'lg',
      choice: 'shown',
    }),
  ]
}
