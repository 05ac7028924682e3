import { useCall } from '@console/api'
import { type Campaign, createNotification, listNotifications, paths } from '@console/contract'
import { Box, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { useAudienceText } from '../audience/audience-sentence.tsx'
import { CHILDREN_SHOWN, ChildList } from '../campaign-children/child-list.tsx'
import { useText } from '../text.ts'
import { useNotificationActions } from './notification-actions.tsx'
import { notificationRecord } from './notification-record.ts'
import { NotificationStatus } from './notification-status.tsx'

/** Has no search, filters or columns, because the missions of the page have the address for theirs. */
export function NotificationList({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const audienceText = useAudienceText()
  const { status, campaign_notifications: expected } = campaign
  const areAllInactive = expected.length > 0 && expected.every((notification) => notification.status === 'inactive')
  return (
    <ChildList
      of={notificationRecord}
      title={text('campaign.notifications')}
      expected={expected.length}
      parts={useCall(listNotifications, { campaign_id: campaign.id, page_size: CHILDREN_SHOWN, sort: 'created_on' })}
      actions={useNotificationActions()}
      create={{ campaign, call: createNotification, label: text('notifications.add'), to: paths.notificationCreate(campaign.id) }}
      notice={status === 'active' && areAllInactive ? <Text textStyle="sm">{text('notifications.noneActive')}</Text> : null}
      failed={text('notifications.failed')}
      none={text('campaign.noNotifications')}
      more={(count) => text('notifications.more', { count })}
    >
      {(notification) => (
        <ChildFacts
          kind={text(`notification.type.${notification.notification_type}`)}
          audience={audienceText(notification.metadata_rule, notification.audience_type)}
          status={<NotificationStatus notification={notification} />}
        />
      )}
    </ChildList>
  )
}

interface FactsProps {
  readonly kind: string
  /** In words, on as many lines as it takes. */
  readonly audience: string
  readonly status: ReactNode
}

/** Follows the name in a row. */
function ChildFacts({ kind, audience, status }: FactsProps) {
  return (
    <>
      <Text w="6.5rem" color="fg.muted">
        {kind}
      </Text>
      <Text
        w={{ base: 'full', lg: 'auto' }}
        flex={{ lg: '1' }}
        minW={{ lg: '0' }}
        order={{ base: '1', lg: '0' }}
        color="fg.muted"
        overflowWrap="break-word"
      >
        {audience}
      </Text>
      <Box w="9rem">{status}</Box>
    </>
  )
}
