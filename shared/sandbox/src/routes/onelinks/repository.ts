import type { listOnelinks, ParsedQueryOf } from '@console/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type OnelinkRow, onelinks } from '../../db/schema/index.ts'

export function findOnelinks(db: Database, publisherId: string, query: ParsedQueryOf<typeof listOnelinks>): Listing<OnelinkRow> {
  const where = and(eq(onelinks.publisher_id, publisherId), contains(onelinks.folded, query.q))
  const { display_name, custom_id, created_on } = onelinks
  const order = orderBy(query.sort, { display_name, custom_id, created_on }, onelinks.id)
  return {
    count: (most) => countUpTo(db, onelinks, where, most),
    rows: (limit, offset) =>
      db
        .select()
        .from(onelinks)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  }
}

export async function findOnelink(db: Database, publisherId: string, id: string): Promise<OnelinkRow | undefined> {
  const [row] = await db.select().from(onelinks).where(ofPublisher(publisherId, id))
  return row
}

/** Of any publisher, ignoring case. */
export async function findByCustomId(db: Database, customId: string, exceptId?: string): Promise<OnelinkRow | undefined> {
  const isNamed = sql`lower(${onelinks.custom_id}) = ${customId.toLowerCase()}`
  const [row] = await db
    .select()
    .from(onelinks)
    .where(and(isNamed, exceptId === undefined ? undefined : ne(onelinks.id, exceptId)))
  return row
}

export function lockOnelink(db: Database, publisherId: string, id: string): Promise<OnelinkRow | undefined> {
  return lockRow(db, onelinks, ofPublisher(publisherId, id))
}

export async function insertOnelink(db: Database, row: typeof onelinks.$inferInsert): Promise<void> {
  await db.insert(onelinks).values(row)
}

export type OnelinkChange = Omit<OnelinkRow, 'id' | 'publisher_id' | 'folded' | 'version' | 'created_on' | 'updated_on'>

export async function changeOnelink(db: Database, id: string, change: OnelinkChange, now: Date): Promise<void> {
  await db
    .update(onelinks)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(onelinks.id, id))
}

export async function removeOnelink(db: Database, id: string): Promise<void> {
  await db.delete(onelinks).where(eq(onelinks.id, id))
}

const ofPublisher = (publisherId: string, id: string) => and(eq(onelinks.publisher_id, publisherId), eq(onelinks.id, id))
