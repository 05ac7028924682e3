import { LIST_REACH } from '@console/contract'
import { type Patience, patiently } from './queue.ts'
import type { ListPage } from './use-list.ts'

/** Rows of one call; the largest page the API gives. */
const PAGE_SIZE = 500

interface Reading<Row> extends Patience {
  readonly readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<Row>>
  readonly rowId: (row: Row) => string
  readonly onProgress: (rows: number) => void
}

export interface AllRows<Row> {
  readonly rows: readonly Row[]
  /** There are others beyond the last row that pages reach. */
  readonly hasMore: boolean
}

/**
 * Every row of the current filter up to the last that pages reach, each once though rows move between pages meanwhile.
 * Waits for limits. Throws `ApiError`, or the signal's reason once it is aborted.
 */
export async function readAllRows<Row>({ readPage, rowId, onProgress, ...patience }: Reading<Row>): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>()
  for (let number = 1; ; number += 1) {
    patience.signal.throwIfAborted()
    const page = await patiently(() => readPage(number, PAGE_SIZE, patience.signal), patience)
    for (const row of page.items) rows.set(rowId(row), row)
    onProgress(rows.size)
    const isLast = page.items.length < PAGE_SIZE || number * PAGE_SIZE >= page.total
    if (isLast || number * PAGE_SIZE >= LIST_REACH) return { rows: [...rows.values()], hasMore: page.total_capped }
  }
}
