import { ERROR_STATUS, type ErrorCode, type Problem } from '@console/contract'

/** Returns the response of a refused call: the status of the code, and any further fields of the problem. */
export function problem(code: ErrorCode, more: Partial<Problem> = {}): Response {
  const status = ERROR_STATUS[code]
  const headers = { 'Content-Type': 'application/problem+json' }
  return Response.json({ type: `urn:pub:problem:${code}`, title: code, status, code, ...more }, { status, headers })
}
