import { TASK_TYPE_RULES, TASK_TYPES, type TaskType } from '@console/contract'
import { MISSION_TYPES } from '../../mission-types.ts'

/** The types of missions; fixed by the provider together with the shapes of their content (contract section 2). */
export const TASK_TYPE_LIST: readonly TaskType[] = TASK_TYPES.map((code) => ({
  id: code,
  code,
  name: MISSION_TYPES[code].name,
  description: MISSION_TYPES[code].description,
  status: 'active',
  skippable_time: TASK_TYPE_RULES[code].skip,
  needs_completion_rule: TASK_TYPE_RULES[code].completion,
}))
