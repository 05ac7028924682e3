import { listMetricRequests } from '@console/contract'
import { CreateLink, ListTotal, RecordList, useList } from '@console/records'
import { useSearchParams } from '@console/router'
import { Notice, Page } from '@console/ui'
import { useText } from '../text.ts'
import { useMetricRequestActions } from './metric-request-actions.tsx'
import { useMetricRequestColumns } from './metric-request-columns.tsx'
import { useMetricRequestFilters } from './metric-request-filters.ts'
import { metricRequestRecord } from './metric-request-record.ts'

/** With `?choose=1` it says that one is to be chosen. */
export function MetricRequestListPage() {
  const text = useText()
  const [search] = useSearchParams()
  const list = useList(listMetricRequests, { filters: useMetricRequestFilters() })
  return (
    <Page wide title={text('metricRequests.title')} beside={<ListTotal list={list} />} actions={<CreateLink of={metricRequestRecord} />}>
      {search.has('choose') ? <Notice>{text('metricRequests.choose')}</Notice> : null}
      <RecordList of={metricRequestRecord} list={list} columns={useMetricRequestColumns()} actions={useMetricRequestActions()} />
    </Page>
  )
}
