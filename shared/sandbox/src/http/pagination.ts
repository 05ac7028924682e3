import { LIST_REACH } from '@console/contract'
import type { Listing } from '../db/listing.ts'
import { ProblemError } from '../problems/problem.ts'

export interface Page<Item> {
  readonly items: Item[]
  readonly page: number
  readonly page_size: number
  readonly total: number
  readonly total_capped: boolean
}

/**
 * Returns one page of a list, with each row as `present` returns it. It counts up to 10,001; a page beyond row 10,000 is 400
 * `invalid_query` (contract section 0, Lists).
 */
export async function paginate<Row, Item>(
  { page, page_size }: { readonly page: number; readonly page_size: number },
  list: Listing<Row>,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  if (page * page_size > LIST_REACH) {
    const params = { limit: Math.floor(LIST_REACH / page_size) }
    throw new ProblemError('invalid_query', {
      errors: [{ pointer: '/query/page', code: 'too_big', message: 'narrow the filter', params }],
    })
  }
  const counted = await list.count(LIST_REACH + 1)
  const offset = (page - 1) * page_size
  const rows = offset < counted ? await list.rows(page_size, offset, counted) : []
  return { items: rows.map(present), page, page_size, total: Math.min(counted, LIST_REACH), total_capped: counted > LIST_REACH }
}
