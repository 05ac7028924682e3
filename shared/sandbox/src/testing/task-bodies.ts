import type { TaskWrite } from '@console/contract'
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

/** What a mission of each type is made with in a campaign that runs on Lotus Quest, in the spelling in which it is answered. */
export const TASK_BODIES: { readonly [T in TaskWrite['task_type']]: Extract<TaskWrite, { task_type: T }> } = {
  metric_event: { ...COMMON, task_type: 'metric_event', content: {}, completion_metadata_rule: COMPLETION },
  article: {
    ...COMMON,
    task_type: 'article',
    content: {
      title: 'Cẩm nang',
      image_url: 'https://cdn.example/guide.jpg',
      read_more_url: 'lotus://guide/summer',
      duration: 120,
    },
    completion_metadata_rule: null,
  },
  email: {
    ...COMMON,
    task_type: 'email',
    content: {
      subject: 'Chào {{first_name}}',
      content: '<p>Hello <b>{{first_name}}</b>, {{gift}} is waiting.</p>',
      cta_link: 'https://lotus.example/summer',
      variables: ['first_name', 'gift'],
    },
    completion_metadata_rule: COMPLETION,
  },
  html_playable: {
    ...COMMON,
    task_type: 'html_playable',
    content: { html_url: 'https://play.example/index.html', skippable_after: 20, variables: [{ name: 'locale', value: 'vi' }] },
    completion_metadata_rule: null,
  },
  video: {
    ...COMMON,
    task_type: 'video',
    content: {
      video_url: 'https://cdn.example/trailer.mp4',
      duration: 90,
      skippable_after: 30,
      image_url: 'https://cdn.example/trailer.jpg',
      read_more_url: 'https://lotus.example/trailer',
    },
    completion_metadata_rule: null,
  },
  survey: {
    ...COMMON,
    task_type: 'survey',
    content: {
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
    completion_metadata_rule: null,
  },
}
