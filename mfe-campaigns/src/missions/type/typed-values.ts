import { type ContentField, contentOf, TASK_TYPE_RULES, type TaskTypeCode } from '@console/contract'
import { newRule } from '../../audience/rule/rule-values.ts'
import type { MissionValues } from '../mission-values.ts'
import { MISSION_TYPES } from '../types/mission-types.tsx'

export type TypedValues = Pick<MissionValues, 'task_type' | 'content' | 'completion_metadata_rule'>
type LostField = ContentField | 'completion_metadata_rule'

/** Keeps what both types have; a type that is completed by a rule begins with an empty one. */
export function switchedTo(type: TaskTypeCode, { content, completion_metadata_rule }: TypedValues): TypedValues {
  const { begin } = MISSION_TYPES[type]
  const rule = TASK_TYPE_RULES[type].completion
  const kept = rule === 'none' ? null : completion_metadata_rule
  return {
    task_type: type,
    content: begin ? begin(content) : contentOf(type, content),
    completion_metadata_rule: rule === 'required' ? (kept ?? newRule()) : kept,
  }
}

/** Filled-in fields that another type has no place for. */
export function droppedBy(after: TypedValues, before: TypedValues): LostField[] {
  const { entered = asItIs } = before.task_type ? MISSION_TYPES[before.task_type] : {}
  const lost: LostField[] = Object.entries(entered(before.content)).flatMap(([name, value]) =>
    !isBlank(value) && isBlank(after.content[name]) ? [name as ContentField] : [],
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

const asItIs = (content: TypedValues['content']) => content
const isBlank = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
