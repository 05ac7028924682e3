import { type AllRows, call, patiently, readPages } from '@console/api'
import type { AnswerOf, InputOf, Route, RowOf } from '@console/contract'

type PageOf<R extends Route> = AnswerOf<R> & { readonly items: readonly RowOf<R>[]; readonly total: number; readonly total_capped: boolean }

/** Reads every row of a list, also where a limit asks to wait, until the signal is aborted. Throws `ApiError`. */
export function readWhole<R extends Route>(route: R, input: InputOf<R>, signal: AbortSignal): Promise<AllRows<RowOf<R>>> {
  const readPage = (page: number, page_size: number) =>
    patiently(() => call(route, { ...input, page, page_size } as InputOf<R>, { signal }) as Promise<PageOf<R>>, { signal })
  return readPages(readPage, (row) => (row as { readonly id: string }).id)
}
