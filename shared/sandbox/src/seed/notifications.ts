import type { Database } from '../db/database.ts'
import { type AudienceRule, notificationApplications, notifications } from '../db/schema/index.ts'
import { APPLICATION } from './applications.ts'
import { campaignId, HANOI_FIRST } from './campaigns.ts'
import { seedId } from './ids.ts'
import { metricIds } from './metrics.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'

type Row = typeof notifications.$inferInsert
type Plan = readonly [
  campaign: number,
  type: Row['notification_type'],
  audience: Row['audience_type'],
  title: string,
  brief: string,
  applications: readonly string[],
  more?: Pick<Partial<Row>, 'metadata_rule'> & Partial<Row['content']>,
]

const { quest, puzzle, lantern, racer, tales } = APPLICATION
const rule = (code: string, operator: AudienceRule['operator'], value: AudienceRule['value']): AudienceRule => ({
  ...metricIds(code),
  operator,
  value,
  time_range: null,
})
const PLANS: readonly Plan[] = [
  [
    1,
    'promotion',
    'character',
    'Summer quest has begun',
    'Ten weeks of rewards await.',
    [quest, puzzle],
    {
      metadata_rule: [rule('level', '>=', 10)],
      content: '<p>Ten weeks of rewards await, <b>one for every day</b> that you play.</p><ul><li>Gold</li><li>Jade</li></ul>',
      read_more_url: 'https://lotus.example/summer',
    },
  ],
  [1, 'notification', 'user', 'Maintenance on Thursday', 'From 02:00 to 04:00, Vietnam time.', [quest]],
  [
    2,
    'promotion',
    'character',
    'Mùa hè đến rồi!',
    'Đăng nhập để nhận quà mỗi ngày.',
    [quest, tales],
    { metadata_rule: [rule('in_guild', '=', true), rule('has_paid', '=', false)], read_more_url: 'lotus://summer' },
  ],
  [4, 'promotion', 'user', 'Đêm hội sắp bắt đầu', 'Hẹn bạn lúc 20 giờ tối nay.', [lantern]],
  [6, 'notification', 'character', 'Two days, forty levels', 'The sprint starts on Saturday.', [puzzle]],
  [HANOI_FIRST, 'promotion', 'character', 'Start your engines', 'Six circuits are open.', [racer]],
  [21, 'promotion', 'character', 'The last blossoms', 'Two days are left.', [quest]],
]

export async function seedNotifications(db: Database, { day }: Moment): Promise<void> {
  await db.insert(notifications).values(
    PLANS.map(([campaign, notification_type, audience_type, title, brief, , { metadata_rule = [], ...content } = {}], n): Row => {
      const created = new Date(day(-9).getTime() + n * 61_000)
      return {
        id: notificationId(n + 1),
        publisher_id: campaign >= HANOI_FIRST ? PUBLISHER.hanoi : PUBLISHER.lotus,
        campaign_id: campaignId(campaign),
        status: n === 1 ? 'inactive' : 'active',
        notification_type,
        audience_type,
        metadata_rule,
        title,
        content: { title, brief, content: `<p>${brief}</p>`, image_url: null, read_more_url: null, ...content },
        created_on: created,
        updated_on: created,
      }
    }),
  )
  await db.insert(notificationApplications).values(
    PLANS.flatMap(([campaign, , , , , applications], n) =>
      applications.map((application_id, position) => ({
        id: seedId('notificationApplication', (n + 1) * 10 + position),
        campaign_id: campaignId(campaign),
        notification_id: notificationId(n + 1),
        application_id,
      })),
    ),
  )
}

/** The number of a demo notification is its place in the plans, from 1. */
export const notificationId = (n: number) => seedId('notification', n)
export const HANOI_NOTIFICATION = notificationId(6)
