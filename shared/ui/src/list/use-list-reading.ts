import { type ApiError, call, useCall } from '@console/api'
import type { InputOf, ParamsOf, Route } from '@console/contract'
import { usePageInput } from '@console/router'
import { useState } from 'react'
import type { RowOf } from './list-definition.ts'

export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly page: number
  readonly page_size: number
  readonly total: number
  readonly total_capped: boolean
}

/** What a list call is asked; beside these the fields of its filters. */
export interface ListInput extends Readonly<Record<string, unknown>> {
  readonly page: number
  readonly page_size: number
  readonly sort: string
  readonly q?: string
}

export interface ListReading<Row> {
  readonly input: ListInput
  /** Of an earlier input while the current one's answer is under way, never after it failed. */
  readonly page: ListPage<Row> | undefined
  readonly error: ApiError | undefined
  readonly isRefreshing: boolean
  readonly retry: () => void
  /** Another page of the same filters and order. */
  readonly readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<Row>>
}

/** Reads the page of the list that the address names; nothing while `isWaiting`. `params` fill the call's path. */
export function useListReading<R extends Route>(route: R, params: ParamsOf<R> | undefined, isWaiting: boolean): ListReading<RowOf<R>> {
  // A list's route is one whose query and answer are these; the types of the contract say it of each single route.
  const input = usePageInput(route) as unknown as ListInput
  const reading = useCall(route, isWaiting ? null : ({ ...input, ...params } as unknown as InputOf<R>))
  const page = reading.data as ListPage<RowOf<R>> | undefined
  const [earlier, setEarlier] = useState(page)
  if (page && page !== earlier) setEarlier(page)
  const shown = page ?? (reading.error ? undefined : earlier)
  return {
    input,
    page: shown,
    error: reading.error,
    isRefreshing: shown !== undefined && (page === undefined || reading.isRefreshing),
    retry: reading.retry,
    readPage: (number, page_size, signal) =>
      call(route, { ...input, ...params, page: number, page_size } as unknown as InputOf<R>, { signal }) as Promise<ListPage<RowOf<R>>>,
  }
}
