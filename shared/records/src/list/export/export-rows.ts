import { type AllRows, type RetryOptions, readPages, retryWhenLimited } from '@console/api'
import type { ListPage } from '../list-page.ts'

interface Reading<Row> extends RetryOptions {
  readonly readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<Row>>
  readonly rowId: (row: Row) => string
  readonly onProgress: (rows: number, total: number) => void
  readonly fits?: ((row: Row) => boolean) | undefined
}

/**
 * Every row of the current filter, as `readPages` reads them; waits while calls are limited. Throws `ApiError`, or the signal's reason
 * once it is aborted.
 */
export async function readAllRows<Row>({ readPage, rowId, onProgress, fits, ...options }: Reading<Row>): Promise<AllRows<Row>> {
  async function readWithRetries(page: number, pageSize: number): Promise<ListPage<Row>> {
    options.signal.throwIfAborted()
    return await retryWhenLimited(() => readPage(page, pageSize, options.signal), options)
  }
  const all = await readPages(readWithRetries, rowId, onProgress)
  // The last page may have come after the person had canceled.
  options.signal.throwIfAborted()
  return fits ? { ...all, rows: all.rows.filter(fits) } : all
}
