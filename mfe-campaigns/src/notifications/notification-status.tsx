import type { Notification } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { Status } from '@console/ui'
import { useText } from '../text.ts'

export function NotificationStatus({
  notification: { campaign, status },
}: {
  readonly notification: Pick<Notification, 'campaign' | 'status'>
}) {
  const text = useText()
  return campaign.status === 'ended' ? <Status tone="closed">{text('status.campaign.ended')}</Status> : <StatusBadge status={status} />
}
