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

/** What a mission of each type is made with in a campaign that runs on Lotus Quest, in the spelling in which it is answered. */
export const TASK_BODIES = Object.fromEntries(
  TASK_TYPES.map((task_type) => {
    const completion_metadata_rule = TASK_TYPE_RULES[task_type].completion === 'none' ? null : COMPLETION
    return [task_type, { ...COMMON, task_type, content: MISSION_TYPES[task_type].sample, completion_metadata_rule }]
  }),
) as Bodies
