import { LIST_REACH } from '@console/contract'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ProblemError } from '../http/problem.ts'

export interface PageAsked {
  readonly page: number
  readonly page_size: number
}

export interface PageAnswer<T> {
  readonly items: T[]
  readonly page: number
  readonly page_size: number
  readonly total: number
  readonly total_capped: boolean
}

/** One page; counts to 10,001 and no further, and refuses what lies beyond row 10,000 (contract section 0, Lists). */
export async function readPage<T>(
  { page, page_size }: PageAsked,
  rows: (limit: number, offset: number) => Promise<T[]>,
  countTo: (most: number) => Promise<number>,
): Promise<PageAnswer<T>> {
  if (page * page_size > LIST_REACH) {
    const error = {
      pointer: '/query/page',
      code: 'too_big',
      message: 'narrow the filter',
      params: { limit: Math.floor(LIST_REACH / page_size) },
    }
    throw new ProblemError('invalid_query', { errors: [error] })
  }
  const counted = await countTo(LIST_REACH + 1)
  const items = (page - 1) * page_size < counted ? await rows(page_size, (page - 1) * page_size) : []
  return { items, page, page_size, total: Math.min(counted, LIST_REACH), total_capped: counted > LIST_REACH }
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
