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

interface Asked {
  readonly field: string
  readonly value: string
  readonly keeps: (row: never, value: string) => boolean
}

/** Returns what the address asks of the rows by these filters. A choice that is not offered asks for nothing. */
export function askedOf(filters: readonly (ListFilter | RowFilter<never>)[], search: URLSearchParams): readonly Asked[] {
  return filters.flatMap((filter) => {
    const [field = ''] = fieldsOf(filter)
    const value = search.get(field)
    return value && 'keeps' in filter && isOffered(filter, value) ? [{ field, value, keeps: filter.keeps }] : []
  })
}

function isOffered(filter: ListFilter, value: string): boolean {
  if ('options' in filter) return filter.options.some((option) => option.value === value)
  return !('on' in filter) || filter.on === value
}

interface Fitting<R extends Route> extends Pick<Reading<ListPage<RowOf<R>>, ErrorOf<R>>, 'data' | 'error' | 'isRefreshing' | 'retry'> {
  readonly fits: (row: RowOf<R>) => boolean
}

/** Reads all rows that `input` asks the call for, and shows the page of those that fit; until then `before`. Does nothing without input. */
export function useFittingRows<R extends Route>(
  route: R,
  input: ListInput | null,
  asked: readonly Asked[],
  before: ListPage<RowOf<R>> | undefined,
): Fitting<R> {
  const { page = 1, page_size = 1, ...query } = input ?? {}
  const { data, error, isRefreshing, retry } = useAllRows(route, input && (query as InputOf<R>), { keepPrevious: true })
  const fits = (row: RowOf<R>) => asked.every(({ keeps, value }) => keeps(row as never, value))
  const key = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters are made again at each render, and `key` says what they ask for
  const fitting = useMemo(() => data && { ...data, rows: data.rows.filter(fits) }, [data, key])
  const shown = useMemo(() => fitting && pageOf(fitting, page, page_size), [fitting, page, page_size])
  return {
    data: error ? undefined : (shown ?? before),
    error: error as Fitting<R>['error'],
    isRefreshing: shown ? isRefreshing : before !== undefined,
    retry,
    fits,
  }
}

function pageOf<Row>({ rows, hasMore }: AllRows<Row>, page: number, page_size: number): ListPage<Row> {
  return { items: rows.slice((page - 1) * page_size, page * page_size), page, page_size, total: rows.length, total_capped: hasMore }
}
