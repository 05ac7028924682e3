import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** The rows of a list in their order; they are read when `rows` asks for a part of them. */
export interface Listing<Row> {
  /** How many rows there are, counted up to `most` and no further. */
  count(most: number): Promise<number>
  rows(limit: number, offset: number): Promise<Row[]>
}

/** How many rows of the table match, counted up to `most`, so that a long list costs no more than that. */
export function countUpTo(db: Database, table: PgTable, where: SQL | undefined, most: number): Promise<number> {
  return db.$count(db.select({ one: sql`1` }).from(table).where(where).limit(most).as('counted'))
}

/** `name` or `-name` as the order by that column and then the id, both in one direction as the indexes are. */
export function orderBy<const F extends string>(sort: F | `-${F}`, columns: Readonly<Record<F, PgColumn>>, id: PgColumn): SQL[] {
  for (const [field, column] of Object.entries<PgColumn>(columns)) {
    if (sort === field) return [asc(column), asc(id)]
    if (sort === `-${field}`) return [desc(column), desc(id)]
  }
  throw new TypeError(`No column for sort '${sort}'`)
}

/** Contains, without regard to case and accents; `column` holds folded text. */
export function contains(column: PgColumn, q: string | undefined): SQL | undefined {
  if (!q) return undefined
  return sql`${column} like '%' || search_fold(${q.replace(/[\\%_]/g, '\\$&')}) || '%'`
}
