import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type ApplicationRow, audienceMembers } from '../../db/schema/index.ts'

/** How many characters and users the TEST phase has, which a switch to LIVE deletes; null once LIVE. */
export async function testAudienceSize(db: Database, { id, mode }: Pick<ApplicationRow, 'id' | 'mode'>): Promise<number | null> {
  return mode === 'TEST' ? db.$count(audienceMembers, ofTestPhase(id)) : null
}

export async function deleteTestAudience(db: Database, applicationId: string): Promise<void> {
  await db.delete(audienceMembers).where(ofTestPhase(applicationId))
}

const ofTestPhase = (applicationId: string) => and(eq(audienceMembers.application_id, applicationId), eq(audienceMembers.mode, 'TEST'))
