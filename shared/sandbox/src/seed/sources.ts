import type { Database } from '../db/database.ts'
import { sources } from '../db/schema/index.ts'
import { APPLICATION } from './applications.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'

export const HANOI_SOURCE = seedId('source', 8)

export async function seedSources(db: Database, { day }: Moment): Promise<void> {
  const { lotus, hanoi } = PUBLISHER
  const rows: readonly (readonly [string, string, string, string, 'android' | 'ios' | 'desktop' | 'web'])[] = [
    [lotus, APPLICATION.quest, 'Google Play', 'example.lotus.quest', 'android'],
    [lotus, APPLICATION.quest, 'App Store', 'id1000000001', 'ios'],
    [lotus, APPLICATION.quest, 'Trang chủ', 'quest.lotus.example', 'web'],
    [lotus, APPLICATION.tales, 'Google Play', 'example.lotus.truyenco', 'android'],
    [lotus, APPLICATION.puzzle, 'Google Play', 'example.lotus.jade', 'android'],
    [lotus, APPLICATION.puzzle, 'Windows', 'LotusGames.JadePuzzle', 'desktop'],
    [lotus, APPLICATION.lantern, 'App Store', 'id1000000005', 'ios'],
    [hanoi, APPLICATION.racer, 'Google Play', 'example.hanoi.racer', 'android'],
  ]
  await db.insert(sources).values(
    rows.map(([publisher_id, application_id, source_name, package_name, platform], n) => ({
      id: seedId('source', n + 1),
      publisher_id,
      application_id,
      source_name,
      package_name,
      platform,
      status: 'active' as const,
      created_on: day(-60 + n),
      updated_on: day(-60 + n),
    })),
  )
}
