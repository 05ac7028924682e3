import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import {
  applicationCountries,
  applications,
  audienceMembers,
  campaignApplications,
  campaigns,
  membershipApplications,
  sources,
} from '../../db/schema/index.ts'
import { unlessTaken } from '../../db/violations.ts'
import { takenProblem } from '../../http/problem.ts'
import type { Row } from './repository.ts'

type Place = Pick<Row, 'id' | 'publisher_id'>

export async function insertApplication(db: Database, row: typeof applications.$inferInsert): Promise<void> {
  await unlessTaken('applications_code', () => takenProblem('code_taken', '/body/code'), db.insert(applications).values(row))
}

export async function changeApplication(db: Database, id: string, change: Partial<Row>, now: Date): Promise<void> {
  await db
    .update(applications)
    .set({ ...change, version: nextVersion, updated_on: now })
    .where(eq(applications.id, id))
}

export async function writeCountries(db: Database, { id, publisher_id }: Place, codes: readonly string[]): Promise<void> {
  const of = eq(applicationCountries.application_id, id)
  await db.delete(applicationCountries).where(codes.length ? and(of, notInArray(applicationCountries.country_code, [...codes])) : of)
  if (codes.length === 0) return
  await db
    .insert(applicationCountries)
    .values(codes.map((country_code) => ({ publisher_id, application_id: id, country_code })))
    .onConflictDoNothing()
}

/** Characters and users of the TEST phase, which a switch to LIVE deletes. */
export function countTestAudience(db: Database, applicationId: string): Promise<number> {
  return db.$count(audienceMembers, ofTestPhase(applicationId))
}

export async function deleteTestAudience(db: Database, applicationId: string): Promise<void> {
  await db.delete(audienceMembers).where(ofTestPhase(applicationId))
}

const ofTestPhase = (applicationId: string) => and(eq(audienceMembers.application_id, applicationId), eq(audienceMembers.mode, 'TEST'))

/** Whether a campaign that is neither ended nor deleted runs on the application. */
export async function isInUse(db: Database, { id, publisher_id }: Place): Promise<boolean> {
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

/** Everything of the application goes but its name, which ended campaigns go on showing. */
export async function removeApplication(db: Database, { id }: Place, now: Date): Promise<void> {
  for (const table of [audienceMembers, sources, applicationCountries, membershipApplications]) {
    await db.delete(table).where(eq(table.application_id, id))
  }
  const nothing = { firebase_config: null, integration_url: null, reward_secret: null }
  await changeApplication(db, id, { ...nothing, status: 'inactive', deleted_on: now }, now)
}
