import { createNotification, type Notification, paths, updateNotification } from '@console/contract'
import { type RecordAction, useDeleteAction } from '@console/records'
import { useText } from '../text.ts'
import { useNotificationActivation, useNotificationBecoming } from './notification-activation.ts'
import { notificationRecord } from './notification-record.ts'
import { useNotificationRefusal } from './notification-state.ts'

export function useNotificationActions(): readonly RecordAction<Notification>[] {
  const text = useText()
  const becoming = useNotificationBecoming()
  const activation = useNotificationActivation()
  const removing = useDeleteAction(notificationRecord)
  const refuses = useNotificationRefusal()
  return [
    {
      id: 'edit',
      needs: updateNotification,
      place: 'primary',
      refuses,
      one: { label: text('action.edit'), to: ({ id, campaign }) => paths.notificationEdit(campaign.id, id) },
    },
    {
      id: 'duplicate',
      needs: createNotification,
      refuses,
      one: { label: text('notification.duplicate'), to: ({ id, campaign }) => paths.notificationDuplicate(campaign.id, id) },
    },
    becoming('inactive', {
      label: text('action.deactivate'),
      done: text('notification.deactivate.done'),
      failed: text('notification.deactivate.failed'),
    }),
    activation,
    { ...removing(), refuses },
  ]
}
