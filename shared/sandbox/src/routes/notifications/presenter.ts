import type { Notification } from '@console/contract'
import { presentRule } from '../../audience/presenter.ts'
import { presentApplicationRef } from '../applications/presenter.ts'
import type { OwnedCampaign } from '../campaigns/repository.ts'
import type { FoundNotification } from './repository.ts'

export const presentNotification = (
  { row: campaign, owner }: OwnedCampaign,
  { row, applications, metrics }: FoundNotification,
): Notification => ({
  id: row.id,
  status: row.status,
  metadata_rule: row.metadata_rule.map((rule) => presentRule(rule, metrics)),
  notification_type: row.notification_type,
  audience_type: row.audience_type,
  content: row.content,
  campaign: { id: campaign.id, name: campaign.name, status: campaign.status, owner },
  notification_applications: applications.map(({ id, application }) => ({ id, application: presentApplicationRef(application) })),
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
