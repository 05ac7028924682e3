import { ERROR_STATUS, type ErrorCode, type Language, type Problem } from '@console/contract'
import type { ProblemError } from '../problems/problem.ts'
import { PROBLEM_TEXTS } from '../problems/problem-texts.ts'

export interface RequestFacts {
  readonly requestId: string
  readonly path: string
  readonly language: Language
}

const BEARER_CODES: readonly ErrorCode[] = ['unauthenticated', 'token_expired', 'token_invalid', 'session_revoked']

export function problemResponse(problem: ProblemError, { requestId, path, language }: RequestFacts): Response {
  const status = ERROR_STATUS[problem.code]
  const [title, detail] = PROBLEM_TEXTS[problem.code][language]
  const body: Problem = {
    type: `urn:pub:problem:${problem.code}`,
    title,
    status,
    code: problem.code,
    ...(detail ? { detail } : {}),
    instance: path,
    request_id: requestId,
    ...problem.members,
  }
  const headers = new Headers({
    'Content-Type': 'application/problem+json',
    'Content-Language': language,
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language',
    ...problem.headers,
  })
  if (BEARER_CODES.includes(problem.code)) {
    headers.set('WWW-Authenticate', problem.code === 'unauthenticated' ? 'Bearer' : 'Bearer error="invalid_token"')
  }
  if (problem.members.retry_after !== undefined) headers.set('Retry-After', String(problem.members.retry_after))
  return new Response(JSON.stringify(body), { status, headers })
}
