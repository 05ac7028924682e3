import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { APPLICATION } from './applications.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'

type App = keyof typeof APPLICATION
type Plan = readonly [application: App, mode: 'TEST' | 'LIVE', characters: number, users: number]

/** An application in TEST may have LIVE rows, collected before the switch; one that is LIVE has lost its TEST rows. */
const PLANS: readonly Plan[] = [
  ['quest', 'LIVE', 20_000, 13_000],
  ['tales', 'LIVE', 12_000, 8000],
  ['puzzle', 'LIVE', 9000, 7000],
  ['archive', 'LIVE', 900, 600],
  ['cafe', 'TEST', 1500, 900],
  ['cafe', 'LIVE', 300, 200],
  ['lantern', 'TEST', 1200, 800],
  ['racer', 'LIVE', 12_000, 8000],
  ['football', 'TEST', 2000, 1000],
  ['football', 'LIVE', 1500, 1000],
]

/** `small` is enough for tests that do not count in thousands. */
const AUDIENCE_SHARE = { full: 1, small: 0.01 } as const
export const AUDIENCE_SIZES = ['full', 'small'] as const
export type AudienceSize = (typeof AUDIENCE_SIZES)[number]

/** The most distinct members of a group. Making values for each member would take several times as long. */
const KINDS = 503

/**
 * Makes the characters and users of each application, with their metrics, inside the database. The values come from a hash,
 * so they are the same on every database and at every seeding of one day. As in any game, few are high.
 */
export async function seedAudiences(db: Database, { today }: Moment, size: AudienceSize): Promise<void> {
  const groups = PLANS.map(([application, mode, ...amounts], n) => {
    const [characters, users] = amounts.map((amount) => Math.ceil(amount * AUDIENCE_SHARE[size]))
    const publisher = application === 'racer' || application === 'football' ? PUBLISHER.hanoi : PUBLISHER.lotus
    return { n, publisher, application: APPLICATION[application], mode, characters, users }
  })
  await db.execute(sql`
    with plan as materialized (
      select *, characters + users as members, least(characters + users, ${KINDS}::int) as kinds
      from json_to_recordset(${JSON.stringify(groups)}::json)
        as plan (n int, publisher text, application text, mode text, characters int, users int)
    ), drawn as materialized (
      select n, kind, hash,
        1 + get_byte(hash, 0) * get_byte(hash, 1) * 80 / 65026 as level,
        get_byte(hash, 2) * get_byte(hash, 14) / 360 as days_ago,
        1 + get_byte(hash, 14) * get_byte(hash, 15) / 150 as sessions,
        get_byte(hash, 4) < 70 as has_paid
      from plan
      cross join lateral generate_series(0, kinds - 1) as kind
      cross join lateral (select decode(md5(application || mode || kind), 'hex') as hash) as hashed
    ), known as materialized (
      select n, kind, level, sessions, has_paid, seen,
        level * 3 + get_byte(hash, 2) % 16 as quests_completed,
        (array['warrior', 'mage', 'archer', 'healer'])[1 + get_byte(hash, 8) % 4] as character_class,
        level * 12.5 + get_byte(hash, 9) / 4.0 as power,
        sessions * (20 + get_byte(hash, 3) % 60) / 100.0 as playtime,
        case when days_ago < 2 then 1 + get_byte(hash, 5) % 60 else 0 end as login_streak,
        case when has_paid then 10000 * (1 + get_byte(hash, 11) * get_byte(hash, 12) * get_byte(hash, 13) / 2000) end as total_spent,
        case when has_paid then seen end as last_purchase,
        get_byte(hash, 5) * get_byte(hash, 6) / 220 as friends,
        level > 10 and get_byte(hash, 10) < 128 as in_guild,
        (array['android', 'android', 'android', 'android', 'ios', 'ios', 'desktop', 'web'])[1 + get_byte(hash, 7) % 8] as platform
      from drawn
      cross join lateral (
        select ${today.toISOString()}::timestamptz - days_ago * interval '24 hours' - get_byte(hash, 5) * interval '5 minutes' as seen
      ) as dated
    ), whole as materialized (
      select 'character' as audience_type, * from known
      union all select 'user', n, kind, level, sessions, has_paid, seen, null, null, null, playtime, login_streak, total_spent, last_purchase,
        friends, null, platform from known
    )
    insert into audience_members (id, publisher_id, application_id, mode, audience_type, observed_on, last_login, level, sessions, has_paid,
      quests_completed, character_class, power, playtime, login_streak, total_spent, last_purchase, friends, in_guild, platform)
    select '01930000-0000-7000-b' || lpad(to_hex(n), 3, '0') || '-' || lpad(to_hex(member), 12, '0'),
      publisher, application, mode, audience_type, seen, seen, level, sessions, has_paid,
      quests_completed, character_class, power, playtime, login_streak, total_spent, last_purchase, friends, in_guild, platform
    from plan
    cross join lateral generate_series(1, members) as member
    cross join lateral (
      select member % kinds as kind, case when member <= characters then 'character' else 'user' end as audience_type
    ) as sorted
    join whole using (n, kind, audience_type)`)
}
