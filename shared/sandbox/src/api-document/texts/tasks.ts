import { TASK_TYPE_RULES, TASK_TYPES, updateCampaign } from '@console/contract'
import { MISSION_TYPES } from '../../mission-types.ts'
import { seedId } from '../../seed/ids.ts'
import { taskId } from '../../seed/tasks.ts'
import { APPLICATION_ID } from './applications.ts'
import { type Entities, keysIn, type ResourceTexts } from './resource-texts.ts'
import { ruleEntities } from './rule-entities.ts'

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
    const { entity, entities, sample } = MISSION_TYPES[type]
    const completion_metadata_rule = COMPLETIONS[TASK_TYPE_RULES[type].completion]
    const description = `A mission of the type \`${type}\` to create or change.`
    return [
      [`${entity}Write`, { description, fields: { ...WRITE, completion_metadata_rule }, example: { task_type: type, content: sample } }],
      ...Object.entries(entities),
    ]
  }),
)

export const taskTexts: ResourceTexts<'tasks'> = {
  tag: 'Missions of campaigns, which reward characters and users.',
  calls: {
    'tasks.list': {
      summary: 'List the missions of a campaign',
      description: 'In full, as tasks.get returns them.',
      query: { q: 'Part of the name.', status: 'Only those with this status.', task_type: 'Only those of this type.' },
    },
    'tasks.estimate': {
      summary: 'Estimate the size of an audience',
      description: 'Counts who meets the conditions, and changes nothing. Also works for a campaign that has ended.',
      wrong: { '/body/metadata_rule/0/value': 'value_type_mismatch', '/body/application_ids/0': 'not_found' },
    },
    'tasks.create': {
      summary: 'Create a mission',
      description: SHARED,
      wrong: {
        '/body/content/read_more_url': 'invalid_url_or_app_link',
        '/body/metadata_rule/0/operator': 'operator_not_allowed',
        '/body/rewards/0/application_id': 'not_found',
      },
    },
    'tasks.get': { summary: 'Read a mission', description: 'With its rewards and the names of its metrics.' },
    'tasks.update': {
      summary: 'Change a mission',
      description: `${SHARED} Rewards of applications that stay keep their ids. Another type is 422 \`immutable\`.`,
      wrong: { '/body/task_type': 'immutable', '/body/content/duration': 'too_big' },
    },
    'tasks.delete': { summary: 'Delete a mission', description: 'Possible after the mission has ended, but not after its campaign has.' },
    'tasks.end': {
      summary: 'End a mission',
      description:
        'Final: the mission becomes inactive and gets `ended_on`, and from then on it can only be read and deleted. No body. A second call is 409 `already_ended`.',
      fields: { message: 'For people, in English.', task: 'The ended mission.' },
      response: { message: 'End mission success', task: { status: 'inactive', ended_on: '2026-11-20T08:00:00.000Z', version: 2 } },
    },
  },
  entities: {
    ...ruleEntities,
    ...typeEntities,
    Task: {
      description: 'A mission: what characters or users do for a reward.',
      example: {
        id: taskId(9),
        name: 'Đọc truyện đèn lồng',
        description: 'Bài viết về phố cổ.',
        task_type: 'article',
        audience_type: 'user',
        content: MISSION_TYPES.article.sample,
        ended_on: null,
        completion_metadata_rule: null,
      },
      fields: { ...FIELDS, content: 'In the shape for its type, as in the body of tasks.create.' },
    },
    TaskApplication: {
      description: 'What a mission gives in one application.',
      fields: { id: 'The id of the pair, not of the application.' },
      example: { id: seedId('taskApplication', 90) },
    },
    PostbackParam: {
      description: 'Added to the call that reports a completed mission to the application.',
      example: { name: 'click_id', value: '{click_id}' },
    },
    RewardDescription: {
      description: 'What a person who completes the mission gets.',
      fields: { icon_url: 'Null for none.' },
      example: { item: 'Gold', amount: 900, summary: '900 gold', description: 'Sent to the mailbox of the game.' },
    },
    TaskWrite: {
      description: 'A mission to create or change, by its type.',
      example: { metadata_rule: [{}], status: 'active', rewards: [{}] },
    },
    RewardWrite: {
      description: 'What a mission gives in one application.',
      fields: {
        application_id: 'One of the campaign’s applications, otherwise `not_found`.',
      },
      example: { application_id: APPLICATION_ID },
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
