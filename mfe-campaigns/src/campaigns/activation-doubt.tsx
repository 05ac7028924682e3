import type { Campaign, CampaignSummary } from '@console/contract'
import type { Question } from '@console/records'
import { PlainList } from '@console/ui'
import { useText } from '../text.ts'
import { applicationsOf } from './campaign-record.ts'
import { preflightOf } from './preflight/preflight.ts'

/** Returns what is asked before a campaign is activated: nothing where nothing speaks against it. */
export function useActivationDoubt(): (campaign: Campaign | CampaignSummary) => Question | undefined {
  const text = useText()
  return (campaign) => {
    const { start_date, end_date } = campaign
    const found = preflightOf({ start_date, end_date, applications: applicationsOf(campaign), ...contentOf(campaign) }, Date.now())
    // That an active campaign is visible right away from its start is what Activate is pressed for.
    const checks = found.filter(({ id }) => id !== 'pastStart')
    if (checks.length === 0) return undefined
    return {
      title: text('campaign.activate.title'),
      confirm: text('action.activate'),
      danger: false,
      body: (
        <PlainList>
          {checks.map(({ id, count }) => (
            <li key={id}>{text(`campaign.preflight.${id}`, { count })}</li>
          ))}
        </PlainList>
      ),
    }
  }
}

/** A row has counts in place of the missions and notifications; where a backend does not count, nobody is warned. */
function contentOf(campaign: Campaign | CampaignSummary): { readonly missions: number; readonly notifications: number } {
  if ('campaign_tasks' in campaign) {
    return { missions: campaign.campaign_tasks.length, notifications: campaign.campaign_notifications.length }
  }
  const { tasks_count: missions = 1, notifications_count: notifications = 1 } = campaign
  return { missions, notifications }
}
