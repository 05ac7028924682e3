import { useCall } from '@console/api'
import { CAMPAIGN_STATUSES, getApplication, listCampaigns } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { CreateLink, optionsOf, RecordList, useList } from '@console/records'
import { usePageInput } from '@console/router'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { useCampaignActions } from './campaign-actions.tsx'
import { useCampaignColumns } from './campaign-columns.tsx'
import { campaignRecord } from './campaign-record.ts'

/** The publisher's campaigns. */
export function CampaignListPage() {
  const text = useText()
  const application = useApplicationName()
  const list = useList(listCampaigns, {
    filters: [
      {
        field: 'status',
        label: text('campaign.status'),
        all: text('campaigns.status.all'),
        options: optionsOf(CAMPAIGN_STATUSES, (status) => text(`status.campaign.${status}`)),
      },
      {
        field: 'owner',
        label: text('campaign.owner'),
        all: text('campaigns.owner.all'),
        options: [{ value: 'me', label: text('campaigns.owner.me') }],
      },
      {
        field: 'application_id',
        given: application ? text('campaigns.application', { name: application }) : text('campaigns.application.chosen'),
      },
    ],
  })
  return (
    <Page title={text('campaigns.title')} actions={<CreateLink of={campaignRecord} />}>
      <RecordList of={campaignRecord} list={list} columns={useCampaignColumns()} actions={useCampaignActions()} />
    </Page>
  )
}

/** Of the application that the address narrows the list to; undefined where the person may not read it. */
function useApplicationName(): string | undefined {
  const label = useApplicationLabel()
  const { application_id } = usePageInput(listCampaigns)
  const application = useCall(getApplication, application_id ? { application_id } : null).data
  return application && label(application)
}
