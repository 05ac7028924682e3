import type { ErrorCode, ErrorOf, InputOf, ResponseOf, Route } from '@console/contract'
import { useOptionalPublisher } from '@console/session'
import { useState } from 'react'
import useSWR, { type Cache, unstable_serialize, useSWRConfig } from 'swr'
import { ApiError, isApiError } from './api-error.ts'
import { call } from './call.ts'
import type { Failure } from './failure.ts'
import { prefetchedResponse } from './prefetch.ts'

export interface Loadable<T> {
  readonly data: T | undefined
  readonly error: Failure | undefined
  readonly retry: () => void
}

/** While `data` is shown, a newer response may be loading. */
export interface Reading<T, Code extends ErrorCode = ErrorCode> extends Loadable<T> {
  readonly error: ApiError | undefined
  /** Tells the compiler the call's own error codes; it has no value at run time. */
  readonly codes?: Code
  readonly isLoading: boolean
  /** The current input is loading while older data is shown. */
  readonly isRefreshing: boolean
}

export interface ReadOptions {
  /** Keeps the data of the previous input until the new data has loaded: for pages of a list. */
  readonly keepPrevious?: boolean
}

export type CallKey = readonly [publisherId: string | null, routeId: Route['id'], input: unknown]

/** Cache keys are made only here. Each contains the publisher, so switching publishers needs no clearing. */
export function keyOf<R extends Route>(publisherId: string | null, route: R, input: unknown): CallKey {
  return [publisherId, route.id, input]
}

/** Reads one call; a `null` input means 'not yet'. All readers of the same call and input share one request. */
export function useCall<R extends Route>(
  route: R,
  input: InputOf<R> | null,
  options: ReadOptions = {},
): Reading<ResponseOf<R>, ErrorOf<R>> {
  const publisherId = useOptionalPublisher()?.id ?? null
  const key = input === null ? null : keyOf(publisherId, route, input)
  const { cache } = useSWRConfig()
  // What was read before the page was drawn is shown at once and not asked for again.
  const [isEarly] = useState(() => keepEarly(cache, key, input === null ? undefined : prefetchedResponse(route, input, publisherId)))
  const {
    data: shown,
    error,
    isLoading,
    isValidating,
    mutate,
  } = useSWR<ResponseOf<R>, unknown>(key, () => call(route, input as InputOf<R>), {
    keepPreviousData: options.keepPrevious ?? false,
    ...(isEarly ? { revalidateOnMount: false } : {}),
  })
  // When the request failed, data kept from another input is not shown.
  const isKept = error !== undefined && cache.get(unstable_serialize(key))?.data === undefined
  const data = isKept ? undefined : shown
  return {
    data,
    error: asApiError(error),
    isLoading,
    isRefreshing: isValidating && data !== undefined,
    retry: () => void mutate(),
  }
}

/** Puts a response that was read in advance into the cache, over an older one; returns whether there was one. */
function keepEarly(cache: Cache, key: CallKey | null, response: unknown): boolean {
  if (response === undefined) return false
  const name = unstable_serialize(key)
  cache.set(name, { ...cache.get(name), data: response })
  return true
}

/** Returns whether a read failed with one of its call's own error codes. Other codes do not compile. */
export function failedWith<R extends Pick<Reading<unknown>, 'error' | 'codes'>>(
  reading: R,
  ...codes: readonly NonNullable<R['codes']>[]
): boolean {
  return codes.some((code) => code === reading.error?.code)
}

export function asApiError(error: unknown): ApiError | undefined {
  if (error === undefined) return undefined
  return isApiError(error) ? error : new ApiError({ code: 'internal', status: 0 })
}
