import { keepUnknown, type Notification, NotificationWrite } from '@console/contract'
import { type RecordAction, useStatusAction } from '@console/records'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { notificationRecord } from './notification-record.ts'
import { useNotificationRefusal } from './notification-state.ts'
import { valuesOf } from './notification-values.ts'

type Words = Pick<Parameters<ReturnType<typeof useStatusAction<Notification, Notification>>>[1], 'label' | 'done' | 'failed'>

export function useNotificationBecoming(): (status: 'active' | 'inactive', words: Words) => RecordAction<Notification> {
  const text = useText()
  const becoming = useStatusAction(notificationRecord)
  const refuses = useNotificationRefusal()
  return (status, words) =>
    becoming(status, {
      ...words,
      place: 'button',
      words: (one) => text(`status.${one as 'active' | 'inactive'}`),
      // A backend may hold a notification that its own rules refuse by now; only the form can put it right.
      refuses: (one) => refuses(one) ?? (v.is(keepUnknown(NotificationWrite), valuesOf(one)) ? undefined : text('notification.incomplete')),
    })
}

/** A notification is activated by itself, or together with its campaign. */
export function useNotificationActivation(): RecordAction<Notification> {
  const text = useText()
  const becoming = useNotificationBecoming()
  return becoming('active', {
    label: text('action.activate'),
    done: text('notification.activate.done'),
    failed: text('notification.activate.failed'),
  })
}
