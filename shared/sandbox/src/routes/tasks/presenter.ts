import type { Task } from '@console/contract'
import { presentRule } from '../../audience/presenter.ts'
import { presentApplicationRef } from '../applications/presenter.ts'
import type { OwnedCampaign } from '../campaigns/repository.ts'
import type { FoundTask } from './repository.ts'

export const presentTask = ({ row: campaign, owner }: OwnedCampaign, { row, rewards, metrics }: FoundTask): Task => ({
  id: row.id,
  name: row.name,
  description: row.description,
  metadata_rule: row.metadata_rule.map((rule) => presentRule(rule, metrics)),
  campaign: { id: campaign.id, name: campaign.name, status: campaign.status, owner },
  status: row.status,
  ended_on: row.ended_on?.toISOString() ?? null,
  task_type: row.task_type,
  audience_type: row.audience_type,
  content: row.content,
  completion_metadata_rule: row.completion_metadata_rule && presentRule(row.completion_metadata_rule, metrics),
  task_applications: rewards.map(({ id, application, postback_param, reward_description }) => ({
    id,
    application: presentApplicationRef(application),
    postback_param,
    reward_description,
  })),
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
