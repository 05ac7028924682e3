import type { Database } from '../db/database.ts'
import { registrations } from '../db/schema/index.ts'
import { DEMO_EMAIL } from '../demo-accounts.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { demoPasswordHash } from './users.ts'

export async function seedRegistrations(db: Database, { day }: Moment): Promise<void> {
  const common = { password_hash: await demoPasswordHash(), phone: null, method: 'email' as const, locale: 'en' as const }
  await db.insert(registrations).values([
    {
      ...common,
      id: seedId('registration', 1),
      email: DEMO_EMAIL.pending,
      first_name: 'Phúc',
      last_name: 'Ngô',
      publisher_name: 'Mekong Play',
      publisher_code: 'mekong-play',
      note: 'Two puzzle games, about 40,000 players a month.',
      status: 'pending',
      created_on: day(-1),
    },
    {
      ...common,
      id: seedId('registration', 2),
      email: 'rejected@new.example',
      first_name: 'Ray',
      last_name: 'Cooper',
      publisher_name: 'Quick Coins',
      publisher_code: 'quick-coins',
      note: 'We pay for installs.',
      status: 'rejected',
      decision_note: 'The business described does not fit the program.',
      decided_on: day(-8),
      created_on: day(-10),
    },
  ])
}
