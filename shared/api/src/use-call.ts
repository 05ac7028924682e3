import type { AnswerOf, ErrorCode, ErrorOf, InputOf, Route } from '@console/contract'
import { useOptionalPublisher } from '@console/session'
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr'
import { ApiError, isApiError } from './api-error.ts'
import { call } from './call.ts'
import type { Failure } from './failure.ts'
import { retryDelay } from './retry-delay.ts'

/** What a page needs to draw a read: its data, or why there are none. */
export interface Loadable<T> {
  readonly data: T | undefined
  readonly error: Failure | undefined
  readonly retry: () => void
}

/** A read as a page sees it: one of loading, failed or there; `data` may be there while a newer answer is under way. */
export interface Reading<T, Code extends ErrorCode = ErrorCode> extends Loadable<T> {
  readonly error: ApiError | undefined
  /** Names the call's own error codes to the compiler; never there. */
  readonly codes?: Code
  readonly isLoading: boolean
  /** An answer for the current input is under way while older data are shown. */
  readonly isRefreshing: boolean
}

export interface ReadOptions {
  /** Show the previous input's answer until the new one is there: for pages of a list. */
  readonly keepPrevious?: boolean
}

export type CallKey = readonly [publisherId: string | null, routeId: Route['id'], input: unknown]

/** Keys are made here alone: the publisher is part of each, so that switching needs no clearing. */
export function keyOf<R extends Route>(publisherId: string | null, route: R, input: unknown): CallKey {
  return [publisherId, route.id, input]
}

/** Reads one call; a `null` input means 'not yet'. Shared with every other reader of the same call and input. */
export function useCall<R extends Route>(route: R, input: InputOf<R> | null, options: ReadOptions = {}): Reading<AnswerOf<R>, ErrorOf<R>> {
  const publisherId = useOptionalPublisher()?.id ?? null
  const key = input === null ? null : keyOf(publisherId, route, input)
  const { cache } = useSWRConfig()
  const {
    data: shown,
    error,
    isLoading,
    isValidating,
    mutate,
  } = useSWR<AnswerOf<R>, unknown>(key, () => call(route, input as InputOf<R>), {
    keepPreviousData: options.keepPrevious ?? false,
  })
  // A kept answer to another input must not stand for one that could not be had.
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

/** Whether a read failed with one of its call's own error codes; another code does not compile. */
export function failedWith<R extends Pick<Reading<unknown>, 'error' | 'codes'>>(
  reading: R,
  ...codes: readonly NonNullable<R['codes']>[]
): boolean {
  return codes.some((code) => code === reading.error?.code)
}

function asApiError(error: unknown): ApiError | undefined {
  if (error === undefined) return undefined
  return isApiError(error) ? error : new ApiError({ code: 'internal', status: 0 })
}

/** Failures are retried as `retryDelay` says; focus refreshes after 30 s. */
export const readingPolicy: SWRConfiguration = {
  focusThrottleInterval: 30_000,
  revalidateOnReconnect: true,
  onErrorRetry: (error: unknown, _key, _config, revalidate, { retryCount }) => {
    const wait = retryDelay(error, retryCount)
    if (wait !== null) setTimeout(() => void revalidate({ retryCount }), wait)
  },
}
