import type { Database } from '../db/database.ts'
import { type AudienceRule, taskApplications, tasks } from '../db/schema/index.ts'
import { MISSION_TYPES } from '../mission-types.ts'
import { APPLICATION } from './applications.ts'
import { campaignId, HANOI_FIRST } from './campaigns.ts'
import { seedId } from './ids.ts'
import { metricIds } from './metrics.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'

type Row = typeof tasks.$inferInsert
interface Rules {
  /** Everybody if absent. */
  readonly audience?: readonly AudienceRule[]
  readonly completion?: AudienceRule
}
type Plan = readonly [
  campaign: number,
  type: Row['task_type'],
  name: string,
  description: string,
  applications: readonly string[],
  rules?: Rules,
]

const rule = (
  code: string,
  operator: AudienceRule['operator'],
  value: AudienceRule['value'],
  time_range: AudienceRule['time_range'] = null,
): AudienceRule => ({ ...metricIds(code), operator, value, time_range })
const last = (amount: number, unit: 'day' | 'week' | 'month') => ({ type: 'during_last', amount, unit }) as const

function plansOf({ day }: Moment): readonly Plan[] {
  const { quest, puzzle, lantern, cafe, racer, tales } = APPLICATION
  const on = (offset: number) => day(offset).toISOString()
  return [
    [
      1,
      'metric_event',
      'Reach level 20',
      'Any character counts.',
      [quest],
      { audience: [rule('level', '<', 20), rule('character_class', '<>', 'healer')], completion: rule('level', '>=', 20) },
    ],
    [
      1,
      'article',
      'Read the summer guide',
      'Two minutes with the guide.',
      [quest, puzzle],
      { audience: [rule('last_login', '>=', on(-30))] },
    ],
    [
      1,
      'email',
      'Open the summer letter',
      'Follow the link in the letter.',
      [quest],
      {
        audience: [rule('has_paid', '=', true), rule('total_spent', '>=', 200_000, last(3, 'month'))],
        completion: rule('sessions', '>=', 1, last(1, 'week')),
      },
    ],
    [1, 'html_playable', 'Try the boat race', 'One round is enough.', [quest], { audience: [rule('power', '>', 62.5)] }],
    [1, 'video', 'Watch the trailer', 'The new region in ninety seconds.', [quest, puzzle]],
    [
      1,
      'survey',
      'Tell us about your summer',
      'Three questions.',
      [quest],
      { audience: [rule('sessions', '>=', 5, last(30, 'day')), rule('friends', '>', 3), rule('platform', '=', 'android')] },
    ],
    [
      2,
      'metric_event',
      'Đăng nhập 7 ngày liên tiếp',
      'Tính theo giờ Việt Nam.',
      [quest],
      { audience: [rule('in_guild', '=', true)], completion: rule('login_streak', '>=', 7) },
    ],
    [2, 'video', 'Xem đoạn phim mở đầu', 'Không cần xem hết.', [tales]],
    [4, 'article', 'Đọc truyện đèn lồng', 'Bài viết về phố cổ.', [lantern]],
    [
      5,
      'survey',
      'Bạn thích loại bánh nào?',
      'Khảo sát vui dịp Trung Thu.',
      [lantern, cafe],
      { audience: [rule('playtime', '>=', 2.5, { type: 'between', from: on(-60), to: on(-1) })] },
    ],
    [5, 'html_playable', 'Làm đèn ông sao', 'Ghép năm cánh sao.', [lantern]],
    [
      6,
      'metric_event',
      'Finish 40 levels',
      'Within the weekend.',
      [puzzle],
      { completion: rule('quests_completed', '>=', 40, last(2, 'day')) },
    ],
    [
      21,
      'metric_event',
      'Collect 50 blossoms',
      'Ended with the campaign.',
      [quest],
      { completion: rule('quests_completed', '>=', 50, { type: 'between', from: on(-120), to: on(-90) }) },
    ],
    [24, 'article', 'Thư gửi các bạn nhỏ', 'Kết thúc cùng chiến dịch.', [lantern]],
    [
      HANOI_FIRST,
      'metric_event',
      'Win six circuits',
      'In any order.',
      [racer],
      { completion: rule('quests_completed', '>=', 6, { type: 'since', since: on(-10) }) },
    ],
  ]
}

export async function seedTasks(db: Database, moment: Moment): Promise<void> {
  const { day } = moment
  const plans = plansOf(moment)
  const isEnded = (campaign: number) => campaign === 21 || campaign === 24
  await db.insert(tasks).values(
    plans.map(([campaign, task_type, name, description, , rules = {}], n): Row => {
      const ended = isEnded(campaign) ? day(campaign === 21 ? -90 : -88) : null
      const created = new Date(day(ended ? -125 : -25).getTime() + n * 61_000)
      return {
        id: taskId(n + 1),
        publisher_id: campaign >= HANOI_FIRST ? PUBLISHER.hanoi : PUBLISHER.lotus,
        campaign_id: campaignId(campaign),
        name,
        description,
        status: ended || n === 3 ? 'inactive' : 'active',
        ended_on: ended,
        task_type,
        audience_type: n % 3 === 0 ? 'character' : 'user',
        metadata_rule: rules.audience ?? [],
        completion_metadata_rule: rules.completion ?? null,
        content: MISSION_TYPES[task_type].sample,
        created_on: created,
        updated_on: ended ?? created,
      }
    }),
  )
  await db.insert(taskApplications).values(
    plans.flatMap(([campaign, , name, , applications], n) =>
      applications.map((application_id, position) => ({
        id: seedId('taskApplication', (n + 1) * 10 + position),
        campaign_id: campaignId(campaign),
        task_id: taskId(n + 1),
        application_id,
        position,
        ...rewardIn(position, n, name),
      })),
    ),
  )
}

/** The number of a demo mission is its place in the plans, from 1. */
export const taskId = (n: number) => seedId('task', n)
export const HANOI_TASK = taskId(15)

function rewardIn(position: number, n: number, name: string) {
  const [item, amount] = position === 0 ? ['Gold', 100 * (n + 1)] : ['Jade', n + 1]
  return {
    postback_param:
      position === 0
        ? [
            { name: 'click_id', value: '{click_id}' },
            { name: 'mission', value: '{task_id}' },
          ]
        : [],
    reward_description: { item, amount, summary: `${amount} ${item.toLowerCase()}`, description: `For ‘${name}’.`, icon_url: null },
  }
}
