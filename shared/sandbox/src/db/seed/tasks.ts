import type { Database } from '../database.ts'
import { taskApplications, tasks } from '../schema/index.ts'
import { APPLICATION } from './applications.ts'
import { campaignId, HANOI_FIRST } from './campaigns.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'

type Row = typeof tasks.$inferInsert
type Type = Row['task_type']
type Plan = readonly [campaign: number, type: Type, name: string, description: string, applications: readonly string[]]

const { quest, puzzle, lantern, cafe, racer, tales } = APPLICATION
const PLANS: readonly Plan[] = [
  [1, 'metric_event', 'Reach level 20', 'Any character counts.', [quest]],
  [1, 'article', 'Read the summer guide', 'Two minutes with the guide.', [quest, puzzle]],
  [1, 'email', 'Open the summer letter', 'Follow the link in the letter.', [quest]],
  [1, 'html_playable', 'Try the boat race', 'One round is enough.', [quest]],
  [1, 'video', 'Watch the trailer', 'The new region in ninety seconds.', [quest, puzzle]],
  [1, 'survey', 'Tell us about your summer', 'Three questions.', [quest]],
  [2, 'metric_event', 'Đăng nhập 7 ngày liên tiếp', 'Tính theo giờ Việt Nam.', [quest]],
  [2, 'video', 'Xem đoạn phim mở đầu', 'Không cần xem hết.', [tales]],
  [4, 'article', 'Đọc truyện đèn lồng', 'Bài viết về phố cổ.', [lantern]],
  [5, 'survey', 'Bạn thích loại bánh nào?', 'Khảo sát vui dịp Trung Thu.', [lantern, cafe]],
  [5, 'html_playable', 'Làm đèn ông sao', 'Ghép năm cánh sao.', [lantern]],
  [6, 'metric_event', 'Finish 40 levels', 'Within the weekend.', [puzzle]],
  [21, 'metric_event', 'Collect 50 blossoms', 'Ended with the campaign.', [quest]],
  [24, 'article', 'Thư gửi các bạn nhỏ', 'Kết thúc cùng chiến dịch.', [lantern]],
  [HANOI_FIRST, 'metric_event', 'Win six circuits', 'In any order.', [racer]],
]

export async function seedTasks(db: Database, { day }: Moment): Promise<void> {
  const isEnded = (campaign: number) => campaign === 21 || campaign === 24
  await db.insert(tasks).values(
    PLANS.map(([campaign, task_type, name, description], n): Row => {
      const ended = isEnded(campaign) ? day(campaign === 21 ? -90 : -88) : null
      const created = new Date(day(ended ? -125 : -25).getTime() + n * 61_000)
      return {
        id: seedId('task', n + 1),
        publisher_id: campaign >= HANOI_FIRST ? PUBLISHER.hanoi : PUBLISHER.lotus,
        campaign_id: campaignId(campaign),
        name,
        description,
        status: ended || n === 3 ? 'inactive' : 'active',
        ended_on: ended,
        task_type,
        audience_type: n % 3 === 0 ? 'character' : 'user',
        metadata_rule: [],
        completion_metadata_rule: task_type === 'metric_event' ? completionRule(n) : null,
        content: contentOf(task_type),
        created_on: created,
        updated_on: ended ?? created,
      }
    }),
  )
  await db.insert(taskApplications).values(
    PLANS.flatMap(([campaign, , name, , applications], n) =>
      applications.map((application_id, position) => ({
        id: seedId('taskApplication', (n + 1) * 10 + position),
        campaign_id: campaignId(campaign),
        task_id: seedId('task', n + 1),
        application_id,
        postback_param: position === 0 ? [{ name: 'click_id', value: '{click_id}' }] : [],
        reward_description: {
          item: 'Gold',
          amount: 100 * (n + 1),
          summary: `${100 * (n + 1)} gold`,
          description: `For '${name}'.`,
          icon_url: null,
        },
      })),
    ),
  )
}

const completionRule = (n: number) => ({
  metrics_category_id: seedId('metricCategory', 1),
  metric_id: seedId('metric', 1),
  operator: '>=',
  value: 10 + n,
  time_range: { type: 'during_last', amount: 7, unit: 'day' },
})

/** A whole content of each type, in the shape of contract section 2. */
function contentOf(type: Type): Record<string, unknown> {
  const question = { id: 'q1', title: 'How did you like it?', required: true }
  const contents: Record<Type, Record<string, unknown>> = {
    metric_event: {},
    article: {
      title: 'The guide',
      image_url: 'https://cdn.lotus.example/guide.jpg',
      read_more_url: 'https://lotus.example/guide',
      duration: 120,
    },
    email: {
      subject: 'Your summer, {{first_name}}',
      content: '<p>Hello {{first_name}}, there is a reward for you.</p>',
      cta_link: 'https://lotus.example/summer',
      variables: ['first_name'],
    },
    html_playable: { html_url: 'https://play.lotus.example/index.html', skippable_after: 10, variables: [{ name: 'locale', value: 'vi' }] },
    video: {
      video_url: 'https://cdn.lotus.example/trailer.mp4',
      duration: 90,
      skippable_after: 15,
      image_url: 'https://cdn.lotus.example/trailer.jpg',
      read_more_url: null,
    },
    survey: {
      title: 'Three questions',
      pages: [
        {
          id: 'p1',
          title: 'First page',
          questions: [
            { ...question, type: 'rating', max: 5 },
            {
              ...question,
              id: 'q2',
              title: 'What did you play?',
              type: 'multiple',
              options: [
                { id: 'a', label: 'Story' },
                { id: 'b', label: 'Arena' },
              ],
              allow_other: true,
            },
            { ...question, id: 'q3', title: 'Anything else?', required: false, type: 'text', max_length: 500 },
          ],
        },
      ],
    },
  }
  return contents[type]
}
