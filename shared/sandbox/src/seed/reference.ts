import type { Database } from '../db/database.ts'
import { ageClassifications, categories, countries } from '../db/schema/index.ts'
import { seedId } from './ids.ts'
import { PHONE_PREFIXES } from './phone-prefixes.ts'

export const CATEGORIES: readonly (readonly [code: string, en: string, vi: string])[] = [
  ['role_playing', 'Role-playing', 'Nhập vai'],
  ['strategy', 'Strategy', 'Chiến thuật'],
  ['puzzle', 'Puzzle', 'Giải đố'],
  ['action', 'Action', 'Hành động'],
  ['card', 'Card', 'Thẻ bài'],
  ['casual', 'Casual', 'Phổ thông'],
  ['racing', 'Racing', 'Đua xe'],
  ['simulation', 'Simulation', 'Mô phỏng'],
  ['sports', 'Sports', 'Thể thao'],
  ['entertainment', 'Entertainment', 'Giải trí'],
  ['education', 'Education', 'Giáo dục'],
  ['utilities', 'Utilities', 'Tiện ích'],
]
export const AGES: readonly (readonly [code: string, en: string, vi: string, least: number])[] = [
  ['00+', 'Everyone', 'Mọi lứa tuổi', 0],
  ['12+', '12 and older', 'Từ 12 tuổi', 12],
  ['16+', '16 and older', 'Từ 16 tuổi', 16],
  ['18+', '18 and older', 'Từ 18 tuổi', 18],
]

/** The provider's lists exist with and without demo data. */
export async function seedReference(db: Database): Promise<void> {
  await db
    .insert(categories)
    .values(CATEGORIES.map(([code, en, vi], n) => ({ id: seedId('category', n + 1), code, name_en: en, name_vi: vi, position: n + 1 })))
    .onConflictDoNothing()
  await db
    .insert(ageClassifications)
    .values(AGES.map(([code, en, vi, least], n) => ({ id: seedId('age', n + 1), code, name_en: en, name_vi: vi, min_age: least })))
    .onConflictDoNothing()
  const names = { en: new Intl.DisplayNames(['en'], { type: 'region' }), vi: new Intl.DisplayNames(['vi'], { type: 'region' }) }
  const rows = Object.entries(PHONE_PREFIXES).map(([code, phone_prefix]) => ({
    code,
    name_en: names.en.of(code) ?? code,
    name_vi: names.vi.of(code) ?? code,
    phone_prefix,
  }))
  await db.insert(countries).values(rows).onConflictDoNothing()
}
