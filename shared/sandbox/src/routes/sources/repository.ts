import type { listSources, QueryAnswerOf } from '@console/contract'
import { and, eq, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, orderBy, type PageAnswer, readPage } from '../../db/page.ts'
import { sources } from '../../db/schema/index.ts'
import { unlessTaken } from '../../db/violations.ts'
import { takenProblem } from '../../http/problem.ts'

export type SourceRow = typeof sources.$inferSelect
type Query = QueryAnswerOf<typeof listSources>
/** The application that a source belongs to. */
interface Place {
  readonly publisher_id: string
  readonly id: string
}

export function listPage(db: Database, application: Place, query: Query): Promise<PageAnswer<SourceRow>> {
  const wanted = and(
    of(application),
    query.platform ? eq(sources.platform, query.platform) : undefined,
    query.status ? eq(sources.status, query.status) : undefined,
    contains(sources.folded, query.q),
  )
  const { source_name, created_on } = sources
  const order = orderBy(query.sort, { source_name, created_on }, sources.id)
  return readPage(
    query,
    (limit, offset) =>
      db
        .select()
        .from(sources)
        .where(wanted)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    (most) => db.$count(db.select({ one: sql`1` }).from(sources).where(wanted).limit(most).as('counted')),
  )
}

export async function findSource(db: Database, application: Place, id: string): Promise<SourceRow | undefined> {
  const [row] = await db
    .select()
    .from(sources)
    .where(and(of(application), eq(sources.id, id)))
  return row
}

/** The source, locked until the transaction ends. */
export async function lockSource(db: Database, application: Place, id: string): Promise<SourceRow | undefined> {
  const [row] = await db
    .select()
    .from(sources)
    .where(and(of(application), eq(sources.id, id)))
    .for('update')
  return row
}

export async function insertSource(db: Database, row: typeof sources.$inferInsert): Promise<void> {
  await unlessTaken('sources_package', sourceTaken, db.insert(sources).values(row))
}

export type SourceChange = Pick<SourceRow, 'source_name' | 'package_name' | 'platform' | 'status'>

export async function changeSource(db: Database, id: string, change: SourceChange, now: Date): Promise<void> {
  const update = db
    .update(sources)
    .set({ ...change, version: nextVersion, updated_on: now })
    .where(eq(sources.id, id))
  await unlessTaken('sources_package', sourceTaken, update)
}

export async function removeSource(db: Database, id: string): Promise<void> {
  await db.delete(sources).where(eq(sources.id, id))
}

const sourceTaken = () => takenProblem('source_taken', '/body/package_name')

const of = ({ publisher_id, id }: Place) => and(eq(sources.publisher_id, publisher_id), eq(sources.application_id, id))
