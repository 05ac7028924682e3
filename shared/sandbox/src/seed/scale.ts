import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { APPLICATION } from './applications.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'
import { USER } from './users.ts'

/** `amount` further campaigns of Lotus Games, older than all others, made inside the database. */
export async function seedManyCampaigns(db: Database, { today }: Moment, amount: number): Promise<void> {
  const start = sql`${today.toISOString()}::timestamptz - interval '1 year' - n * interval '1 minute'`
  await db.execute(sql`
    insert into campaigns (id, publisher_id, name, description, status, start_date, end_date, owner_id, ended_on, created_on, updated_on)
    select '01930000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'), ${PUBLISHER.lotus},
      (array['Season pass', 'Đấu trường', 'Daily quest', 'Săn quà', 'Flash sale', 'Khảo sát', 'Video week', 'Mùa giải'])[1 + n % 8] || ' ' || n,
      '', (array['active', 'inactive', 'ended'])[1 + n % 3], ${start}, ${start} + interval '30 days',
      (array[${USER.owner}, ${USER.manager}, ${USER.editor}, ${USER.own}])[1 + n % 4],
      case when n % 3 = 2 then ${start} + interval '30 days' end, ${start}, ${start}
    from generate_series(1, ${amount}::int) as n`)
  await db.execute(sql`
    insert into campaign_applications (id, publisher_id, campaign_id, application_id, position)
    select '01930000-0000-7000-a000-' || lpad(to_hex(n), 12, '0'), ${PUBLISHER.lotus}, '01930000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'),
      (array[${APPLICATION.quest}, ${APPLICATION.tales}, ${APPLICATION.puzzle}])[1 + n % 3], 0
    from generate_series(1, ${amount}::int) as n`)
}
