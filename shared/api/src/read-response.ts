import { type ErrorCode, Problem, parseJson, type ResponseOf, type Route } from '@console/contract'
import * as v from 'valibot'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { rememberReceived } from './as-received.ts'

/** Called when the API says that the session has ended. The shell sets it. */
let sessionEnded: () => void = () => {}
export function onSessionEnded(handler: () => void): void {
  sessionEnded = handler
}

/** Called when the API refuses what the page took for permitted. The shell sets it. */
let permissionRefused: () => unknown = () => {}
export function onPermissionRefused(handler: () => unknown): void {
  permissionRefused = handler
}

/** Parses a response by the route's schema. Throws `ApiError` for a problem and for a response that does not fit. */
export async function readResponse<R extends Route>(route: R, response: Response): Promise<ResponseOf<R>> {
  const requestId = response.headers.get('X-Request-Id') ?? undefined
  if (!response.ok) throw await errorOf(response, requestId, route.access !== 'public')
  if (!route.response) return undefined as ResponseOf<R>
  const raw = await readJson(response, requestId)
  const parsed = v.safeParse(route.response, raw)
  // Loaded only for a backend that does not keep to the contract.
  const read = parsed.success
    ? { output: parsed.output, raw }
    : await (await import(/* webpackChunkName: "reports" */ './read-loosely.ts')).readLoosely(route, raw)
  if (!read) throw new ApiError({ code: 'invalid_answer', status: response.status, requestId })
  rememberReceived(read.output, read.raw, route.answers?.at)
  return read.output as ResponseOf<R>
}

async function errorOf(response: Response, requestId: string | undefined, signedIn: boolean): Promise<ApiError> {
  const { status } = response
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  const given = v.safeParse(Problem, await response.json().catch(() => null))
  if (!given.success) return new ApiError({ code: codeOfStatus(status), status, requestId, retryAfter })
  if (status === 401 && signedIn) sessionEnded()
  if (given.output.code === 'permission_denied') permissionRefused()
  return new ApiError({ code: given.output.code as ErrorCode, status, requestId, retryAfter, problem: given.output })
}

/** The code for a response that a proxy or gateway gave instead of the API. */
function codeOfStatus(status: number): ApiErrorCode {
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'busy' : 'invalid_answer'
}

async function readJson(response: Response, requestId: string | undefined): Promise<unknown> {
  try {
    return parseJson(await response.text())
  } catch {
    throw new ApiError({ code: 'invalid_answer', status: response.status, requestId })
  }
}
