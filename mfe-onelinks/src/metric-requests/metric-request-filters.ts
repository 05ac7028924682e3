import { useCall } from '@console/api'
import {
  type FilterOf,
  getApplication,
  listApplications,
  listMetricRequests,
  METRIC_REQUEST_STATUSES,
  type MetricRequest,
} from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { type ListFilter, optionsOf, type RowFilter } from '@console/records'
import { usePageInput } from '@console/router'
import { useMay, useOptionalProfile, usePageData } from '@console/session'
import { lazyPart, ModalDialog } from '@console/ui'
import { useText } from '../text.ts'

const ApplicationPanel = lazyPart(
  () => import('./filters/application-panel.tsx'),
  (file) => file.RequestApplicationPanel,
  { within: ModalDialog },
)

/** The call has no filter by person, so one's own are found among all. */
export function useMetricRequestFilters(): readonly (ListFilter<FilterOf<typeof listMetricRequests>> | RowFilter<MetricRequest>)[] {
  const text = useText()
  const label = useApplicationLabel()
  const mayChoose = useMay(listApplications)
  const me = useOptionalProfile()?.id
  const { application_id } = usePageInput(listMetricRequests, usePageData().settings.extensions)
  const application = useCall(getApplication, application_id ? { application_id } : null).data
  return [
    {
      field: 'status',
      label: text('metricRequest.status'),
      all: text('metricRequests.status.all'),
      options: optionsOf(METRIC_REQUEST_STATUSES, (status) => text(`metricRequest.status.${status}`)),
    },
    {
      fields: ['application_id'],
      label: text('metricRequest.application'),
      chosen: application ? label(application) : text('metricRequests.application.chosen'),
      ...(mayChoose ? { Panel: ApplicationPanel } : {}),
    },
    { field: 'requested_by', label: text('metricRequests.mine'), on: 'me', keeps: ({ requested_by }) => requested_by?.id === me },
  ]
}
