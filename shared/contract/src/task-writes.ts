import * as v from 'valibot'
import { AUDIENCE_TYPES } from './audience-types.ts'
import { ActiveStatus, Id } from './fields/shapes.ts'
import { plainText, requiredText } from './fields/text.ts'
import { OptionalUrl } from './fields/url-inputs.ts'
import { route } from './route/route.ts'
import { MetadataRules, MetadataRuleWrite } from './rules.ts'
import { TASK_ANSWERS, TASK_TOUCHES, TASK_WRITING, TASKS } from './task-calls.ts'
import { ArticleContent, EmailContent, MetricEventContent, PlayableContent, SurveyContent, VideoContent } from './task-contents.ts'
import { type PostbackParam, Task } from './tasks.ts'

const TASK_NAME_MAX = 200
const TASK_DESCRIPTION_MAX = 20_000
const POSTBACK_NAME_MAX = 100
const POSTBACK_VALUE_MAX = 1000
const POSTBACK_PARAMS_MAX = 50
const REWARD_TEXT_MAX = 200
const REWARD_DESCRIPTION_MAX = 2000

/** Both parts, or nothing. */
export const PostbackParamWrite = v.pipe(
  v.object({ name: plainText(POSTBACK_NAME_MAX), value: plainText(POSTBACK_VALUE_MAX) }),
  v.forward(
    v.partialCheck([['name'], ['value']], ({ name, value }) => name !== '' || value === '', 'required'),
    ['name'],
  ),
  v.forward(
    v.partialCheck([['name'], ['value']], ({ name, value }) => value !== '' || name === '', 'required'),
    ['value'],
  ),
)

/** Refuses each row whose name one before it has, at the name. `message` tells the API document the code. */
function noNameTwice() {
  const check = v.rawCheck<PostbackParam[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const names = dataset.value.map(({ name }) => name)
    for (const [key, value] of dataset.value.entries()) {
      if (value.name === '' || names.indexOf(value.name) === key) continue
      addIssue({
        message: 'duplicate',
        path: [
          { type: 'array', origin: 'value', input: dataset.value, key, value },
          { type: 'object', origin: 'value', input: value, key: 'name', value: value.name },
        ],
      })
    }
  })
  return { ...check, message: 'duplicate' }
}

/** Rows with nothing in them are removed; of the others both parts are required (spec section 5), and each name is used once. */
export const PostbackParams = v.pipe(
  v.array(PostbackParamWrite),
  v.maxLength(POSTBACK_PARAMS_MAX),
  noNameTwice(),
  v.transform((params) => params.filter(({ name }) => name !== '')),
)

export const RewardDescriptionWrite = v.object({
  item: requiredText(REWARD_TEXT_MAX),
  amount: v.pipe(
    v.number(),
    v.finite(),
    v.check((amount) => amount > 0, 'not_positive'),
    // Beyond it JSON and the browser round in silence.
    v.maxValue(Number.MAX_SAFE_INTEGER),
  ),
  summary: requiredText(REWARD_TEXT_MAX),
  description: requiredText(REWARD_DESCRIPTION_MAX),
  icon_url: OptionalUrl,
})

export const RewardWrite = v.object({
  application_id: Id,
  postback_param: PostbackParams,
  reward_description: RewardDescriptionWrite,
})
export type RewardWrite = v.InferInput<typeof RewardWrite>

const common = {
  name: requiredText(TASK_NAME_MAX),
  description: requiredText(TASK_DESCRIPTION_MAX),
  metadata_rule: MetadataRules,
  status: ActiveStatus,
  audience_type: v.picklist(AUDIENCE_TYPES, 'invalid_option'),
  /** One for each application of the mission, each of which is one of the campaign's. */
  rewards: v.pipe(
    v.array(RewardWrite),
    v.minLength(1),
    v.maxLength(100),
    v.check((rewards) => new Set(rewards.map(({ application_id }) => application_id)).size === rewards.length, 'duplicate'),
  ),
}
const noRule = v.null('invalid_option')

export const MetricEventWrite = v.object({
  ...common,
  task_type: v.literal('metric_event'),
  content: MetricEventContent,
  completion_metadata_rule: MetadataRuleWrite,
})
export const ArticleWrite = v.object({
  ...common,
  task_type: v.literal('article'),
  content: ArticleContent,
  completion_metadata_rule: noRule,
})
export const EmailWrite = v.object({
  ...common,
  task_type: v.literal('email'),
  content: EmailContent,
  completion_metadata_rule: v.nullable(MetadataRuleWrite),
})
export const PlayableWrite = v.object({
  ...common,
  task_type: v.literal('html_playable'),
  content: PlayableContent,
  completion_metadata_rule: v.nullable(MetadataRuleWrite),
})
export const VideoWrite = v.object({ ...common, task_type: v.literal('video'), content: VideoContent, completion_metadata_rule: noRule })
export const SurveyWrite = v.object({ ...common, task_type: v.literal('survey'), content: SurveyContent, completion_metadata_rule: noRule })

/** A mission to write; the type decides the content and whether there is a completion rule (contract section 2). */
export const TaskWrite = v.variant('task_type', [MetricEventWrite, ArticleWrite, EmailWrite, PlayableWrite, VideoWrite, SurveyWrite])
export type TaskWrite = v.InferInput<typeof TaskWrite>

export const createTask = route({
  id: 'tasks.create',
  method: 'POST',
  path: TASKS,
  access: TASK_WRITING,
  body: TaskWrite,
  response: Task,
  status: 201,
  errors: ['campaign_not_found', 'campaign_ended'],
  versioned: true,
  idempotent: true,
  touches: TASK_TOUCHES,
  answers: TASK_ANSWERS,
})
/** The type never changes: another one is 422 `immutable`. */
export const updateTask = route({
  id: 'tasks.update',
  method: 'PUT',
  path: `${TASKS}/:task_id`,
  access: TASK_WRITING,
  body: TaskWrite,
  response: Task,
  status: 200,
  errors: ['campaign_not_found', 'task_not_found', 'campaign_ended', 'task_ended', 'version_mismatch'],
  versioned: true,
  touches: TASK_TOUCHES,
  answers: TASK_ANSWERS,
})
