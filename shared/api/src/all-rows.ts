import { type InputOf, LIST_REACH, PAGE_SIZE_MAX, type ResponseOf, type Route, type RowOf } from '@console/contract'
import { useOptionalPublisher } from '@console/session'
import useSWR from 'swr'
import { rowsLeftOut } from './as-received.ts'
import { call } from './call.ts'
import { asApiError, keyOf, type Loadable, type Reading, type ReadOptions } from './use-call.ts'

export interface AllRows<Row> {
  readonly rows: readonly Row[]
  /** There are others beyond the last row that pages reach. */
  readonly hasMore: boolean
  readonly leftOut: number
}

interface RowsPage<Row> {
  readonly items: readonly Row[]
  readonly total: number
  readonly total_capped: boolean
}

type ReadPage<Row> = (page: number, pageSize: number) => Promise<RowsPage<Row>>

/**
 * Reads page after page, up to the last row that pages reach; each row once, though rows move between pages meanwhile. `onProgress`
 * gets how many were read, and of how many.
 */
export async function readPages<Row>(
  readPage: ReadPage<Row>,
  rowId: (row: Row) => string,
  onProgress: (rows: number, total: number) => void = () => {},
): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>()
  let read = 0
  let leftOut = 0
  for (let number = 1; ; number += 1) {
    const page = await readPage(number, PAGE_SIZE_MAX)
    for (const row of page.items) rows.set(rowId(row), row)
    onProgress(rows.size, Math.min(page.total, LIST_REACH))
    const unread = rowsLeftOut(page)
    leftOut += unread
    const onPage = page.items.length + unread
    // A backend may give shorter pages than it was asked for, so that only the total says which one is the last.
    read += onPage
    if (onPage === 0 || read >= page.total || read >= LIST_REACH)
      return { rows: [...rows.values()], hasMore: page.total_capped || page.total > LIST_REACH, leftOut }
  }
}

/** Reads every row of a list. Throws `ApiError`. */
export function readAll<R extends Route>(route: R, input: InputOf<R>): Promise<AllRows<RowOf<R>>> {
  const readPage = (page: number, page_size: number) =>
    call(route, { ...input, page, page_size } as InputOf<R>) as Promise<ResponseOf<R> & RowsPage<RowOf<R>>>
  return readPages(readPage, (row) => (row as { readonly id: string }).id)
}

/** Reads every row of a list, as one read; a `null` input means 'not yet'. */
export function useAllRows<R extends Route>(
  route: R,
  input: InputOf<R> | null,
  options: ReadOptions = {},
): Loadable<AllRows<RowOf<R>>> & Pick<Reading<unknown>, 'error' | 'isRefreshing'> {
  const publisherId = useOptionalPublisher()?.id ?? null
  const { data, error, isValidating, mutate } = useSWR<AllRows<RowOf<R>>, unknown>(
    input && keyOf(publisherId, route, { ...input, page: 'all' }),
    () => readAll(route, input as InputOf<R>),
    { keepPreviousData: options.keepPrevious ?? false },
  )
  return { data, error: asApiError(error), isRefreshing: isValidating && data !== undefined, retry: () => void mutate() }
}
