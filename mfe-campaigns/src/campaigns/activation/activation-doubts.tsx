import { useCall } from '@console/api'
import { type Campaign, type CampaignSummary, listTasks, PAGE_SIZE_MAX } from '@console/contract'
import { serverNow } from '@console/session'
import { EntityLink, PlainList } from '@console/ui'
import { listOfInactive } from '../../missions/preflight/mission-preflight.ts'
import { useText } from '../../text.ts'
import { applicationsOf } from '../campaign-record.ts'
import { preflightOf } from '../preflight/preflight.ts'

/** What speaks against activation, as far as a row of the list knows, and that the contents are not activated too. */
export function ActivationDoubts({ campaign }: { readonly campaign: Campaign | CampaignSummary }) {
  const text = useText()
  const { start_date, end_date } = campaign
  const content = contentOf(campaign)
  const found = preflightOf({ start_date, end_date, applications: applicationsOf(campaign), ...content }, serverNow())
  // 'Visible right away' is what Activate is pressed for.
  const checks = found.filter(({ id }) => id !== 'pastStart')
  return (
    <PlainList aria-live="polite">
      {checks.map(({ id, count }) => (
        <li key={id}>{text(`campaign.preflight.${id}`, { count })}</li>
      ))}
      {content.missions > 0 ? <NoneActive campaignId={campaign.id} /> : null}
      {content.missions + content.notifications > 0 ? <li>{text('campaign.activate.alone')}</li> : null}
    </PlainList>
  )
}

/** Asks for the active missions of each campaign, because a row only counts its missions. */
function NoneActive({ campaignId: campaign_id }: { readonly campaignId: string }) {
  const text = useText()
  const active = useCall(listTasks, { campaign_id, status: 'active', page_size: PAGE_SIZE_MAX }).data
  if (!active || active.total > active.items.length || active.items.some(({ ended_on }) => !ended_on)) return null
  return (
    <li>
      {text('mission.preflight.noneActive', { name: '' })}{' '}
      <EntityLink to={listOfInactive(campaign_id)} quiet={false} inNewTab>
        {text('mission.remedy.noneActive')}
      </EntityLink>
    </li>
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
