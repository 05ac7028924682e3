import { type InputOf, isListId, type ResponseOf, type Route, resourceOf } from '@console/contract'
import { useOptionalPublisher } from '@console/session'
import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import { type CallOptions, call } from './call.ts'
import type { CallKey } from './use-call.ts'

export interface Change<R extends Route> {
  /** Sends the change, refetches the reads that it touches and returns the API's response. Throws `ApiError`. */
  readonly send: (input: InputOf<R>, options?: CallOptions<R>) => Promise<ResponseOf<R>>
  readonly isSending: boolean
}

/** Makes one writing call. */
export function useChange<R extends Route>(route: R): Change<R> {
  const sendTo = useSend()
  const [sending, setSending] = useState(0)

  const send = useCallback(
    async (input: InputOf<R>, options: CallOptions<R> = {}) => {
      setSending((count) => count + 1)
      try {
        return await sendTo(route, input, options)
      } finally {
        setSending((count) => count - 1)
      }
    },
    [route, sendTo],
  )
  return { send, isSending: sending > 0 }
}

/** Returns the `send` of `useChange` for any route. The only place that changes cached responses. */
export function useSend(): <R extends Route>(route: R, input: InputOf<R>, options?: CallOptions<R>) => Promise<ResponseOf<R>> {
  const publisherId = useOptionalPublisher()?.id ?? null
  const { mutate } = useSWRConfig()
  return useCallback(
    async (route, input, options = {}) => {
      const response = await call(route, input, options)
      const detail = detailOf(route, publisherId, input, response)
      if (detail) void mutate(detail.key, detail.record, { revalidate: false })
      const stale = (key: unknown) => isStale(key, route, publisherId) && !sameKey(key, detail?.key)
      if (route.method === 'DELETE') {
        // A deleted record must not be requested again: its own reads are removed, and only lists are refetched.
        void mutate((key) => stale(key) && !isList(key), undefined, { revalidate: false })
        void mutate((key) => stale(key) && isList(key))
      } else {
        void mutate(stale)
      }
      return response
    },
    [publisherId, mutate],
  )
}

/**
 * Returns a function that refetches every read of these resources. Work of many calls uses it once at its end, instead of refetching
 * after each call. The own reads of records that may be gone, by their ids, are removed instead: what is gone is not requested again.
 */
export function useRefresh(): (touches: readonly string[], mayBeGone?: ReadonlySet<string>) => void {
  const publisherId = useOptionalPublisher()?.id ?? null
  const { mutate } = useSWRConfig()
  return useCallback(
    (touches, mayBeGone = new Set()) => {
      const stale = (key: unknown) => isStale(key, { touches }, publisherId)
      const isOfGone = (key: unknown) =>
        isCallKey(key) && !isList(key) && Object.values(Object(key[2])).some((id) => mayBeGone.has(String(id)))
      if (mayBeGone.size > 0) void mutate((key) => stale(key) && isOfGone(key), undefined, { revalidate: false })
      void mutate((key) => stale(key) && !isOfGone(key))
    },
    [publisherId, mutate],
  )
}

interface Detail {
  readonly key: CallKey
  readonly record: unknown
}

/** The read that the response of the write also answers: the record's own, with the same parents (`application_id`). */
function detailOf(route: Route, publisherId: string | null, input: object, response: unknown): Detail | null {
  if (!route.answers) return null
  const record = route.answers.at ? field(response, route.answers.at) : response
  const id = field(record, 'id')
  if (typeof id !== 'string') return null
  const named = route.answers.id === undefined ? {} : { [route.answers.id]: id }
  const above = Object.entries(input).filter(([name]) => route.path.includes(`/:${name}/`))
  return { key: [publisherId, route.answers.read, { ...Object.fromEntries(above), ...named }], record }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function isCallKey(key: unknown): key is CallKey {
  return Array.isArray(key) && key.length === 3 && typeof key[1] === 'string'
}

function isStale(key: unknown, { touches = [] }: Pick<Route, 'touches'>, publisherId: string | null): boolean {
  if (!isCallKey(key) || key[0] !== publisherId) return false
  return touches.includes(resourceOf(key[1]))
}

const isList = (key: unknown) => isCallKey(key) && isListId(key[1])
const sameKey = (a: unknown, b: CallKey | undefined) => b !== undefined && JSON.stringify(a) === JSON.stringify(b)
