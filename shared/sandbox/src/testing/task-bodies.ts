import { TASK_TYPE_RULES, TASK_TYPES, type TaskTypeCode, type TaskWrite } from '@console/contract'
import { MISSION_TYPES } from '../mission-types.ts'
import type { Reward } from '../routes/tasks/task-applications.ts'
import { APPLICATION } from '../seed/applications.ts'
import { metricIds } from '../seed/metrics.ts'

export const REWARD: Reward = {
  application_id: APPLICATION.quest,
  postback_param: [{ name: 'click_id', value: '{click_id}' }],
  reward_description: {
    item: 'Vàng',
    amount: 2.5,
    summary: 'Vàng cho người chơi',
    description: 'Sent to the mailbox of the game.',
    icon_url: 'https://cdn.example/gold.png',
  },
}

const COMMON = {
  name: 'Nhiệm vụ mùa hè',
  description: 'For whoever plays every day.',
  metadata_rule: [
    { ...metricIds('level'), operator: '>=', value: 10, time_range: null },
    { ...metricIds('sessions'), operator: '>', value: 3, time_range: { type: 'during_last', amount: 2, unit: 'week' } },
  ],
  status: 'active',
  audience_type: 'character',
  rewards: [REWARD],
} satisfies Omit<TaskWrite, 'task_type' | 'content' | 'completion_metadata_rule'>

const COMPLETION: TaskWrite['completion_metadata_rule'] = {
  ...metricIds('quests_completed'),
  operator: '>=',
  value: 3,
  time_range: { type: 'since', since: '2026-11-01T00:00:00.000Z' },
}

type Bodies = { readonly [T in TaskTypeCode]: Extract<TaskWrite, { task_type: T }> }

const FULLER: { readonly [T in TaskTypeCode]?: Bodies[T]['content'] } = {
  article: { ...MISSION_TYPES.article.sample, title: 'Cẩm nang', read_more_url: 'lotus://guide/summer' },
  email: {
    ...MISSION_TYPES.email.sample,
    content: '<p>Hello <b>{{first_name}}</b>, {{gift}} is waiting.</p>',
    variables: ['first_name', 'gift'],
  },
  video: { ...MISSION_TYPES.video.sample, read_more_url: 'https://lotus.example/trailer' },
  survey: {
    title: 'Khảo sát',
    pages: [
      {
        id: 'p1',
        title: '',
        questions: [
          { id: 'q1', type: 'text', title: 'What do you like?', required: true, max_length: 500 },
          {
            id: 'q2',
            type: 'multiple',
            title: 'What do you play?',
            required: false,
            options: [
              { id: 'a', label: 'Story' },
              { id: 'b', label: 'Arena' },
            ],
            allow_other: true,
            min_select: 1,
            max_select: 2,
          },
        ],
      },
      {
        id: 'p2',
        title: 'The end',
        questions: [{ id: 'q3', type: 'number', title: 'How old are you?', required: false, min: 6, max: 120 }],
      },
    ],
  },
}

/** For a campaign that runs on Lotus Quest, spelled as in a response. Types that need no completion rule have none, but for the email. */
export const TASK_BODIES = Object.fromEntries(
  TASK_TYPES.map((task_type) => {
    const hasRule = TASK_TYPE_RULES[task_type].completion === 'required' || task_type === 'email'
    const content = FULLER[task_type] ?? MISSION_TYPES[task_type].sample
    return [task_type, { ...COMMON, task_type, content, completion_metadata_rule: hasRule ? COMPLETION : null }]
  }),
) as Bodies
