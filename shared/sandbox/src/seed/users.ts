import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../demo-accounts.ts'
import { hashPassword } from '../security/passwords.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'

/** A fixed salt keeps the demo accounts the same at every seeding; real accounts get a random one. */
export const demoPasswordHash = () => hashPassword(DEMO_PASSWORD, createHash('sha256').update('demo accounts').digest().subarray(0, 16))

export const USER = {
  owner: seedId('user', 1),
  manager: seedId('user', 2),
  editor: seedId('user', 3),
  viewer: seedId('user', 4),
  own: seedId('user', 5),
  nopub: seedId('user', 6),
  google: seedId('user', 7),
  hanoi: seedId('user', 8),
  disabled: seedId('user', 9),
  staff: seedId('user', 10),
} as const

const PEOPLE: readonly (readonly [id: string, email: string, first: string, last: string, phone: string | null, locale: 'en' | 'vi'])[] = [
  [USER.owner, DEMO_EMAIL.owner, 'Liên', 'Nguyễn', '0912345601', 'en'],
  [USER.manager, DEMO_EMAIL.manager, 'Minh', 'Trần', '0912345602', 'en'],
  [USER.editor, DEMO_EMAIL.editor, 'Emma', 'Phạm', '0912345603', 'en'],
  [USER.viewer, DEMO_EMAIL.viewer, 'Vinh', 'Lê', '0912345604', 'vi'],
  [USER.own, DEMO_EMAIL.own, 'Oanh', 'Đặng', '0912345605', 'vi'],
  [USER.nopub, DEMO_EMAIL.nopub, 'Nam', 'Hoàng', null, 'en'],
  [USER.google, DEMO_EMAIL.google, 'Giang', 'Vũ', null, 'vi'],
  [USER.hanoi, DEMO_EMAIL.hanoi, 'Hà', 'Đỗ', '0912345608', 'vi'],
  [USER.disabled, DEMO_EMAIL.disabled, 'Dũng', 'Bùi', null, 'vi'],
  [USER.staff, DEMO_EMAIL.staff, 'Sam', 'Taylor', null, 'en'],
]

export async function seedUsers(db: Database, { day }: Moment): Promise<void> {
  const passwordHash = await demoPasswordHash()
  await db.insert(users).values(
    PEOPLE.map(([id, email, first_name, last_name, phone, locale], n) => ({
      id,
      email,
      first_name,
      last_name,
      phone,
      locale,
      password_hash: id === USER.google ? null : passwordHash,
      google_subject: id === USER.google ? 'demo-google-1' : null,
      account_roles: [id === USER.staff ? 'provider_staff' : 'admin'],
      disabled_on: id === USER.disabled ? day(-5) : null,
      created_on: day(-200 + n),
      updated_on: day(-200 + n),
    })),
  )
}
