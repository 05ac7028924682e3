import { ApiError, call, readAll } from '@console/api'
import { getCampaign, listNotifications, listTasks } from '@console/contract'
import { saveFile } from '@console/ui'
import { campaignFileText } from './campaign-file.ts'

/** Puts the campaign with all its missions and notifications among the person's downloads, as one file. Throws `ApiError`. */
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

/** Without what file systems do not take. */
const fileName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'campaign'
