import { ApiError, asReceived, call, readAll } from '@console/api'
import { type Campaign, getCampaign, listNotifications, listTasks, type Notification, type Task } from '@console/contract'
import { saveFile } from '@console/ui'
import { FORMAT, VERSION } from './format.ts'

/** Downloads the campaign with all its missions and notifications as one file. Throws `ApiError`. */
export async function exportCampaign(campaign_id: string): Promise<void> {
  const [campaign, missions, notifications] = await Promise.all([
    call(getCampaign, { campaign_id }),
    readAll(listTasks, { campaign_id, sort: 'created_on' }),
    readAll(listNotifications, { campaign_id, sort: 'created_on' }),
  ])
  // Without them the file would pass for the whole campaign.
  if ([missions, notifications].some(({ hasMore, leftOut }) => hasMore || leftOut > 0))
    throw new ApiError({ code: 'invalid_answer', status: 200 })
  const text = campaignFileText({ campaign, missions: missions.rows, notifications: notifications.rows })
  saveFile(`${fileName(campaign.name)}.campaign.json`, text, 'application/json')
}

/** Drops what file systems do not take. */
const fileName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'campaign'

interface Exported {
  readonly campaign: Campaign
  readonly missions: readonly Task[]
  readonly notifications: readonly Notification[]
}

/** Includes what the console does not know of the campaign. */
function campaignFileText({ campaign, missions, notifications }: Exported): string {
  const file = {
    format: FORMAT,
    version: VERSION,
    campaign: without(campaign, ['owner', 'publisher', 'campaign_tasks', 'campaign_notifications']),
    missions: missions.map((mission) => without(mission, ['campaign'])),
    notifications: notifications.map((notification) => without(notification, ['campaign'])),
  }
  return JSON.stringify(file, null, 2)
}

const without = (record: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(asReceived(record) as object).filter(([name]) => !names.includes(name)))
