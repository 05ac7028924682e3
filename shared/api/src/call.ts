import { type BodyOf, type InputOf, isGranted, type Problem, type ResponseOf, type Route, urlFor } from '@console/contract'
import { hearServerTime, mayBeKept, pageDataStore, publisherStore } from '@console/session'
import { ApiError, isApiError } from './api-error.ts'
import { emitCallEnded } from './call-ended.ts'
import { forgetPrefetched, takePrefetched, unreadable } from './prefetch.ts'
import { readResponse } from './read-response.ts'

const TIME_LIMIT_MS = 30_000

export interface CallOptions<R extends Route> {
  readonly body?: BodyOf<R>
  /** The version that the change is based on. If the server has a newer one, the call fails with 412. */
  readonly version?: number
  /** The same key for each retry of one request, so that it takes effect only once. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Another publisher of the person than the tab's. What they may do there only the API knows. */
  readonly publisherId?: string
}

/**
 * Makes one call of the contract for the tab's publisher and returns the response in the shape of its schema. Throws only
 * `ApiError`. A call that the person has no permission for is refused before it is sent (spec section 6).
 */
export async function call<R extends Route>(route: R, input: InputOf<R>, options: CallOptions<R> = {}): Promise<ResponseOf<R>> {
  const { publisher, permissions } = publisherStore.getState()
  const { publisherId = publisher?.id } = options
  if (publisherId === publisher?.id) refuseWithoutPermission(route, permissions?.permissions)
  const url = urlFor(route, input as Record<string, string>, publisherId)
  const early = route.method === 'GET' ? takePrefetched(url) : undefined
  try {
    const response = (early && (await early)) ?? (await send(url, { method: route.method, ...change(route, options) }, options.signal))
    const result = await readResponse(route, response)
    unreadable.delete(url)
    // What the browser had kept proves no connection.
    if (navigator.onLine || !mayBeKept(response.headers)) emitCallEnded(route.id)
    return result
  } catch (error) {
    if (!options.signal?.aborted) emitCallEnded(route.id, error)
    if (isApiError(error) && error.code === 'invalid_answer') unreadable.add(url)
    throw error
  }
}

function refuseWithoutPermission(route: Route, held: readonly string[] | undefined): void {
  if (typeof route.access === 'string' || !held) return
  if (!isGranted(held, route.access.any_of)) throw permissionDenied(route.access.any_of)
}

/** The error of a call that is not sent: the same as the API would return. */
export function permissionDenied(needs: readonly string[]): ApiError {
  const problem: Problem = {
    type: 'urn:pub:problem:permission_denied',
    title: 'Permission Denied',
    status: 403,
    code: 'permission_denied',
    detail: "You don't have permission to access this resource or functionality",
    required_any_of: [...needs],
  }
  return new ApiError({ code: 'permission_denied', status: 403, problem })
}

/**
 * What each change carries: the header that proves it comes from the console, the page's language, in which the API may write mails,
 * and that the page is of a view, in which nothing is changed.
 */
export function ownHeaders(): Record<string, string> {
  const { locale, viewed_role: viewed } = pageDataStore.getState()
  const isInView = viewed && publisherStore.getState().publisher?.id === viewed.publisher_id
  return { 'X-Console': '1', 'Accept-Language': locale, ...(isInView ? { 'X-Viewed-Role': viewed.id } : {}) }
}

/** Reads have no extra headers, so that the browser can use a preloaded response. */
function change<R extends Route>(route: R, { body, version, idempotencyKey }: CallOptions<R>): RequestInit {
  if (route.method === 'GET') return {}
  const headers = ownHeaders()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (version !== undefined) headers['If-Match'] = `"${version}"`
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  return { headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

async function send(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  try {
    const cache = unreadable.has(url) ? 'reload' : 'default'
    const response = await fetch(url, { ...init, cache, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    hearServerTime(response.headers)
    return response
  } catch {
    throw new ApiError({ code: limit.aborted ? 'timeout' : 'offline', status: 0 })
  } finally {
    if (init.method !== 'GET') forgetPrefetched()
  }
}
