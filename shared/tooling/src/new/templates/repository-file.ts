import type { SliceNames } from '../slice-names.ts'

/** `shared/sandbox/src/routes/<things>/repository.ts`: rows, and nothing of problems. */
export const repositoryFile = ({
  Thing,
  Things,
  things,
}: SliceNames) => `import type { list${Things}, QueryAnswerOf } from '@console/contract'
import { and, eq } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type ${Thing}Row, ${things} } from '../../db/schema/index.ts'

export function find${Things}(db: Database, publisherId: string, query: QueryAnswerOf<typeof list${Things}>): Listing<${Thing}Row> {
  const where = and(
    eq(${things}.publisher_id, publisherId),
    query.status ? eq(${things}.status, query.status) : undefined,
    contains(${things}.folded_name, query.q),
  )
  const { name, created_on } = ${things}
  const order = orderBy(query.sort, { name, created_on }, ${things}.id)
  return {
    count: (most) => countUpTo(db, ${things}, where, most),
    rows: (limit, offset) =>
      db
        .select()
        .from(${things})
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  }
}

export async function find${Thing}(db: Database, publisherId: string, id: string): Promise<${Thing}Row | undefined> {
  const [row] = await db.select().from(${things}).where(ofPublisher(publisherId, id))
  return row
}

export function lock${Thing}(db: Database, publisherId: string, id: string): Promise<${Thing}Row | undefined> {
  return lockRow(db, ${things}, ofPublisher(publisherId, id))
}

export async function insert${Thing}(db: Database, row: typeof ${things}.$inferInsert): Promise<void> {
  await db.insert(${things}).values(row)
}

export type ${Thing}Change = Pick<${Thing}Row, 'name' | 'status'>

export async function change${Thing}(db: Database, id: string, change: ${Thing}Change, now: Date): Promise<void> {
  await db
    .update(${things})
    .set({ ...change, ...nextVersion(now) })
    .where(eq(${things}.id, id))
}

export async function remove${Thing}(db: Database, id: string): Promise<void> {
  await db.delete(${things}).where(eq(${things}.id, id))
}

const ofPublisher = (publisherId: string, id: string) => and(eq(${things}.publisher_id, publisherId), eq(${things}.id, id))
`
