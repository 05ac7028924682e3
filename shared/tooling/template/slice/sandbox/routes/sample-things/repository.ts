import { and, eq } from 'drizzle-orm'
import { nextVersion } from '../../../../../../sandbox/src/db/columns.ts'
import type { Database } from '../../../../../../sandbox/src/db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../../../../../sandbox/src/db/listing.ts'
import { lockRow } from '../../../../../../sandbox/src/db/lock-row.ts'
import type { listSampleThings, ParsedQueryOf } from '../../../contract/index.ts'
import { type SampleThingRow, sampleThings } from '../../db/schema/index.ts'

export function findSampleThings(
  db: Database,
  publisherId: string,
  query: ParsedQueryOf<typeof listSampleThings>,
): Listing<SampleThingRow> {
  const where = and(
    eq(sampleThings.publisher_id, publisherId),
    query.status ? eq(sampleThings.status, query.status) : undefined,
    contains(sampleThings.folded_name, query.q),
  )
  const { name, created_on } = sampleThings
  const order = orderBy(query.sort, { name, created_on }, sampleThings.id)
  return {
    count: (most) => countUpTo(db, sampleThings, where, most),
    rows: (limit, offset) =>
      db
        .select()
        .from(sampleThings)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  }
}

export async function findSampleThing(db: Database, publisherId: string, id: string): Promise<SampleThingRow | undefined> {
  const [row] = await db.select().from(sampleThings).where(ofPublisher(publisherId, id))
  return row
}

export function lockSampleThing(db: Database, publisherId: string, id: string): Promise<SampleThingRow | undefined> {
  return lockRow(db, sampleThings, ofPublisher(publisherId, id))
}

export async function insertSampleThing(db: Database, row: typeof sampleThings.$inferInsert): Promise<void> {
  await db.insert(sampleThings).values(row)
}

export type SampleThingChange = Pick<SampleThingRow, 'name' | 'status'>

export async function changeSampleThing(db: Database, id: string, change: SampleThingChange, now: Date): Promise<void> {
  await db
    .update(sampleThings)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(sampleThings.id, id))
}

export async function removeSampleThing(db: Database, id: string): Promise<void> {
  await db.delete(sampleThings).where(eq(sampleThings.id, id))
}

const ofPublisher = (publisherId: string, id: string) => and(eq(sampleThings.publisher_id, publisherId), eq(sampleThings.id, id))
