import { useCall } from '@console/api'
import { CAMPAIGN_STATUSES, type FilterOf, getApplication, listApplications, listCampaigns } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { useFormats } from '@console/i18n'
import { type ListFilter, optionsOf } from '@console/records'
import { usePageInput } from '@console/router'
import { useExtension, useMay, usePageData } from '@console/session'
import { lazyPart, ModalDialog } from '@console/ui'
import { ApplicationChoicePanel } from '../campaign-children/application-choice-panel.ts'
import { useText } from '../text.ts'
import { loadCampaignListParts } from './lazy-campaign.ts'

const PeriodPanel = lazyPart(loadCampaignListParts, (file) => file.PeriodPanel, { within: ModalDialog })

export function useCampaignFilters(): readonly ListFilter<FilterOf<typeof listCampaigns>>[] {
  const text = useText()
  const mayChoose = useMay(listApplications)
  const hasPeriods = useExtension('X7')
  const { application, period } = useChosen()
  return [
    {
      field: 'status',
      label: text('campaign.status'),
      all: text('campaigns.status.all'),
      options: optionsOf(CAMPAIGN_STATUSES, (status) => text(`status.campaign.${status}`)),
    },
    {
      fields: ['application_id'],
      label: text('campaigns.application'),
      chosen: application,
      ...(mayChoose ? { Panel: ApplicationChoicePanel } : {}),
    },
    ...(hasPeriods
      ? [{ fields: ['runs_from', 'runs_to'] as const, label: text('campaigns.period'), chosen: period, Panel: PeriodPanel }]
      : []),
    { field: 'owner', label: text('campaigns.owner.me'), on: 'me' },
  ]
}

/** An application that the person may not read has no name. */
function useChosen() {
  const text = useText()
  const label = useApplicationLabel()
  const { date } = useFormats()
  const { application_id, runs_from, runs_to } = usePageInput(listCampaigns, usePageData().settings.extensions)
  const application = useCall(getApplication, application_id ? { application_id } : null).data
  const from = runs_from ? date(runs_from) : ''
  // The end is the first moment that no longer counts.
  const to = runs_to ? date(Date.parse(runs_to) - 1) : ''
  return {
    application: application ? label(application) : text('campaigns.application.chosen'),
    period: from === to ? from : text('campaigns.dates', { start: from || '…', end: to || '…' }),
  }
}
