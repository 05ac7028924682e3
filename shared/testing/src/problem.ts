import { ERROR_STATUS, type ErrorCode, type Problem } from '@console/contract'

/** The answer by which the API refuses a call: the code's own status, and whatever else the problem should say. */
export function problem(code: ErrorCode, more: Partial<Problem> = {}): Response {
  const status = ERROR_STATUS[code]
  const headers = { 'Content-Type': 'application/problem+json' }
  return Response.json({ type: `urn:pub:problem:${code}`, title: code, status, code, ...more }, { status, headers })
}
