import {
  type ApplicationRef,
  type Campaign,
  hasUnknownQuestions,
  type Notification,
  NotificationWrite,
  type Task,
  TaskWrite,
} from '@console/contract'
import * as v from 'valibot'
import { kindOfRule } from '../../audience/rule/metric-kind.ts'
import type { RuleValues } from '../../audience/rule/rule-values.ts'
import { duplicateOf as duplicateOfMission } from '../../missions/mission-values.ts'
import { duplicateOf as duplicateOfNotification } from '../../notifications/notification-values.ts'
import { likenessOfMission, likenessOfNotification } from './copied-already.ts'

type Body<Kind, Write> = { readonly kind: Kind; readonly body: Write }
/** Why a part cannot be copied; its words are `campaign.copy.<refusal>`. */
export type CopyRefusal = 'application' | 'incomplete'

interface Original {
  /** With the kind, since ids of missions and notifications may be the same. */
  readonly id: string
  readonly name: string
  /** What it has in common with its copy. */
  readonly likeness: string
  /** Its applications that the other campaign does not run on, so that its copy is without them. */
  readonly dropped: readonly ApplicationRef[]
}

/** A mission or a notification to be copied: what is sent, or why nothing is. */
export type CopyPart = Original &
  (
    | Body<'mission', TaskWrite>
    | Body<'notification', NotificationWrite>
    | { readonly kind: 'mission' | 'notification'; readonly refusal: CopyRefusal }
  )

type Dated = Pick<Campaign, 'start_date'>
type Target = Dated & Pick<Campaign, 'campaign_applications'>

/**
 * The copies of a campaign's parts for another campaign: inactive, in those of their applications that it runs on too, and the
 * dates in their conditions moved as far as the start of the campaign.
 */
export function copyPlan(missions: readonly Task[], notifications: readonly Notification[], from: Dated, to: Target): CopyPart[] {
  const by = Date.parse(to.start_date) - Date.parse(from.start_date)
  const runsIn = (id: string | number) => to.campaign_applications.some(({ application }) => application.id === String(id))
  return [
    ...missions.map((mission) => missionCopy(mission, by, runsIn)),
    ...notifications.map((notification) => notificationCopy(notification, by, runsIn)),
  ]
}

type RunsIn = (applicationId: string | number) => boolean

function missionCopy(mission: Task, by: number, runsIn: RunsIn): CopyPart {
  const applications = mission.task_applications.map(({ application }) => application)
  const part = {
    id: `mission ${mission.id}`,
    name: mission.name,
    likeness: likenessOfMission(mission),
    dropped: applications.filter(({ id }) => !runsIn(id)),
    kind: 'mission',
  } as const
  const values = duplicateOfMission(mission, mission.name)
  const rewards = values.rewards.filter(({ application_id }) => runsIn(application_id))
  if (rewards.length === 0) return { ...part, refusal: 'application' }
  const completion = values.completion_metadata_rule
  const body = v.safeParse(TaskWrite, {
    ...values,
    rewards,
    metadata_rule: values.metadata_rule.map((rule) => moved(rule, by)),
    completion_metadata_rule: completion && moved(completion, by),
  })
  const isWhole = body.success && !hasUnknownQuestions(mission.content)
  return isWhole ? { ...part, body: body.output } : { ...part, refusal: 'incomplete' }
}

function notificationCopy(notification: Notification, by: number, runsIn: RunsIn): CopyPart {
  const applications = notification.notification_applications.map(({ application }) => application)
  const part = {
    id: `notification ${notification.id}`,
    name: notification.content.title,
    likeness: likenessOfNotification(notification),
    dropped: applications.filter(({ id }) => !runsIn(id)),
    kind: 'notification',
  } as const
  const values = duplicateOfNotification(notification)
  const application_ids = values.application_ids.filter(runsIn)
  if (application_ids.length === 0) return { ...part, refusal: 'application' }
  const metadata_rule = values.metadata_rule.map((rule) => moved(rule, by))
  const body = v.safeParse(NotificationWrite, { ...values, application_ids, metadata_rule })
  return body.success ? { ...part, body: body.output } : { ...part, refusal: 'incomplete' }
}

/** The condition with its dates moved `by` milliseconds later. Values that are not dates stay as they are. */
function moved(rule: RuleValues, by: number): RuleValues {
  const { value, time_range: range } = rule
  const isDate = kindOfRule(rule) === 'date' && typeof value === 'string'
  const time_range =
    range?.type === 'since'
      ? { ...range, since: later(range.since, by) }
      : range?.type === 'between'
        ? { ...range, from: later(range.from, by), to: later(range.to, by) }
        : range
  return { ...rule, value: isDate ? later(value, by) : value, time_range }
}

function later(instant: string, by: number): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : new Date(at + by).toISOString()
}
