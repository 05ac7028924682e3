import type { InferSelectModel, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** `update` lets nobody else change the row, `key share` nobody delete it. */
export type RowLock = 'update' | 'key share'

/** The row that matches, locked until the transaction ends, so that its rules also hold against concurrent changes. */
export async function lockRow<T extends PgTable>(
  db: Database,
  table: T,
  where: SQL | undefined,
  lock: RowLock = 'update',
): Promise<InferSelectModel<T> | undefined> {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .for(lock)
  // drizzle cannot follow its own row type through a type parameter.
  return (rows as InferSelectModel<T>[])[0]
}
