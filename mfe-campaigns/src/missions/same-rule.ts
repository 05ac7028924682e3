import { TASK_TYPE_RULES, type Task } from '@console/contract'
import { isSameRule } from '../audience/recent-rules.ts'
import { completeRule, type RuleValues, valuesOfRule } from '../audience/rule/rule-values.ts'

export interface Completion {
  /** The mission that is edited; absent on creation. */
  readonly id?: string | undefined
  readonly task_type: Task['task_type'] | null
  readonly rule: RuleValues | null
  readonly applicationIds: readonly string[]
}

/** Missions that are completed together with this one: of the same rule, not ended, in one of its applications. */
export function missionsOfSameRule({ id, task_type, rule, applicationIds }: Completion, missions: readonly Task[]): Task[] {
  if (!rule || !isByRule(task_type) || !completeRule(rule)) return []
  return missions.filter(
    (other) =>
      other.id !== id &&
      !other.ended_on &&
      isByRule(other.task_type) &&
      other.task_applications.some(({ application }) => applicationIds.includes(application.id)) &&
      other.completion_metadata_rule &&
      isSameRule(valuesOfRule(other.completion_metadata_rule), rule),
  )
}

export const completionOf = ({ id, task_type, completion_metadata_rule, task_applications }: Task): Completion => ({
  id,
  task_type,
  rule: completion_metadata_rule ? valuesOfRule(completion_metadata_rule) : null,
  applicationIds: task_applications.map(({ application }) => application.id),
})

/** Whether nothing but its rule completes a mission of the type. */
const isByRule = (type: Task['task_type'] | null) => type !== null && type !== 'unknown' && TASK_TYPE_RULES[type].completion === 'required'
