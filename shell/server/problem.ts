import { ERROR_STATUS, type ErrorCode, type Problem } from '@console/contract'

const TITLES: Partial<Record<ErrorCode, string>> = {
  busy: 'The service is currently busy',
  internal: 'Something went wrong',
  method_not_allowed: 'Method not allowed',
  not_found: 'Not found',
  payload_too_large: 'The request is too large',
  request_refused: 'The request was refused',
  unauthenticated: 'Not signed in',
}

/** A problem of the host's own (RFC 9457); the console shows a text of its own by `code`. */
export function problem(code: ErrorCode, requestId: string, more: Partial<Problem> = {}, headers: Record<string, string> = {}): Response {
  const status = ERROR_STATUS[code]
  const body: Problem = { type: `urn:pub:problem:${code}`, title: TITLES[code] ?? code, status, code, request_id: requestId, ...more }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'x-request-id': requestId, ...headers },
  })
}

/** The API does not answer now: the page may try again in a few seconds. */
export function busy(requestId: string): Response {
  return problem('busy', requestId, { retry_after: 3 }, { 'retry-after': '3' })
}
