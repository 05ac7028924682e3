import { type AllRows, type Patience, patiently, readPages } from '@console/api'
import type { ListPage } from '../list-page.ts'

interface Reading<Row> extends Patience {
  readonly readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<Row>>
  readonly rowId: (row: Row) => string
  readonly onProgress: (rows: number, total: number) => void
  readonly fits?: ((row: Row) => boolean) | undefined
}

/** Every row of the current filter, as `readPages` reads them. Waits for limits. Throws `ApiError`, or the signal's reason once it is aborted. */
export async function readAllRows<Row>({ readPage, rowId, onProgress, fits, ...patience }: Reading<Row>): Promise<AllRows<Row>> {
  async function readPatiently(page: number, pageSize: number): Promise<ListPage<Row>> {
    patience.signal.throwIfAborted()
    return await patiently(() => readPage(page, pageSize, patience.signal), patience)
  }
  const all = await readPages(readPatiently, rowId, onProgress)
  // The last page may have come after the person had canceled.
  patience.signal.throwIfAborted()
  return fits ? { ...all, rows: all.rows.filter(fits) } : all
}
