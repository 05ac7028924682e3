import { TASK_TYPE_RULES, TASK_TYPES, type Task, type TaskWrite, updateCampaign } from '@console/contract'
import { MISSION_TYPES } from '../../mission-types.ts'
import { campaignId } from '../../seed/campaigns.ts'
import { seedId } from '../../seed/ids.ts'
import { taskId } from '../../seed/tasks.ts'
import { LANTERN_NIGHT } from './applications.ts'
import { CATEGORY, METRIC, RULE_CATEGORY, RULE_METRIC } from './metrics.ts'
import { type Entities, keysIn, type ResourceTexts } from './resource-texts.ts'
import { ruleEntities } from './rule-entities.ts'

const RULE = {
  metrics_category_id: CATEGORY.id,
  metric_id: METRIC.id,
  operator: '>=',
  value: 2.5,
  time_range: { type: 'during_last', amount: 2, unit: 'month' },
} as const
const REWARD = {
  postback_param: [{ name: 'click_id', value: '{click_id}' }],
  reward_description: { item: 'Gold', amount: 900, summary: '900 gold', description: 'Sent to the mailbox of the game.', icon_url: null },
}
const CONTENT = {
  title: 'Truyện đèn lồng',
  image_url: 'https://cdn.lotus.example/lantern.jpg',
  read_more_url: 'https://lotus.example/lantern',
  duration: 120,
}
const REQUEST: TaskWrite = {
  name: 'Đọc truyện đèn lồng',
  description: 'Bài viết về phố cổ.',
  metadata_rule: [RULE],
  status: 'active',
  audience_type: 'user',
  task_type: 'article',
  content: CONTENT,
  completion_metadata_rule: null,
  rewards: [{ application_id: LANTERN_NIGHT.id, ...REWARD }],
}
const TASK: Task = {
  id: taskId(9),
  name: 'Đọc truyện đèn lồng',
  description: 'Bài viết về phố cổ.',
  metadata_rule: [{ ...RULE, metrics_category: RULE_CATEGORY, metric: RULE_METRIC }],
  campaign: {
    id: campaignId(4),
    name: 'Đêm hội đèn lồng',
    status: 'active',
    owner: { id: seedId('user', 5), email: 'own@lotus.example', first_name: 'Oanh', last_name: 'Đặng' },
  },
  status: 'active',
  ended_on: null,
  task_type: 'article',
  audience_type: 'user',
  content: CONTENT,
  completion_metadata_rule: null,
  task_applications: [{ id: seedId('taskApplication', 90), application: LANTERN_NIGHT, ...REWARD }],
  version: 1,
  created_on: '2026-10-26T00:08:08.000Z',
  updated_on: '2026-10-26T00:08:08.000Z',
}
const LATER = '2026-11-20T08:00:00.000Z'
const ENDED: Task = { ...TASK, status: 'inactive', ended_on: LATER, version: 2, updated_on: LATER }

const SHARED = `Missions have no permissions of their own: changing one counts as changing its campaign, whose owner also owns the mission. Needs ${keysIn(
  updateCampaign,
)}.`
const AUDIENCE = 'Who gets it: conditions, all of which must be met; without any, everyone.'
const COMPLETION = 'When it is completed; null if doing it is enough.'
const FIELDS = {
  metadata_rule: AUDIENCE,
  status: '`inactive`: not ready, or paused. A mission that has ended stays inactive.',
  ended_on: 'Null as long as it has not ended.',
  task_type: 'One of ref.task_types; never changes.',
  audience_type: 'Who it is for: characters, or the users behind them.',
  completion_metadata_rule: COMPLETION,
} as const
const WRITE = {
  description: 'Plain text.',
  metadata_rule: AUDIENCE,
  audience_type: FIELDS.audience_type,
  rewards: 'One for each application of the mission; the same application twice is `duplicate`.',
} as const
const COMPLETIONS = { required: 'When it is completed; required.', optional: COMPLETION, none: 'Null: doing it is enough.' } as const
const typeEntities: Entities = Object.fromEntries(
  TASK_TYPES.flatMap((type) => {
    const { entity, entities } = MISSION_TYPES[type]
    const completion_metadata_rule = COMPLETIONS[TASK_TYPE_RULES[type].completion]
    const description = `A mission of the type \`${type}\` to create or change.`
    return [[`${entity}Write`, { description, fields: { ...WRITE, completion_metadata_rule } }], ...Object.entries(entities)]
  }),
)

export const taskTexts: ResourceTexts<'tasks'> = {
  tag: 'Missions of campaigns, which reward characters and users.',
  calls: {
    'tasks.list': {
      summary: 'List the missions of a campaign',
      description: 'In full, as tasks.get returns them.',
      query: { q: 'Part of the name.', status: 'Only those with this status.', task_type: 'Only those of this type.' },
      answer: { items: [TASK], page: 1, page_size: 20, total: 1, total_capped: false },
    },
    'tasks.estimate': {
      summary: 'Estimate the size of an audience',
      description: 'Counts who meets the conditions, and changes nothing. Also works for a campaign that has ended.',
      request: { metadata_rule: [RULE], audience_type: 'user', application_ids: [LANTERN_NIGHT.id] },
      wrong: { '/body/metadata_rule/0/value': 'value_type_mismatch', '/body/application_ids/0': 'not_found' },
      answer: { audience_size: 310, audience_type: 'user', estimated_on: LATER, metrics_without_values: [] },
    },
    'tasks.create': {
      summary: 'Create a mission',
      description: SHARED,
      request: REQUEST,
      wrong: {
        '/body/content/read_more_url': 'invalid_url_or_app_link',
        '/body/metadata_rule/0/operator': 'operator_not_allowed',
        '/body/rewards/0/application_id': 'not_found',
      },
      answer: TASK,
    },
    'tasks.get': { summary: 'Read a mission', description: 'With its rewards and the names of its metrics.', answer: TASK },
    'tasks.update': {
      summary: 'Change a mission',
      description: `${SHARED} Rewards of applications that stay keep their ids. Another type is 422 \`immutable\`.`,
      request: { ...REQUEST, status: 'inactive' },
      wrong: { '/body/task_type': 'immutable', '/body/content/duration': 'too_big' },
      answer: { ...TASK, status: 'inactive', version: 2, updated_on: LATER },
    },
    'tasks.delete': { summary: 'Delete a mission', description: 'Possible after the mission has ended, but not after its campaign has.' },
    'tasks.end': {
      summary: 'End a mission',
      description:
        'Final: the mission becomes inactive and gets `ended_on`, and from then on it can only be read and deleted. No body. A second call is 409 `already_ended`.',
      fields: { message: 'For people, in English.', task: 'The ended mission.' },
      answer: { message: 'End mission success', task: ENDED },
    },
  },
  entities: {
    ...ruleEntities,
    ...typeEntities,
    Task: {
      description: 'A mission: what characters or users do for a reward.',
      fields: { ...FIELDS, content: 'In the shape for its type, as in the body of tasks.create.' },
    },
    TaskApplication: {
      description: 'What a mission gives in one application.',
      fields: { id: 'The id of the pair, not of the application.' },
    },
    PostbackParam: { description: 'Added to the call that reports a completed mission to the application.' },
    RewardDescription: { description: 'What a person who completes the mission gets.', fields: { icon_url: 'Null for none.' } },
    TaskWrite: { description: 'A mission to create or change, by its type.' },
    RewardWrite: {
      description: 'What a mission gives in one application.',
      fields: {
        application_id: 'One of the campaign’s applications, otherwise `not_found`.',
      },
    },
    PostbackParams: { description: 'Added to the call that reports a completed mission. Entries with neither name nor value are dropped.' },
    PostbackParamWrite: {
      description: 'A parameter of the postback. If only one part is given, the other is `required`.',
      fields: { name: 'Can be empty if the value is.', value: 'Can be empty if the name is.' },
    },
    RewardDescriptionWrite: {
      description: 'What a person who completes the mission gets.',
      fields: { amount: 'More than 0, otherwise `not_positive`.', icon_url: 'Null for none.' },
    },
  },
}
