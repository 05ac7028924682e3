import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { APPLICATION } from './applications.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'
import { ROLE } from './roles.ts'
import { USER } from './users.ts'

const CAMPAIGNS_EACH = 900

/** `amount` further campaigns of Lotus Games, older than all others, made inside the database. */
export async function seedManyCampaigns(db: Database, moment: Moment, amount: number): Promise<void> {
  await insertCampaigns(db, moment, {
    amount,
    publisher: sql`${PUBLISHER.lotus}`,
    owner: sql`(array[${USER.owner}, ${USER.manager}, ${USER.editor}, ${USER.own}])[1 + n % 4]`,
    application: sql`(array[${APPLICATION.quest}, ${APPLICATION.tales}, ${APPLICATION.puzzle}])[1 + n % 3]`,
    name: sql`n`,
    id: (table) => sql`'01930000-0000-7000-' || ${table === 'campaigns' ? '9000' : 'a000'} || '-' || lpad(to_hex(n), 12, '0')`,
  })
}

/** `amount` further publishers, each with an application, 900 campaigns and an owner, who signs in as `owner1@scale.example` and so on. */
export async function seedManyPublishers(db: Database, moment: Moment, amount: number): Promise<void> {
  const [user, publisher, role, membership, application] = ['b001', 'b002', 'b003', 'b004', 'b005'].map(
    (table) => sql`'01930000-0000-7000-' || ${table} || '-' || lpad(to_hex(p), 12, '0')`,
  )
  const all = sql`generate_series(1, ${amount}::int) as p`
  const now = sql`${moment.today.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into users (id, email, password_hash, first_name, last_name, locale, account_roles, created_on, updated_on)
    select ${user}, 'owner' || p || '@scale.example', password_hash, first_name, last_name, locale, account_roles, ${now}, ${now}
    from ${all}, users where users.id = ${USER.owner}`)
  await db.execute(sql`
    insert into publishers (id, code, name, owner_id, status, created_on, updated_on)
    select ${publisher}, 'publisher-' || p, 'Publisher ' || p, ${user}, 'active', ${now}, ${now} from ${all}`)
  await db.execute(sql`
    insert into roles (id, publisher_id, name, description, is_original, permissions, created_on, updated_on)
    select ${role}, ${publisher}, name, description, is_original, permissions, ${now}, ${now}
    from ${all}, roles where roles.id = ${ROLE.lotus.owner}`)
  await db.execute(sql`
    insert into memberships (id, publisher_id, user_id, role_id, is_owner, status, joined_on)
    select ${membership}, ${publisher}, ${user}, ${role}, true, 'active', ${now} from ${all}`)
  await db.execute(sql`
    insert into applications (id, publisher_id, code, display_name, description, mode, status, owner_id, created_on, updated_on)
    select ${application}, ${publisher}, 'game', 'Game', '', 'TEST', 'active', ${user}, ${now}, ${now} from ${all}`)
  // Neighbours on disk are of different publishers, as they are when many work at the same time.
  const of = (table: string) => sql`'01930000-0000-7000-' || ${table} || '-' || lpad(to_hex(1 + n % ${amount}::int), 12, '0')`
  await insertCampaigns(db, moment, {
    amount: amount * CAMPAIGNS_EACH,
    publisher: of('b002'),
    owner: of('b001'),
    application: of('b005'),
    name: sql`n / ${amount}::int`,
    id: (table) => sql`'01930000-0000-7000-' || ${table === 'campaigns' ? 'b006' : 'b007'} || '-' || lpad(to_hex(n), 12, '0')`,
  })
}

/** The SQL may use the row's number `n`. */
interface Campaigns {
  readonly amount: number
  readonly publisher: SQL
  readonly owner: SQL
  readonly application: SQL
  /** The number in the name, and with it kind and status. */
  readonly name: SQL
  readonly id: (table: 'campaigns' | 'campaign_applications') => SQL
}

async function insertCampaigns(
  db: Database,
  { today }: Moment,
  { amount, publisher, owner, application, name, id }: Campaigns,
): Promise<void> {
  const start = sql`${today.toISOString()}::timestamptz - interval '1 year' - n * interval '1 minute'`
  const all = sql`generate_series(1, ${amount}::int) as n`
  await withoutIndexes(db, 'campaigns', async () => {
    await db.execute(sql`
      insert into campaigns (id, publisher_id, name, description, status, start_date, end_date, owner_id, ended_on, created_on, updated_on)
      select ${id('campaigns')}, ${publisher},
        (array['Season pass', 'Đấu trường', 'Daily quest', 'Săn quà', 'Flash sale', 'Khảo sát', 'Video week', 'Mùa giải'])[1 + ${name} % 8]
          || ' ' || ${name},
        '', (array['active', 'inactive', 'ended'])[1 + ${name} % 3], ${start}, ${start} + interval '30 days', ${owner},
        case when ${name} % 3 = 2 then ${start} + interval '30 days' end, ${start}, ${start}
      from ${all}`)
    await db.execute(sql`
      insert into campaign_applications (id, publisher_id, campaign_id, application_id, position)
      select ${id('campaign_applications')}, ${publisher}, ${id('campaigns')}, ${application}, 0 from ${all}`)
  })
}

/** Fills a table and builds its indexes afterwards, which takes a fifth of the time of adding to them row by row. */
async function withoutIndexes(db: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const indexes = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(
      sql`schemaname = current_schema() and tablename = ${table} and not exists (select from pg_constraint where conname = indexname::text)`,
    )
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await fill()
  for (const { definition } of indexes) await db.execute(sql.raw(definition))
}
