import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** The rows of a list in their order; they are read when `rows` asks for a part of them, knowing how many were counted. */
export interface Listing<Row> {
  /** How many rows there are, counted up to `most` and no further. */
  count(most: number): Promise<number>
  rows(limit: number, offset: number, counted: number): Promise<Row[]>
}

/** Counts the matching rows of a table up to `most`, so that long lists are not expensive. */
export function countUpTo(db: Database, table: PgTable, where: SQL | undefined, most: number): Promise<number> {
  return db.$count(db.select({ one: sql`1` }).from(table).where(where).limit(most).as('counted'))
}

/** Turns `name` or `-name` into the order by that column and then by id, both in one direction as in the indexes. */
export function orderBy<const F extends string>(sort: F | `-${F}`, columns: Readonly<Record<F, PgColumn>>, id: PgColumn): SQL[] {
  for (const [field, column] of Object.entries<PgColumn>(columns)) {
    if (sort === field) return [asc(column), asc(id)]
    if (sort === `-${field}`) return [desc(column), desc(id)]
  }
  throw new TypeError(`No column for sort '${sort}'`)
}

/** Matches rows whose column contains a text, ignoring case and accents. `folded` is text of `search_fold`. */
export function contains(folded: PgColumn | SQL, q: string | undefined): SQL | undefined {
  if (!q) return undefined
  return sql`${folded} like '%' || search_fold(${q.replace(/[\\%_]/g, '\\$&')}) || '%'`
}

/**
 * The same for texts that fold to one or two letters, by an index of `search_pairs`; undefined for longer ones. Two letters of ASCII are
 * found by their pair alone, without a look at the row.
 */
export function containsShort(folded: PgColumn | SQL, q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const letters = q
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
  if ([...letters].length > 2) return undefined
  const hasPairs = sql`search_pairs(${folded}) @> search_pairs(search_fold(${q}))`
  return /^[\x20-\x7e]+$/.test(letters) ? hasPairs : sql`${hasPairs} and ${contains(folded, q)}`
}
