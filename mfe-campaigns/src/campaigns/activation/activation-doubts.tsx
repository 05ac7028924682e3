import type { Campaign, CampaignSummary } from '@console/contract'
import { PlainList } from '@console/ui'
import { useText } from '../../text.ts'
import { applicationsOf } from '../campaign-record.ts'
import { preflightOf } from '../preflight/preflight.ts'

/** What speaks against activating a campaign from its list, as far as a row knows, and that what is in it is not activated too. */
export function ActivationDoubts({ campaign }: { readonly campaign: Campaign | CampaignSummary }) {
  const text = useText()
  const { start_date, end_date } = campaign
  const content = contentOf(campaign)
  const found = preflightOf({ start_date, end_date, applications: applicationsOf(campaign), ...content }, Date.now())
  // That an active campaign is visible right away from its start is what Activate is pressed for.
  const checks = found.filter(({ id }) => id !== 'pastStart')
  return (
    <PlainList>
      {checks.map(({ id, count }) => (
        <li key={id}>{text(`campaign.preflight.${id}`, { count })}</li>
      ))}
      {content.missions + content.notifications > 0 ? <li>{text('campaign.activate.alone')}</li> : null}
    </PlainList>
  )
}

/** A row has counts in place of the missions and notifications; a backend that does not count is taken to have some. */
function contentOf(campaign: Campaign | CampaignSummary): { readonly missions: number; readonly notifications: number } {
  if ('campaign_tasks' in campaign) {
    return { missions: campaign.campaign_tasks.length, notifications: campaign.campaign_notifications.length }
  }
  const { tasks_count: missions = 1, notifications_count: notifications = 1 } = campaign
  return { missions, notifications }
}
