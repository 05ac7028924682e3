import type { listApplications, ParsedQueryOf, UserRef } from '@console/contract'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow, type RowLock } from '../../db/lock-row.ts'
import {
  type AgeClassificationRow,
  type ApplicationKey,
  type ApplicationRow,
  ageClassifications,
  applicationCountries,
  applications,
  audienceMembers,
  type CategoryRow,
  type CountryRow,
  campaignApplications,
  campaigns,
  categories,
  membershipApplications,
  sources,
  userRef,
  users,
} from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { findCountriesOf } from './application-countries.ts'

export interface FoundApplication {
  readonly row: ApplicationRow
  readonly owner: UserRef
  readonly category: CategoryRow | null
  readonly ageClassification: AgeClassificationRow | null
  readonly countries: readonly CountryRow[]
  readonly sourcesCount: number
}

export function findApplications(
  db: Database,
  publisherId: string,
  query: ParsedQueryOf<typeof listApplications>,
  belongingTo: Member | undefined,
): Listing<FoundApplication> {
  const where = and(
    notDeleted(publisherId),
    belongingTo && belongsTo(belongingTo),
    query.status ? eq(applications.status, query.status) : undefined,
    query.mode ? eq(applications.mode, query.mode) : undefined,
    query.code ? hasCode(query.code) : undefined,
    contains(applications.folded, query.q),
  )
  const { code, display_name, created_on } = applications
  const order = orderBy(query.sort, { code, display_name, created_on }, applications.id)
  return {
    count: (most) => countUpTo(db, applications, where, most),
    rows: async (limit, offset) => {
      const rows = await selectApplications(db, where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return withCountries(db, rows)
    },
  }
}

export async function findApplication(db: Database, publisherId: string, id: string): Promise<FoundApplication | undefined> {
  const [found] = await withCountries(db, await selectApplications(db, and(notDeleted(publisherId), eq(applications.id, id))))
  return found
}

export async function findIdOfCode(db: Database, publisherId: string, code: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(notDeleted(publisherId), hasCode(code)))
  return found?.id
}

/** Locks for `update`, or for `key share` when adding something that must not outlive the application. */
export function lockApplication(db: Database, publisherId: string, id: string, lock?: RowLock): Promise<ApplicationRow | undefined> {
  return lockRow(db, applications, and(notDeleted(publisherId), eq(applications.id, id)), lock)
}

export async function insertApplication(db: Database, row: typeof applications.$inferInsert): Promise<void> {
  await db.insert(applications).values(row)
}

export type ApplicationChange = Partial<Omit<ApplicationRow, keyof ApplicationKey>>

export async function changeApplication(db: Database, id: string, change: ApplicationChange, now: Date): Promise<void> {
  await db
    .update(applications)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(applications.id, id))
}

/**
 * Deletes everything of the application but its name, which ended campaigns still show, and the choices of members: to a member without a
 * choice all applications would belong.
 */
export async function removeApplication(db: Database, id: string, now: Date): Promise<void> {
  for (const table of [audienceMembers, sources, applicationCountries]) {
    await db.delete(table).where(eq(table.application_id, id))
  }
  const nothing = { firebase_config: null, integration_url: null, reward_secret: null }
  await changeApplication(db, id, { ...nothing, status: 'inactive', deleted_on: now }, now)
}

/** Owned by the person, or among the applications of the membership, where none chosen means all (contract section 1, "belongs"). */
export function belongsTo(member: Member): SQL {
  const ofMember = sql`from ${membershipApplications} where ${membershipApplications.membership_id} = ${member.membershipId}`
  const chosen = sql`exists (select 1 ${ofMember} and ${membershipApplications.application_id} = ${applications.id})`
  return sql`(${applications.owner_id} = ${member.userId} or ${chosen} or not exists (select 1 ${ofMember}))`
}

export async function isOwnApplication(db: Database, member: Member, id: string): Promise<boolean> {
  return (await db.$count(applications, and(eq(applications.id, id), belongsTo(member)))) > 0
}

/** Whether a campaign that is neither ended nor deleted runs on the application. */
export async function isInUse(db: Database, { id, publisher_id }: ApplicationKey): Promise<boolean> {
  const [used] = await db
    .select({ one: sql`1` })
    .from(campaignApplications)
    .innerJoin(campaigns, eq(campaigns.id, campaignApplications.campaign_id))
    .where(
      and(
        eq(campaignApplications.publisher_id, publisher_id),
        eq(campaignApplications.application_id, id),
        ne(campaigns.status, 'ended'),
        isNull(campaigns.deleted_on),
      ),
    )
    .limit(1)
  return used !== undefined
}

const hasCode = (code: string) => sql`lower(${applications.code}) = lower(${code})`

const notDeleted = (publisherId: string) => and(eq(applications.publisher_id, publisherId), isNull(applications.deleted_on))

function selectApplications(db: Database, where: SQL | undefined) {
  return db
    .select({
      row: applications,
      owner: userRef,
      category: categories,
      ageClassification: ageClassifications,
      sourcesCount: sql<number>`(select count(*)::int from ${sources} where ${sources.application_id} = ${applications.id})`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.owner_id))
    .leftJoin(categories, eq(categories.id, applications.category_id))
    .leftJoin(ageClassifications, eq(ageClassifications.id, applications.age_classification_id))
    .where(where)
}

async function withCountries(db: Database, found: readonly Omit<FoundApplication, 'countries'>[]): Promise<FoundApplication[]> {
  const countries = await findCountriesOf(
    db,
    found.map(({ row }) => row.id),
  )
  return found.map((one) => ({ ...one, countries: countries.get(one.row.id) ?? [] }))
}
