import { call, type Reading, useCall } from '@console/api'
import {
  type ErrorOf,
  type FilterOf,
  type InputOf,
  type ParamsOf,
  type ParsedQueryOf,
  type Route,
  type RowOf,
  resourceOf,
} from '@console/contract'
import { useKitText } from '@console/i18n'
import { usePageInput, useSearchParams } from '@console/router'
import { usePageData } from '@console/session'
import { type HiddenColumns, toast } from '@console/ui'
import { useCallback, useState } from 'react'
import { fieldsOf, type ListFilter } from './list-filter.ts'
import type { ListInput, ListPage } from './list-page.ts'
import { askedOf, type RowFilter, useFittingRows } from './row-filter.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'
import type { SavedList } from './views/saved-list.ts'
import { useSavedList } from './views/use-saved-list.ts'

interface Definition<R extends Route> {
  /** What the call's path takes beside the publisher: `{ application_id }`. */
  readonly params?: ParamsOf<R>
  readonly filters?: readonly (ListFilter<FilterOf<R>> | RowFilter<RowOf<R>>)[]
  /** Fields of how the rows are shown: a saved view keeps them, clearing the filters does not touch them. */
  readonly display?: readonly string[]
  /** The rows, where the page has gathered them because no call lists them; `route` then says what the address may ask of them. */
  readonly gathered?: GatheredRows<R>
}

interface GatheredRows<R extends Route> extends Pick<Reading<unknown>, 'error' | 'retry'> {
  /** The page of the rows for an input, of as many as there are by now; undefined while it may still come. */
  readonly pageOf: (asked: ParsedQueryOf<R>) => ListPage<RowOf<R>> | undefined
}

export interface List<R extends Route> extends Pick<Reading<ListPage<RowOf<R>>, ErrorOf<R>>, 'error' | 'isRefreshing' | 'retry' | 'codes'> {
  readonly route: R
  readonly params: ParamsOf<R> | undefined
  readonly filters: readonly ListFilter[]
  readonly query: ParsedQueryOf<R>
  /** `query` with what the address asks of the rows themselves. */
  readonly input: ListInput
  /** Of an earlier input while the current one's answer is under way, never after it failed. */
  readonly data: ListPage<RowOf<R>> | undefined
  /** Another page of the same query, in the same order. */
  readonly readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<RowOf<R>>>
  /** Picks the list's rows from such a page, where the address asks for what the call cannot; absent, all are. */
  readonly fits?: (row: RowOf<R>) => boolean
  readonly address: ListAddress
  readonly saved: SavedList
  /** Stores it, and says so where the browser refuses to. */
  readonly save: (saved: SavedList) => void
  readonly hide: (hidden: HiddenColumns) => void
}

const NONE: readonly never[] = []

/**
 * Reads the page of a list that the address names, with what the person saved of the list. The page owns the reading and
 * hands it to `RecordList`.
 */
export function useList<R extends Route>(route: R, definition: Definition<R> = {}): List<R> {
  const { params, gathered, display = NONE } = definition
  const filters = (definition.filters ?? NONE) as readonly ListFilter[]
  const text = useKitText()
  const [lasting] = useState(() => ['sort', 'page_size', ...display])
  const [fields] = useState(() => ['q', ...lasting, ...filters.flatMap(fieldsOf)])
  const [saved, store] = useSavedList(resourceOf(route.id))
  const save = useCallback(
    (next: SavedList) => {
      if (!store(next)) toast.error(text('list.views.unkept'))
    },
    [store, text],
  )
  const hide = useCallback((hidden: HiddenColumns) => save({ ...saved, hidden }), [save, saved])
  const address = useListAddress({ fields, lasting, saved, onHidden: hide })
  const query = usePageInput(route, usePageData().settings.extensions)
  const asked = askedOf(filters, useSearchParams()[0])
  const isOfRows = asked.length > 0
  // A list's route is one whose query and answer are these; the types of the contract say it of each single route.
  const input = query as ListInput
  const wanted = address.isArriving ? null : { ...input, ...params }
  const reading = useCall(route, isOfRows || gathered ? null : (wanted as InputOf<R>), { keepPrevious: true })
  const data = reading.data as ListPage<RowOf<R>> | undefined
  const fitting = useFittingRows(route, isOfRows ? wanted : null, asked, data)
  return {
    route,
    params,
    filters,
    query,
    input: { ...input, ...Object.fromEntries(asked.map(({ field, value }) => [field, value])) },
    data,
    error: reading.error,
    isRefreshing: reading.isRefreshing,
    retry: reading.retry,
    readPage: (page, page_size, signal) =>
      call(route, { ...input, ...params, page, page_size } as unknown as InputOf<R>, { signal }) as Promise<ListPage<RowOf<R>>>,
    ...(isOfRows ? fitting : {}),
    ...(gathered ? pagesOf(gathered, query) : {}),
    address,
    saved,
    save,
    hide,
  }
}

/** Other pages need no call: the rows are there already. */
function pagesOf<R extends Route>({ error, retry, pageOf }: GatheredRows<R>, query: ParsedQueryOf<R>) {
  const readPage = async (page: number, page_size: number) => pageOf({ ...query, page, page_size }) as ListPage<RowOf<R>>
  return { data: pageOf(query), error: error as List<R>['error'], retry, readPage }
}
