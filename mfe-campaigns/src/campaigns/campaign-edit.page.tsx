import { campaignAllows } from '@console/contract'
import { RecordEditPage } from '@console/records/form'
import { useText } from '../text.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { applicationsOf, campaignRecord } from './campaign-record.ts'

/** An ended campaign cannot be edited: the page shows the reason instead of the form. */
export function CampaignEditPage() {
  const text = useText()
  return (
    <RecordEditPage of={campaignRecord} refuses={({ status }) => (campaignAllows(status, 'update') ? undefined : text('campaign.ended'))}>
      {(campaign) => (
        <CampaignFields
          applications={applicationsOf(campaign)}
          missions={campaign.campaign_tasks.length}
          notifications={campaign.campaign_notifications.length}
          isRunning={campaign.status === 'active'}
        />
      )}
    </RecordEditPage>
  )
}
