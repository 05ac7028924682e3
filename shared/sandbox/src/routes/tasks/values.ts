import type { createTask, ReadOf } from '@console/contract'
import { checkRules, rulesAt } from '../../audience/rules.ts'
import type { Database } from '../../db/database.ts'
import type { CampaignKey, TaskRow } from '../../db/schema/index.ts'
import { findUnknownIds, refuseFields } from '../../problems/problem.ts'
import { findApplicationIdsOf } from '../campaigns/campaign-applications.ts'

export type TaskValues = Pick<
  TaskRow,
  'name' | 'description' | 'status' | 'audience_type' | 'content' | 'metadata_rule' | 'completion_metadata_rule'
>

/** Returns the values of a body; throws 422 for each of its rules and rewards that the campaign or the metrics do not allow. */
export async function checkValues(db: Database, campaign: CampaignKey, body: ReadOf<typeof createTask>): Promise<TaskValues> {
  const { name, description, status, audience_type, content, metadata_rule, completion_metadata_rule, rewards } = body
  const ofCampaign = await findApplicationIdsOf(db, campaign.id)
  const rewarded = rewards.map(({ application_id }) => application_id)
  const audience = await checkRules(db, rulesAt('/body/metadata_rule', metadata_rule))
  const sent = completion_metadata_rule ? [{ pointer: '/body/completion_metadata_rule', rule: completion_metadata_rule }] : []
  const completion = await checkRules(db, sent)
  refuseFields([
    ...findUnknownIds(ofCampaign, rewarded, (n) => `/body/rewards/${n}/application_id`),
    ...audience.wrong,
    ...completion.wrong,
  ])
  return {
    name,
    description,
    status,
    audience_type,
    content: { ...content },
    metadata_rule: audience.rules.map(({ rule }) => rule),
    completion_metadata_rule: completion.rules[0]?.rule ?? null,
  }
}
