import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type ApplicationRow, audienceMembers } from '../../db/schema/index.ts'

export interface AudienceSizes {
  readonly test_audience_size: number | null
  readonly live_audience_size: number
}

/** Characters and users of each mode. TEST is null once LIVE, because the switch deletes them. */
export async function audienceSizes(db: Database, { id, mode }: Pick<ApplicationRow, 'id' | 'mode'>): Promise<AudienceSizes> {
  return {
    test_audience_size: mode === 'TEST' ? await db.$count(audienceMembers, ofPhase(id, 'TEST')) : null,
    live_audience_size: await db.$count(audienceMembers, ofPhase(id, 'LIVE')),
  }
}

/** For an application that goes LIVE. */
export async function deleteTestAudience(db: Database, applicationId: string): Promise<void> {
  await db.delete(audienceMembers).where(ofPhase(applicationId, 'TEST'))
}

const ofPhase = (applicationId: string, mode: ApplicationRow['mode']) =>
  and(eq(audienceMembers.application_id, applicationId), eq(audienceMembers.mode, mode))
