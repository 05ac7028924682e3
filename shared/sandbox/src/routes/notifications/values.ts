import type { createNotification, ReadOf } from '@console/contract'
import { checkRules, rulesAt } from '../../audience/rules.ts'
import type { Database } from '../../db/database.ts'
import type { CampaignKey, NotificationRow } from '../../db/schema/index.ts'
import { findUnknownIds, refuseFields } from '../../problems/problem.ts'
import { findApplicationIdsOf } from '../campaigns/campaign-applications.ts'

export type NotificationValues = Pick<
  NotificationRow,
  'status' | 'notification_type' | 'audience_type' | 'metadata_rule' | 'title' | 'content'
>

/**
 * Returns the values of a body; throws 422 for each of its rules and applications that the metrics or the campaign do not allow.
 * A type that is not sent stays as it is in `before`.
 */
export async function checkValues(
  db: Database,
  campaign: CampaignKey,
  body: ReadOf<typeof createNotification>,
  before?: NotificationRow,
): Promise<NotificationValues> {
  const { status, notification_type, audience_type, content, metadata_rule, application_ids } = body
  const ofCampaign = await findApplicationIdsOf(db, campaign.id)
  const audience = await checkRules(db, rulesAt('/body/metadata_rule', metadata_rule))
  refuseFields([...findUnknownIds(ofCampaign, application_ids, (n) => `/body/application_ids/${n}`), ...audience.wrong])
  return {
    status,
    notification_type: notification_type === undefined && before ? before.notification_type : (notification_type ?? 'promotion'),
    audience_type: audience_type === undefined && before ? before.audience_type : (audience_type ?? 'character'),
    metadata_rule: audience.rules.map(({ rule }) => rule),
    title: content.title,
    content,
  }
}
