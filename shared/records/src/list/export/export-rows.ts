import { type AllRows, type Patience, patiently, readPages } from '@console/api'
import type { ListPage } from '../list-page.ts'

interface Reading<Row> extends Patience {
  readonly readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<Row>>
  readonly rowId: (row: Row) => string
  readonly onProgress: (rows: number) => void
}

/** Every row of the current filter, as `readPages` reads them. Waits for limits. Throws `ApiError`, or the signal's reason once it is aborted. */
export function readAllRows<Row>({ readPage, rowId, onProgress, ...patience }: Reading<Row>): Promise<AllRows<Row>> {
  async function readPatiently(page: number, pageSize: number): Promise<ListPage<Row>> {
    patience.signal.throwIfAborted()
    return await patiently(() => readPage(page, pageSize, patience.signal), patience)
  }
  return readPages(readPatiently, rowId, onProgress)
}
