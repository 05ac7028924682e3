import { asReceived } from '@console/api'
import {
  type ApplicationRef,
  type Campaign,
  fieldErrors,
  hasUnknownQuestions,
  keepUnknown,
  mediaRefusals,
  type Notification,
  NotificationWrite,
  type Task,
  TaskWrite,
} from '@console/contract'
import type { FieldRefusal, FormChecks } from '@console/forms'
import * as v from 'valibot'
import { missionRecord } from '../../missions/mission-record.ts'
import { type MissionValues, valuesOf as valuesOfMission } from '../../missions/mission-values.ts'
import { notificationRecord } from '../../notifications/notification-record.ts'
import { type NotificationValues, valuesOf as valuesOfNotification } from '../../notifications/notification-values.ts'
import { adapt, laterBy, type Mapping, metricIn, SAME } from './adapt.ts'
import { missionMatchKey, notificationMatchKey } from './copied-already.ts'

/** Why a part cannot be copied; its words are `campaign.copy.<refusal>`. */
export type CopyRefusal = 'application' | 'incomplete' | 'metric'

interface Common {
  /** With kind and place, since ids of missions and notifications may be the same, and in a file any. */
  readonly id: string
  readonly name: string
  /** What it has in common with its copy. */
  readonly matchKey: string
  /** Applications that the other campaign does not run on, so that the copy is without them. */
  readonly dropped: readonly ApplicationRef[]
}

/** The copy as a form would hold it, and with what the console does not know. */
interface Copy<Kind, Values, Original> {
  readonly kind: Kind
  readonly values: Values
  readonly came: Original
}
export type WritableCopy = Common & (Copy<'mission', MissionValues, Task> | Copy<'notification', NotificationValues, Notification>)

export type CopyPart = WritableCopy | RefusedCopy
interface RefusedCopy extends Common {
  readonly kind: 'mission' | 'notification'
  readonly refusal: CopyRefusal
  /** First error of an incomplete one, if known. */
  readonly wrong?: FieldRefusal | undefined
}

export const isWritable = (part: CopyPart): part is WritableCopy => 'values' in part

type Dated = Pick<Campaign, 'start_date'>
type Target = Dated & Pick<Campaign, 'campaign_applications'>

export interface Originals extends Dated {
  readonly missions: readonly Task[]
  readonly notifications: readonly Notification[]
  /** A part as it came, where no call returned it. */
  readonly cameAs?: (original: Task | Notification) => unknown
}

/** Returns copies for another campaign: inactive, in the applications that it runs on, and dates in conditions moved with its start. */
export function copyPlan(from: Originals, to: Target, mapping: Mapping = SAME): CopyPart[] {
  const runsOn = new Set(to.campaign_applications.map(({ application }) => application.id))
  const applicationOf = (id: string) => {
    const mapped = mapping.applicationOf(id)
    return mapped !== undefined && runsOn.has(mapped) ? mapped : undefined
  }
  const change = { applicationOf, metricOf: mapping.metricOf, by: laterBy(from, to) }
  const cameAs = from.cameAs ?? asReceived
  const droppedOf = (pairs: readonly { readonly application: ApplicationRef }[]) =>
    pairs.map(({ application }) => application).filter(({ id }) => applicationOf(id) === undefined)
  const lacksMetric = (...rules: readonly (Parameters<typeof metricIn>[0] | null | undefined)[]) =>
    rules.some((rule) => rule && mapping.metricOf(metricIn(rule)) === undefined)

  /** What the API would refuse, as far as that is known here. */
  function wrongIn<Values>(schema: v.GenericSchema, values: Values, original: Task | Notification, checks: FormChecks<Values> = () => []) {
    const read = v.safeParse(keepUnknown(schema), values)
    // An address that an API has stored is left to that API.
    const addresses = from.cameAs ? mediaRefusals(values) : []
    const refusals: FieldRefusal[] = [...(read.success ? [] : fieldErrors(read.issues, '/body')), ...checks(values), ...addresses]
    // A form holds nothing in place of what it cannot read, which is not missing.
    return refusals.map((one) =>
      one.code === 'required' && isThere(cameAs(original), one.pointer) ? { ...one, code: 'invalid_type' } : one,
    )
  }

  function missionCopy(mission: Task, place: number): CopyPart {
    const copy = adapt(mission, change)
    const values = valuesOfMission(copy)
    const part = {
      id: `mission ${place} ${mission.id}`,
      name: mission.name,
      matchKey: missionMatchKey(mission),
      dropped: droppedOf(mission.task_applications),
      kind: 'mission',
    } as const
    if (values.rewards.length === 0) return { ...part, refusal: 'application' }
    if (lacksMetric(...mission.metadata_rule, mission.completion_metadata_rule)) return { ...part, refusal: 'metric' }
    const [wrong] = wrongIn(TaskWrite, values, mission, missionRecord.checks)
    if (hasUnknownQuestions(mission)) return { ...part, refusal: 'incomplete' }
    if (wrong) return { ...part, refusal: 'incomplete', wrong }
    return { ...part, values, came: adapt(cameAs(mission) as Task, change) }
  }

  function notificationCopy(notification: Notification, place: number): CopyPart {
    const copy = adapt(notification, change)
    const values = valuesOfNotification(copy)
    const part = {
      id: `notification ${place} ${notification.id}`,
      name: notification.content.title,
      matchKey: notificationMatchKey(notification),
      dropped: droppedOf(notification.notification_applications),
      kind: 'notification',
    } as const
    if (values.application_ids.length === 0) return { ...part, refusal: 'application' }
    if (lacksMetric(...notification.metadata_rule)) return { ...part, refusal: 'metric' }
    const [wrong] = wrongIn(NotificationWrite, values, notification, notificationRecord.checks)
    if (wrong) return { ...part, refusal: 'incomplete', wrong }
    return { ...part, values, came: adapt(cameAs(notification) as Notification, change) }
  }

  return [...from.missions.map(missionCopy), ...from.notifications.map(notificationCopy)]
}

/** Whether a record as it came has a value at the pointer. */
function isThere(came: unknown, pointer: string): boolean {
  let value = came
  for (const name of pointer.split('/').slice(2)) value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}
