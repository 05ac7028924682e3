import type { Application, listApplications, QueryAnswerOf, UserRef } from '@console/contract'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { contains, orderBy, type PageAnswer, readPage } from '../../db/page.ts'
import {
  ageClassifications,
  applicationCountries,
  applications,
  categories,
  countries,
  membershipApplications,
  sources,
  users,
} from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { ageClassificationOf, categoryOf, countryOf } from '../reference/repository.ts'
import type { Reach } from './policy.ts'

export type Row = typeof applications.$inferSelect
type Query = QueryAnswerOf<typeof listApplications>

/** An application as it is stored, with what belongs to it; nothing is withheld yet. */
export interface ApplicationRecord {
  readonly row: Row
  readonly shown: Application
}

export function listPage(db: Database, member: Member, reach: Reach, query: Query): Promise<PageAnswer<ApplicationRecord>> {
  const wanted = and(
    living(member.publisherId),
    reach === 'own' ? belongsTo(member) : undefined,
    query.status ? eq(applications.status, query.status) : undefined,
    query.mode ? eq(applications.mode, query.mode) : undefined,
    query.code ? sql`lower(${applications.code}) = lower(${query.code})` : undefined,
    contains(applications.folded, query.q),
  )
  const { code, display_name, created_on } = applications
  return readPage(
    query,
    (limit, offset) => read(db, wanted, orderBy(query.sort, { code, display_name, created_on }, applications.id), limit, offset),
    (most) => db.$count(db.select({ one: sql`1` }).from(applications).where(wanted).limit(most).as('counted')),
  )
}

export async function findApplication(db: Database, publisherId: string, id: string): Promise<ApplicationRecord | undefined> {
  const [found] = await read(db, and(living(publisherId), eq(applications.id, id)), [], 1, 0)
  return found
}

/**
 * The application, locked until the transaction ends: for `update`, so that its rules hold against changes made at the same
 * time; for `key share`, so that what is added to it cannot outlive it.
 */
export async function lockApplication(
  db: Database,
  publisherId: string,
  id: string,
  lock: 'update' | 'key share' = 'update',
): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(living(publisherId), eq(applications.id, id)))
    .for(lock)
  return row
}

const living = (publisherId: string) => and(eq(applications.publisher_id, publisherId), isNull(applications.deleted_on))

/** Owned by the person, or among the applications of the membership (contract section 1, "belongs"). */
export function belongsTo(member: Member): SQL {
  const chosen = sql`exists (select 1 from ${membershipApplications} where ${membershipApplications.membership_id} = ${member.membershipId}
    and ${membershipApplications.application_id} = ${applications.id})`
  return sql`(${applications.owner_id} = ${member.userId} or ${chosen})`
}

export async function isOwnApplication(db: Database, member: Member, id: string): Promise<boolean> {
  return (await db.$count(applications, and(eq(applications.id, id), belongsTo(member)))) > 0
}

async function read(db: Database, wanted: SQL | undefined, order: SQL[], limit: number, offset: number): Promise<ApplicationRecord[]> {
  const found = await db
    .select({
      row: applications,
      category: categories,
      age: ageClassifications,
      owner: { id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name },
      sourcesCount: sql<number>`(select count(*)::int from ${sources} where ${sources.application_id} = ${applications.id})`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.owner_id))
    .leftJoin(categories, eq(categories.id, applications.category_id))
    .leftJoin(ageClassifications, eq(ageClassifications.id, applications.age_classification_id))
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const countriesOf = await readCountries(
    db,
    found.map(({ row }) => row.id),
  )
  return found.map(({ row, category, age, owner, sourcesCount }) => ({
    row,
    shown: {
      ...refOf(row),
      description: row.description,
      integration_info: null,
      category: category && categoryOf(category),
      age_classification: age && ageClassificationOf(age),
      countries: countriesOf.get(row.id) ?? [],
      owner: owner satisfies UserRef,
      sources_count: sourcesCount,
      test_audience_size: null,
      version: row.version,
      created_on: row.created_on.toISOString(),
      updated_on: row.updated_on.toISOString(),
    },
  }))
}

export const refOf = ({ id, code, display_name, mode, status }: Pick<Row, 'id' | 'code' | 'display_name' | 'mode' | 'status'>) => ({
  id,
  code,
  display_name,
  mode,
  status,
})

async function readCountries(db: Database, ids: readonly string[]): Promise<Map<string, Application['countries']>> {
  const byApplication = new Map<string, Application['countries']>()
  if (ids.length === 0) return byApplication
  const rows = await db
    .select({ applicationId: applicationCountries.application_id, country: countries })
    .from(applicationCountries)
    .innerJoin(countries, eq(countries.code, applicationCountries.country_code))
    .where(inArray(applicationCountries.application_id, [...ids]))
    .orderBy(asc(countries.name_en))
  for (const { applicationId, country } of rows)
    byApplication.set(applicationId, [...(byApplication.get(applicationId) ?? []), countryOf(country)])
  return byApplication
}
