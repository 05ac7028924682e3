import type { Campaign, CampaignSummary } from '@console/contract'
import type { Member } from '../../http/access.ts'
import { presentApplicationRef } from '../applications/presenter.ts'
import type { FoundCampaign, FoundCampaignSummary } from './repository.ts'

export const presentCampaignSummary = (member: Member, found: FoundCampaignSummary): CampaignSummary => ({
  ...presentFields(member, found),
  tasks_count: found.tasksCount,
  notifications_count: found.notificationsCount,
})

export const presentCampaign = (member: Member, found: FoundCampaign): Campaign => ({
  ...presentFields(member, found),
  campaign_tasks: found.tasks.map(({ id, name, status, task_type, audience_type, ended_on }) => ({
    id,
    name,
    status,
    task_type,
    audience_type,
    ended_on: ended_on?.toISOString() ?? null,
  })),
  campaign_notifications: found.notifications.map(({ id, status, notification_type, audience_type, title }) => ({
    id,
    status,
    notification_type,
    audience_type,
    title,
  })),
})

const presentFields = (member: Member, { row, owner, applications }: FoundCampaignSummary | FoundCampaign) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  publisher: { id: member.publisherId, name: member.publisherName },
  status: row.status,
  start_date: row.start_date.toISOString(),
  end_date: row.end_date.toISOString(),
  owner,
  ended_on: row.ended_on?.toISOString() ?? null,
  campaign_applications: applications.map(({ id, application }) => ({ id, application: presentApplicationRef(application) })),
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
