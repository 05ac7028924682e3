import type { Database } from '../db/database.ts'
import { onelinks } from '../db/schema/index.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'

interface Seeded {
  readonly publisher: keyof typeof PUBLISHER
  readonly custom_id: string
  readonly display_name: string
  readonly google_play_url?: string
  readonly app_store_url?: string
  readonly fallback_url?: string
  readonly utm: readonly [source: string, medium?: string, campaign?: string, term?: string, content?: string]
}

const QUEST = {
  google_play_url: 'https://play.google.com/store/apps/details?id=example.lotus.quest',
  app_store_url: 'https://apps.apple.com/vn/app/lotus-quest/id1000000001',
  fallback_url: 'https://quest.lotus.example/',
} as const
const JADE = {
  google_play_url: 'market://details?id=example.lotus.jade',
  fallback_url: 'https://lotus.example/jade?from=link#download',
} as const

/** The sources and campaigns of some are nearly the same, as they are where several people write them. */
const ONELINKS: readonly Seeded[] = [
  {
    publisher: 'lotus',
    custom_id: 'QuestFb26',
    display_name: 'Lotus Quest: Facebook ads',
    ...QUEST,
    utm: ['facebook', 'cpc', 'summer_quest'],
  },
  { publisher: 'lotus', custom_id: 'QuestTik26', display_name: 'Lotus Quest: TikTok', ...QUEST, utm: ['tiktok', 'video', 'Summer-Quest'] },
  { publisher: 'lotus', custom_id: 'QuestZalo', display_name: 'Lotus Quest: nhóm Zalo', ...QUEST, utm: ['zalo', 'social', 'summer quest'] },
  {
    publisher: 'lotus',
    custom_id: 'TetLiXi2027',
    display_name: 'Lì xì Tết',
    ...QUEST,
    utm: ['newsletter', 'email', 'tet_2027', '', 'banner'],
  },
  { publisher: 'lotus', custom_id: 'JadeNews1', display_name: 'Jade Puzzle newsletter', ...JADE, utm: ['Newsletter', 'Email', 'jade'] },
  {
    publisher: 'lotus',
    custom_id: 'LanternPoster',
    display_name: 'Poster with a QR code',
    app_store_url: 'https://apps.apple.com/vn/app/id1000000005',
    utm: ['poster', 'qr', 'lantern_night'],
  },
  {
    publisher: 'hanoi',
    custom_id: 'RacerLaunch',
    display_name: 'Hanoi Racer launch',
    google_play_url: 'https://play.google.com/store/apps/details?id=example.hanoi.racer',
    fallback_url: 'https://racer.hanoi.example/',
    utm: ['facebook', 'cpc', 'launch'],
  },
  {
    publisher: 'hanoi',
    custom_id: 'RacerClub',
    display_name: 'Hanoi Racer fan club',
    fallback_url: 'https://racer.hanoi.example/club',
    utm: ['club'],
  },
]

export const LOTUS_ONELINK = seedId('onelink', 1)
export const HANOI_ONELINK = seedId('onelink', 7)

export async function seedOnelinks(db: Database, { day }: Moment): Promise<void> {
  await db.insert(onelinks).values(
    ONELINKS.map(({ publisher, utm: [utm_source, utm_medium = '', utm_campaign = '', utm_term = '', utm_content = ''], ...link }, n) => ({
      ...link,
      id: seedId('onelink', n + 1),
      publisher_id: PUBLISHER[publisher],
      utm_source,
      utm_medium,
      utm_campaign,
      utm_term,
      utm_content,
      created_on: day(-30 + n),
      updated_on: day(-30 + n),
    })),
  )
}
