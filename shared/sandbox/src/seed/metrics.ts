import type { DataType } from '@console/contract'
import type { Database } from '../db/database.ts'
import { metricCategories, metrics } from '../db/schema/index.ts'
import { seedId } from './ids.ts'

type Words = readonly [en: string, vi: string]

interface Metric {
  readonly code: string
  readonly name: Words
  readonly description: Words
  readonly type: DataType
  readonly unit?: string
  readonly allowed?: readonly string[]
  readonly timed?: true
}

interface Category {
  readonly code: string
  readonly name: Words
  readonly description: Words
  readonly metrics: readonly Metric[]
}

const metric = (code: string, name: Words, description: Words, type: DataType, more: Partial<Metric> = {}): Metric => ({
  code,
  name,
  description,
  type,
  ...more,
})

const PROGRESS: Category = {
  code: 'progress',
  name: ['Progress', 'Tiến trình'],
  description: ['How far a player has come.', 'Người chơi đã tiến xa đến đâu.'],
  metrics: [
    metric('level', ['Level', 'Cấp độ'], ['The level that the player has reached.', 'Cấp độ người chơi đã đạt.'], 'short'),
    metric(
      'quests_completed',
      ['Quests completed', 'Số nhiệm vụ trong game đã xong'],
      ['Quests of the game that were completed.', 'Số nhiệm vụ trong game đã hoàn thành.'],
      'integer',
      { timed: true },
    ),
    metric(
      'character_class',
      ['Class', 'Lớp nhân vật'],
      ['The class of the character; users have none.', 'Lớp của nhân vật; người dùng không có lớp.'],
      'keyword',
      { allowed: ['warrior', 'mage', 'archer', 'healer'] },
    ),
    metric(
      'power',
      ['Power', 'Lực chiến'],
      ['Strength with everything the character wears.', 'Sức mạnh tính cả trang bị của nhân vật.'],
      'float',
    ),
  ],
}

const ENGAGEMENT: Category = {
  code: 'engagement',
  name: ['Engagement', 'Mức độ gắn bó'],
  description: ['How often and how long someone plays.', 'Người chơi vào game thường xuyên đến đâu và chơi bao lâu.'],
  metrics: [
    metric(
      'last_login',
      ['Last login', 'Lần đăng nhập gần nhất'],
      ['When the player was last seen.', 'Thời điểm người chơi vào game gần nhất.'],
      'date',
    ),
    metric('sessions', ['Sessions', 'Số phiên chơi'], ['How often the game was opened.', 'Số lần mở game.'], 'integer', { timed: true }),
    metric('playtime', ['Play time', 'Thời gian chơi'], ['Hours spent in the game.', 'Số giờ đã chơi.'], 'double', {
      unit: 'h',
      timed: true,
    }),
    metric(
      'login_streak',
      ['Login streak', 'Chuỗi ngày đăng nhập'],
      ['Days in a row with a login, up to today.', 'Số ngày đăng nhập liên tiếp đến hôm nay.'],
      'byte',
      { unit: 'd' },
    ),
  ],
}

const SPENDING: Category = {
  code: 'spending',
  name: ['Spending', 'Chi tiêu'],
  description: ['What was bought in the game.', 'Những gì đã mua trong game.'],
  metrics: [
    metric('total_spent', ['Total spent', 'Tổng chi tiêu'], ['The sum of all purchases.', 'Tổng giá trị các lần mua.'], 'long', {
      unit: 'VND',
      timed: true,
    }),
    metric('has_paid', ['Has paid', 'Đã từng mua'], ['Whether the player has ever bought anything.', 'Đã từng mua hay chưa.'], 'boolean'),
    metric(
      'last_purchase',
      ['Last purchase', 'Lần mua gần nhất'],
      ['The time of the last purchase; empty if there was none.', 'Thời điểm mua gần nhất; để trống nếu chưa từng mua.'],
      'date',
    ),
  ],
}

const SOCIAL: Category = {
  code: 'social',
  name: ['Social', 'Kết nối'],
  description: ['Friends and guilds.', 'Bạn bè và bang hội.'],
  metrics: [
    metric('friends', ['Friends', 'Số bạn bè'], ['Friends in the game.', 'Số bạn bè trong game.'], 'short'),
    metric(
      'in_guild',
      ['In a guild', 'Có bang hội'],
      ['Whether the character belongs to a guild.', 'Nhân vật có thuộc bang hội nào không.'],
      'boolean',
    ),
  ],
}

const DEVICE: Category = {
  code: 'device',
  name: ['Device', 'Thiết bị'],
  description: ['What the game is played on.', 'Game được chơi trên thiết bị nào.'],
  metrics: [
    metric('platform', ['Platform', 'Nền tảng'], ['The platform of the last login.', 'Nền tảng của lần đăng nhập gần nhất.'], 'keyword', {
      allowed: ['android', 'ios', 'desktop', 'web'],
    }),
  ],
}

export const METRIC_CATEGORIES: readonly Category[] = [PROGRESS, ENGAGEMENT, SPENDING, SOCIAL, DEVICE]

const categoryId = (category: number) => seedId('metricCategory', category + 1)
// Room for a hundred in each category, so that one more changes no other's id.
const metricId = (category: number, position: number) => seedId('metric', (category + 1) * 100 + position + 1)

export function metricIds(code: string): { readonly metrics_category_id: string; readonly metric_id: string } {
  for (const [n, category] of METRIC_CATEGORIES.entries()) {
    const position = category.metrics.findIndex((metric) => metric.code === code)
    if (position >= 0) return { metrics_category_id: categoryId(n), metric_id: metricId(n, position) }
  }
  throw new TypeError(`The demo does not measure '${code}'`)
}

export async function seedMetrics(db: Database): Promise<void> {
  const named = ({ code, name: [name_en, name_vi], description: [description_en, description_vi] }: Category | Metric) => ({
    code,
    name_en,
    name_vi,
    description_en,
    description_vi,
  })
  await db
    .insert(metricCategories)
    .values(METRIC_CATEGORIES.map((category, n) => ({ id: categoryId(n), ...named(category), position: n + 1 })))
    .onConflictDoNothing()
  const rows = METRIC_CATEGORIES.flatMap((category, n) =>
    category.metrics.map((metric, position) => ({
      id: metricId(n, position),
      metrics_category_id: categoryId(n),
      ...named(metric),
      data_type: metric.type,
      unit: metric.unit ?? null,
      allowed_values: metric.allowed ?? null,
      supports_time_range: metric.timed ?? false,
      position: position + 1,
    })),
  )
  await db.insert(metrics).values(rows).onConflictDoNothing()
}
