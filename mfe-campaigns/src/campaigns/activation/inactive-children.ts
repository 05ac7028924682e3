import { type Loadable, useAllRows } from '@console/api'
import { type Campaign, listNotifications, listTasks, type Notification, type Task } from '@console/contract'
import type { RecordAction } from '@console/records'
import { useMayDo } from '@console/session'
import { useMissionActivation } from '../../missions/mission-activation.ts'
import { missionRecord } from '../../missions/mission-record.ts'
import { useNotificationActivation } from '../../notifications/notification-activation.ts'
import { notificationRecord } from '../../notifications/notification-record.ts'
import { type ActivationStep, stepOf } from './use-activation.ts'

export interface InactiveChild extends ActivationStep {
  /** Why it cannot be activated, in words; undefined if it can. */
  readonly refusal: string | undefined
}

export interface CampaignChildren {
  readonly inactive: readonly InactiveChild[]
  readonly activeMissions: number
}

type Owned = Pick<Campaign, 'id' | 'owner'>

/** Inactive missions and notifications that have not ended, each with its activation. */
export function useInactiveChildren(campaign: Owned): Loadable<CampaignChildren> {
  const inactiveOf = useInactiveAmong()
  const missions = useAllRows(listTasks, inputOf(campaign))
  const notifications = useAllRows(listNotifications, inputOf(campaign))
  const failed = [missions, notifications].find(({ data, error }) => !data && error)
  if (!missions.data || !notifications.data) return { ...(failed ?? missions), data: undefined }
  return {
    ...missions,
    data: {
      inactive: inactiveOf(campaign, missions.data.rows, notifications.data.rows),
      activeMissions: missions.data.rows.filter(({ status, ended_on }) => status === 'active' && !ended_on).length,
    },
  }
}

const inputOf = ({ id }: Owned) => ({ campaign_id: id, sort: 'created_on' }) as const

/** Leaves out parts of unknown status and those that the person may not change. */
function useInactiveAmong(): (campaign: Owned, missions: readonly Task[], notifications: readonly Notification[]) => InactiveChild[] {
  const mayDo = useMayDo()
  const activateMission = useMissionActivation() as Activation<Task>
  const activateNotification = useNotificationActivation() as Activation<Notification>
  return ({ owner }, missions, notifications) => [
    ...(mayDo(activateMission.needs, owner.id)
      ? missions
          .filter(({ status, ended_on }) => status === 'inactive' && !ended_on)
          .map((one) => childOf('mission', one, missionRecord.title(one), activateMission))
      : []),
    ...(mayDo(activateNotification.needs, owner.id)
      ? notifications
          .filter(({ status }) => status === 'inactive')
          .map((one) => childOf('notification', one, notificationRecord.title(one), activateNotification))
      : []),
  ]
}

type Activation<One> = RecordAction<One> & Required<Pick<RecordAction<One>, 'call'>>

function childOf<One extends { readonly id: string }>(
  kind: 'mission' | 'notification',
  one: One,
  name: string,
  { refuses, call }: Activation<One>,
): InactiveChild {
  return { ...stepOf(kind, one.id, name, one, call), refusal: refuses?.(one) }
}
