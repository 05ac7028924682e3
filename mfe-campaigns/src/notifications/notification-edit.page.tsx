import { useCall } from '@console/api'
import { getCampaign, type Notification } from '@console/contract'
import { RecordEditPage } from '@console/records/form'
import { SkeletonPage } from '@console/ui'
import { NotificationFields } from './notification-fields.tsx'
import { notificationRecord } from './notification-record.ts'
import { useNotificationRefusal } from './notification-state.ts'

export function NotificationEditPage() {
  return (
    <RecordEditPage wide of={notificationRecord} refuses={useNotificationRefusal()}>
      {(notification) => <Fields notification={notification} />}
    </RecordEditPage>
  )
}

/** Offers the applications of the campaign, which may be more; without access to it, the notification's own. */
function Fields({ notification }: { readonly notification: Notification }) {
  const campaign = useCall(getCampaign, { campaign_id: notification.campaign.id })
  if (!campaign.data && !campaign.error) return <SkeletonPage />
  const { campaign_applications } = campaign.data ?? { campaign_applications: notification.notification_applications }
  return (
    <NotificationFields campaignId={notification.campaign.id} applications={campaign_applications.map(({ application }) => application)} />
  )
}
