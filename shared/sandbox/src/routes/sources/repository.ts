import type { listSources, ParsedQueryOf } from '@console/contract'
import { and, eq } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type ApplicationKey, type SourceRow, sources } from '../../db/schema/index.ts'

export function findSources(db: Database, application: ApplicationKey, query: ParsedQueryOf<typeof listSources>): Listing<SourceRow> {
  const where = and(
    ofApplication(application),
    query.platform ? eq(sources.platform, query.platform) : undefined,
    query.status ? eq(sources.status, query.status) : undefined,
    contains(sources.folded, query.q),
  )
  const { source_name, created_on } = sources
  const order = orderBy(query.sort, { source_name, created_on }, sources.id)
  return {
    count: (most) => countUpTo(db, sources, where, most),
    rows: (limit, offset) =>
      db
        .select()
        .from(sources)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  }
}

export async function findSource(db: Database, application: ApplicationKey, id: string): Promise<SourceRow | undefined> {
  const [row] = await db
    .select()
    .from(sources)
    .where(and(ofApplication(application), eq(sources.id, id)))
  return row
}

export function lockSource(db: Database, application: ApplicationKey, id: string): Promise<SourceRow | undefined> {
  return lockRow(db, sources, and(ofApplication(application), eq(sources.id, id)))
}

export async function insertSource(db: Database, row: typeof sources.$inferInsert): Promise<void> {
  await db.insert(sources).values(row)
}

export type SourceChange = Pick<SourceRow, 'source_name' | 'package_name' | 'platform' | 'status'>

export async function changeSource(db: Database, id: string, change: SourceChange, now: Date): Promise<void> {
  await db
    .update(sources)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(sources.id, id))
}

export async function removeSource(db: Database, id: string): Promise<void> {
  await db.delete(sources).where(eq(sources.id, id))
}

const ofApplication = ({ publisher_id, id }: ApplicationKey) => and(eq(sources.publisher_id, publisher_id), eq(sources.application_id, id))
