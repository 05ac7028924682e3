import { useCall } from '@console/api'
import { CAMPAIGN_STATUSES, type CampaignSummary, createCampaign, getApplication, listCampaigns, paths } from '@console/contract'
import { useApplicationWords } from '@console/entities'
import { usePageInput } from '@console/router'
import { useMay } from '@console/session'
import { LinkButton, Page, RecordList } from '@console/ui'
import { useText } from '../text.ts'
import { useCampaignActions } from './campaign-actions.ts'
import { useCampaignColumns } from './campaign-table.tsx'

const idOf = (campaign: CampaignSummary) => campaign.id

/** The publisher's campaigns. */
export function CampaignListPage() {
  const text = useText()
  const application = useApplicationName()
  return (
    <Page title={text('campaigns.title')} actions={<NewCampaign />}>
      <RecordList
        route={listCampaigns}
        name="campaigns"
        texts={{
          label: text('campaigns.title'),
          search: text('campaigns.search'),
          failed: text('campaigns.failed'),
          none: { icon: 'campaigns', title: text('campaigns.none.title'), text: text('campaigns.none.text') },
        }}
        filters={[
          {
            field: 'status',
            label: text('campaigns.status'),
            all: text('campaigns.status.all'),
            options: CAMPAIGN_STATUSES.map((status) => ({ value: status, label: text(`status.campaign.${status}`) })),
          },
          {
            field: 'owner',
            label: text('campaigns.owner'),
            all: text('campaigns.owner.all'),
            options: [{ value: 'me', label: text('campaigns.owner.me') }],
          },
          {
            field: 'application_id',
            given: application ? text('campaigns.application', { name: application }) : text('campaigns.application.chosen'),
          },
        ]}
        columns={useCampaignColumns()}
        rowId={idOf}
        rowName={(campaign) => campaign.name}
        rowOwner={(campaign) => campaign.owner.id}
        bulk={useCampaignActions()}
        create={<NewCampaign />}
      />
    </Page>
  )
}

/** Of the application that the address narrows the list to; undefined where the person may not read it. */
function useApplicationName(): string | undefined {
  const words = useApplicationWords()
  const { application_id } = usePageInput(listCampaigns)
  const application = useCall(getApplication, application_id ? { application_id } : null).data
  return application && words(application)
}

function NewCampaign() {
  const text = useText()
  const isAllowed = useMay(createCampaign)
  return isAllowed ? (
    <LinkButton look="primary" to={paths.campaignCreate()}>
      {text('campaigns.new')}
    </LinkButton>
  ) : null
}
