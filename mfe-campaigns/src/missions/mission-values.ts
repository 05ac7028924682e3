import { type AudienceType, contentOf, type Task, type TaskTypeCode } from '@console/contract'
import type { JsonEdit } from '../audience/json-edit.ts'
import { newRule, type RuleValues, valuesOfRule } from '../audience/rule/rule-values.ts'
import { areUntouched, type PageValues, withFirstPage } from '../survey/survey-values.ts'
import { type RewardValues, rewardsOf } from './rewards/reward-values.ts'

/** What the form of a mission holds; a new one has no type yet, and what a stored one has may be unknown. */
export interface MissionValues extends Readonly<Record<string, unknown>> {
  readonly name: string
  readonly description: string
  readonly status: 'active' | 'inactive' | 'unknown'
  readonly task_type: TaskTypeCode | null
  readonly content: Readonly<Record<string, unknown>>
  readonly completion_metadata_rule: RuleValues | null
  readonly audience_type: AudienceType | 'unknown'
  readonly metadata_rule: readonly RuleValues[]
  readonly metadata_json: JsonEdit | null
  readonly rewards: readonly RewardValues[]
}

/** What the form opens with; almost empty on creation. */
export function valuesOf(task: Task | undefined): MissionValues {
  const type = task && task.task_type !== 'unknown' ? task.task_type : null
  const completion = task?.completion_metadata_rule
  return {
    name: task?.name ?? '',
    description: task?.description ?? '',
    status: task?.status ?? 'inactive',
    task_type: type,
    content: type && task ? contentOf(type, task.content) : {},
    completion_metadata_rule: completion ? valuesOfRule(completion) : null,
    audience_type: task?.audience_type ?? 'character',
    metadata_rule: task?.metadata_rule.map(valuesOfRule) ?? [],
    metadata_json: null,
    rewards: rewardsOf(task),
  }
}

/** A copy to be created. It is inactive, so that it reaches nobody before someone has looked at it. */
export function duplicateOf(task: Task, name: string): MissionValues {
  return { ...valuesOf(task), name, status: 'inactive' }
}

export type TypedValues = Pick<MissionValues, 'task_type' | 'content' | 'completion_metadata_rule'>

/** The values of another type: what both types have stays, and a type that is completed by a rule begins with an empty one. */
export function switchedTo(
  type: TaskTypeCode,
  { content, completion_metadata_rule }: TypedValues,
  rule: 'required' | 'optional' | 'none',
): TypedValues {
  const kept = rule === 'none' ? null : completion_metadata_rule
  return {
    task_type: type,
    content: type === 'survey' ? withFirstPage(contentOf('survey', content)) : contentOf(type, content),
    completion_metadata_rule: rule === 'required' ? (kept ?? newRule()) : kept,
  }
}

/** The names of the fields that were filled in and that another type has no place for. */
export function droppedBy(after: TypedValues, before: TypedValues): string[] {
  const lost = Object.entries(before.content).flatMap(([name, value]) =>
    isLost(name, value) && isBlank(after.content[name]) ? [name] : [],
  )
  const losesRule = !isBlank(before.completion_metadata_rule?.metric_id) && after.completion_metadata_rule === null
  return losesRule ? [...lost, 'completion_metadata_rule'] : lost
}

/** Whether anything is entered in a new mission beside its type, which takes one press. */
export function isBegun(typed: MissionValues, opened: MissionValues): boolean {
  const { task_type, content, completion_metadata_rule, ...others } = typed
  const entered = droppedBy(UNTYPED, { task_type, content, completion_metadata_rule })
  return entered.length > 0 || Object.entries(others).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(opened[name]))
}

const UNTYPED: TypedValues = { task_type: null, content: {}, completion_metadata_rule: null }

/** The first page of a survey comes by itself: untouched, it is no loss. */
const isLost = (name: string, value: unknown) => !isBlank(value) && !(name === 'pages' && areUntouched(value as readonly PageValues[]))
const isBlank = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
