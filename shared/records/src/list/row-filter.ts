import { type AllRows, type Reading, useAllRows } from '@console/api'
import type { ErrorOf, InputOf, Route, RowOf } from '@console/contract'
import { useMemo } from 'react'
import { fieldsOf, type ListFilter } from './list-filter.ts'
import type { ListInput, ListPage } from './list-page.ts'

/**
 * Narrows a list by what its call cannot ask for. While one is set, every row is read page after page, as far as pages reach, and those
 * that fit are shown in pages of their own. It has one field.
 */
export type RowFilter<Row> = ListFilter & { readonly keeps: (row: Row, value: string) => boolean }

/** What the address asks of the rows, by field. A choice that is not offered asks for nothing. */
export type Asked = Readonly<Record<string, string>>

const isOfRows = (filter: ListFilter): filter is RowFilter<unknown> => 'keeps' in filter

/** Returns what the address asks of the rows by these filters; the same object as long as it asks for the same. */
export function useAsked(filters: readonly ListFilter[], search: URLSearchParams): Asked {
  const asked = filters.filter(isOfRows).flatMap((filter) => {
    const [field = ''] = fieldsOf(filter)
    const value = search.get(field) ?? ''
    return isOffered(filter, value) ? [[field, value]] : []
  })
  const text = JSON.stringify(asked)
  return useMemo(() => Object.fromEntries(JSON.parse(text)), [text])
}

function isOffered(filter: ListFilter, value: string): boolean {
  if ('options' in filter) return filter.options.some((option) => option.value === value)
  return 'on' in filter ? filter.on === value : value !== ''
}

interface Narrowed<R extends Route> {
  readonly filters: readonly ListFilter[]
  readonly asked: Asked
  /** The page that stays until all rows have been read. */
  readonly before: ListPage<RowOf<R>> | undefined
}

interface Fitting<R extends Route> extends Pick<Reading<ListPage<RowOf<R>>, ErrorOf<R>>, 'data' | 'error' | 'isRefreshing' | 'retry'> {
  readonly readPage: (page: number, pageSize: number) => Promise<ListPage<RowOf<R>>>
}

/** Reads all rows that `input` asks the call for, and shows the page of those that fit. Does nothing while `input` is null. */
export function useFittingRows<R extends Route>(route: R, input: ListInput | null, { filters, asked, before }: Narrowed<R>): Fitting<R> {
  const { page = 1, page_size = 1, ...query } = input ?? {}
  const { data: all, error, isRefreshing, retry } = useAllRows(route, input && (query as unknown as InputOf<R>), { keepPrevious: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages make their filters again at each render, and these say the same
  const fitting = useMemo(() => all && { ...all, rows: all.rows.filter((row) => fits(row, filters, asked)) }, [all, asked])
  const data = useMemo(() => fitting && pageOf(fitting, page, page_size), [fitting, page, page_size])
  return {
    data: error ? undefined : (data ?? before),
    error: error as Fitting<R>['error'],
    isRefreshing: data ? isRefreshing : before !== undefined && !error,
    retry,
    readPage: async (number, size) => pageOf(fitting ?? NONE, number, size),
  }
}

const NONE = { rows: [], hasMore: false, leftOut: 0 }

function fits(row: unknown, filters: readonly ListFilter[], asked: Asked): boolean {
  return filters.filter(isOfRows).every((filter) => {
    const value = asked[fieldsOf(filter)[0] ?? '']
    return value === undefined || filter.keeps(row, value)
  })
}

function pageOf<Row>({ rows, hasMore }: AllRows<Row>, page: number, page_size: number): ListPage<Row> {
  return { items: rows.slice((page - 1) * page_size, page * page_size), page, page_size, total: rows.length, total_capped: hasMore }
}
