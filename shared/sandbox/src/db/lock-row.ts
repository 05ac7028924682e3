import type { InferSelectModel, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** `update` prevents other changes of the row, `key share` prevents its deletion. */
export type RowLock = 'update' | 'key share'

/** Returns the matching row, locked until the transaction ends, so that its rules also hold against concurrent changes. */
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
