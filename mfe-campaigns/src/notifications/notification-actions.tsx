import { createNotification, keeping, type Notification, NotificationWrite, paths, updateNotification } from '@console/contract'
import { type RecordAction, useDeleteAction, useStatusAction } from '@console/records'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { notificationRecord } from './notification-record.ts'
import { useNotificationRefusal } from './notification-state.ts'
import { valuesOf } from './notification-values.ts'

/** What can be done with a notification, on its page and in its row. */
export function useNotificationActions(): readonly RecordAction<Notification>[] {
  const text = useText()
  const becoming = useStatusAction(notificationRecord)
  const removing = useDeleteAction(notificationRecord)
  const refuses = useNotificationRefusal()
  const status = {
    place: 'button',
    words: (one: string) => text(`status.${one as 'active' | 'inactive'}`),
    // A backend may hold a notification that its own rules refuse by now; only the form can put it right.
    refuses: (one: Notification) =>
      refuses(one) ?? (v.is(keeping(NotificationWrite), valuesOf(one)) ? undefined : text('notification.incomplete')),
  } as const
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
      ...status,
    }),
    becoming('active', {
      label: text('action.activate'),
      done: text('notification.activate.done'),
      failed: text('notification.activate.failed'),
      ...status,
    }),
    { ...removing(), refuses },
  ]
}
