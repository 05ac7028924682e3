import * as v from 'valibot'
import { AUDIENCE_TYPES } from '../audience-types.ts'
import { ActiveStatus } from '../fields/shapes.ts'
import { requiredText } from '../fields/text.ts'
import { MetadataRules, MetadataRuleWrite } from '../rules.ts'
import { RewardWrite } from '../task-rewards.ts'
import { TASK_TYPE_RULES, type TaskTypeCode } from './task-types.ts'

const TASK_NAME_MAX = 200
const TASK_DESCRIPTION_MAX = 20_000

const common = {
  name: requiredText(TASK_NAME_MAX),
  description: requiredText(TASK_DESCRIPTION_MAX),
  metadata_rule: MetadataRules,
  status: ActiveStatus,
  audience_type: v.picklist(AUDIENCE_TYPES, 'invalid_option'),
  /** One for each application of the mission; each is one of the campaign's. */
  rewards: v.pipe(
    v.array(RewardWrite),
    v.minLength(1),
    v.maxLength(100),
    v.check((rewards) => new Set(rewards.map(({ application_id }) => application_id)).size === rewards.length, 'duplicate'),
  ),
}

const COMPLETIONS = {
  required: MetadataRuleWrite,
  optional: v.nullable(MetadataRuleWrite),
  none: v.null('invalid_option'),
}

export const writeOf = <const T extends TaskTypeCode, C extends v.GenericSchema>(task_type: T, content: C) =>
  v.object({
    ...common,
    task_type: v.literal(task_type),
    content,
    completion_metadata_rule: COMPLETIONS[TASK_TYPE_RULES[task_type].completion] as Completion<T>,
  })
type Completion<T extends TaskTypeCode> = (typeof COMPLETIONS)[(typeof TASK_TYPE_RULES)[T]['completion']]
