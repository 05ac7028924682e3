import { type AudienceType, contentOf, type Task, type TaskTypeCode } from '@console/contract'
import type { JsonEdit } from '../audience/json-edit.ts'
import { type RuleValues, valuesOfRule } from '../audience/rule/rule-values.ts'
import { type RewardValues, rewardsOf } from './rewards/reward-values.ts'

/** A new mission has no type yet, and parts of a stored one may be unknown. */
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

/** Inactive, so that the copy reaches nobody before it is looked at. */
export function duplicateOf(task: Task, name: string): MissionValues {
  return { ...valuesOf(task), name, status: 'inactive' }
}
