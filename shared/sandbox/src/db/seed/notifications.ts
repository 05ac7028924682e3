import type { Database } from '../database.ts'
import { notificationApplications, notifications } from '../schema/index.ts'
import { APPLICATION } from './applications.ts'
import { campaignId, HANOI_FIRST } from './campaigns.ts'
import { seedId } from './ids.ts'
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
]

const { quest, puzzle, lantern, racer, tales } = APPLICATION
const PLANS: readonly Plan[] = [
  [1, 'promotion', 'character', 'Summer quest has begun', 'Ten weeks of rewards await.', [quest, puzzle]],
  [1, 'notification', 'user', 'Maintenance on Thursday', 'From 02:00 to 04:00, Vietnam time.', [quest]],
  [2, 'promotion', 'character', 'Mùa hè đến rồi!', 'Đăng nhập để nhận quà mỗi ngày.', [quest, tales]],
  [4, 'promotion', 'user', 'Đêm hội sắp bắt đầu', 'Hẹn bạn lúc 20 giờ tối nay.', [lantern]],
  [6, 'notification', 'character', 'Two days, forty levels', 'The sprint starts on Saturday.', [puzzle]],
  [HANOI_FIRST, 'promotion', 'character', 'Start your engines', 'Six circuits are open.', [racer]],
]

export async function seedNotifications(db: Database, { day }: Moment): Promise<void> {
  await db.insert(notifications).values(
    PLANS.map(([campaign, notification_type, audience_type, title, brief], n): Row => {
      const created = new Date(day(-9).getTime() + n * 61_000)
      return {
        id: seedId('notification', n + 1),
        publisher_id: campaign >= HANOI_FIRST ? PUBLISHER.hanoi : PUBLISHER.lotus,
        campaign_id: campaignId(campaign),
        status: n === 1 ? 'inactive' : 'active',
        notification_type,
        audience_type,
        metadata_rule: [],
        title,
        content: { title, brief, content: `<p>${brief}</p>`, image_url: null, read_more_url: null },
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
        notification_id: seedId('notification', n + 1),
        application_id,
      })),
    ),
  )
}
