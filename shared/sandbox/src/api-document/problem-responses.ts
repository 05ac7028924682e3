import { ERROR_STATUS, type ErrorCode, type FieldError, getCampaign, type Route } from '@console/contract'
import type { ProblemMembers } from '../problems/problem.ts'
import { PROBLEM_TEXTS } from '../problems/problem-texts.ts'
import { type HeaderName, headersOf } from './headers.ts'
import { pascal } from './schemas.ts'
import type { CallTexts } from './texts/resource-texts.ts'

const ALWAYS: readonly ErrorCode[] = ['not_acceptable', 'internal', 'busy']
const SIGNED_IN: readonly ErrorCode[] = ['unauthenticated', 'token_expired', 'token_invalid', 'session_revoked']

/** Responses that many calls share. */
const SHARED: Readonly<Record<string, readonly ErrorCode[]>> = {
  Unauthorized: SIGNED_IN,
  PermissionDenied: ['permission_denied'],
  NotAcceptable: ['not_acceptable'],
  PayloadTooLarge: ['payload_too_large'],
  UnsupportedMediaType: ['unsupported_media_type'],
  RateLimited: ['rate_limited'],
  InternalError: ['internal'],
  Busy: ['busy'],
}

/** Further fields of the problem of a code. */
const MEMBERS: Readonly<Partial<Record<ErrorCode, ProblemMembers>>> = {
  invalid_query: { errors: [fieldError('/query/page_size', 'too_big', { limit: 500 })] },
  permission_denied: { required_any_of: [...getCampaign.access.any_of] },
  code_taken: { errors: [fieldError('/body/code', 'taken')] },
  source_taken: { errors: [fieldError('/body/package_name', 'taken')] },
  idempotency_in_progress: { retry_after: 1 },
  version_mismatch: { current_version: 4 },
  otp_invalid: { attempts_left: 4 },
  email_taken: { errors: [fieldError('/body/email', 'taken')] },
  registration_required: { registration: { email: 'thao.mai@gmail.example', first_name: 'Thảo', last_name: 'Mai' } },
  mail_unavailable: { retry_after: 30 },
  rate_limited: { retry_after: 42 },
  busy: { retry_after: 1 },
}

const SAYS_WHEN: readonly ErrorCode[] = ['rate_limited', 'busy', 'mail_unavailable', 'idempotency_in_progress']

/** Returns the failure responses of a call, one per status. */
export function problemResponses(route: Route, texts: CallTexts): Record<string, object> {
  const byStatus = Map.groupBy(codesOf(route), (code) => ERROR_STATUS[code])
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, response(codes, texts)]))
}

/** Returns every error code that a call may return. */
export function codesOf(route: Route): ErrorCode[] {
  const hasBody = route.body !== undefined
  return [
    ...new Set<ErrorCode>([
      ...(hasBody && !route.upload ? (['malformed_json'] as const) : []),
      ...(route.query ? (['invalid_query'] as const) : []),
      ...(route.access === 'public' ? [] : SIGNED_IN),
      ...(typeof route.access === 'object' ? (['permission_denied'] as const) : []),
      ...(route.path.includes(':publisher_id') ? (['publisher_not_found'] as const) : []),
      ...route.errors,
      ...(route.idempotent ? (['idempotency_in_progress'] as const) : []),
      ...(hasBody ? (['payload_too_large', 'unsupported_media_type', 'validation_failed'] as const) : []),
      // A key that cannot be used is a wrong field too.
      ...(route.idempotent ? (['validation_failed', 'idempotency_key_reused'] as const) : []),
      ...(route.access !== 'public' || route.id === 'auth.login' || route.id === 'auth.refresh' ? (['rate_limited'] as const) : []),
      ...ALWAYS,
    ]),
  ]
}

/** The response to every other method of a path. */
export const otherMethods = (allowed: readonly Route['method'][]): object => ({
  405: {
    description: described(['method_not_allowed'], {}).description,
    'x-problem-codes': ['method_not_allowed'],
    headers: { Allow: { schema: { const: allowed.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ') } } },
  },
})

/** The answers that calls refer to. */
export const sharedResponses = (): Record<string, object> =>
  Object.fromEntries(Object.entries(SHARED).map(([name, codes]) => [name, described(codes, {})]))

/** One problem of each of these codes. */
export const problemExamples = (codes: readonly ErrorCode[]): Record<string, object> =>
  Object.fromEntries(codes.map((code) => [pascal(code), { summary: PROBLEM_TEXTS[code].en[0], value: problem(code) }]))

function response(codes: readonly ErrorCode[], texts: CallTexts): object {
  const saysMore = codes.some((code) => texts.problems?.[code])
  const shared = Object.entries(SHARED).find(([, same]) => same.join() === codes.join())
  return shared && !saysMore ? { $ref: `#/components/responses/${shared[0]}` } : described(codes, texts)
}

function described(codes: readonly ErrorCode[], { problems = {}, wrong }: Pick<CallTexts, 'problems' | 'wrong'>) {
  const own =
    wrong && codes.includes('validation_failed')
      ? { ValidationFailed: { summary: 'What is wrong in the body', value: invalid(wrong) } }
      : {}
  const examples = Object.fromEntries(codes.map((code) => [pascal(code), { $ref: `#/components/examples/${pascal(code)}` }]))
  return {
    description: codes
      .map((code) => `- \`${code}\`: ${[...PROBLEM_TEXTS[code].en.map(sentence), problems[code]].filter(Boolean).join(' ')}`)
      .join('\n'),
    'x-problem-codes': codes,
    headers: headersOf(...headerNames(codes)),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, examples: { ...examples, ...own } } },
  }
}

function headerNames(codes: readonly ErrorCode[]): HeaderName[] {
  return [
    'X-Request-Id',
    'Cache-Control',
    'Content-Language',
    'Vary',
    ...(codes.some((code) => SIGNED_IN.includes(code)) ? (['WWW-Authenticate'] as const) : []),
    ...(codes.some((code) => SAYS_WHEN.includes(code)) ? (['Retry-After'] as const) : []),
    ...(codes.includes('rate_limited') ? (['RateLimit', 'RateLimit-Policy'] as const) : []),
  ]
}

function problem(code: ErrorCode, members: ProblemMembers = MEMBERS[code] ?? {}): object {
  const [title, detail] = PROBLEM_TEXTS[code].en
  return {
    type: `urn:pub:problem:${code}`,
    title,
    status: ERROR_STATUS[code],
    code,
    ...(detail ? { detail } : {}),
    instance: '/pub/core/api/v1/publishers/01930000-0000-7000-8002-000000000001/campaigns',
    request_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    ...members,
  }
}

const invalid = (wrong: NonNullable<CallTexts['wrong']>) =>
  problem('validation_failed', { errors: Object.entries(wrong).map(([pointer, code]) => fieldError(pointer, code)) })

function fieldError(pointer: string, code: FieldError['code'], params?: FieldError['params']): FieldError {
  return { pointer, code, message: code, ...(params ? { params } : {}) }
}

const sentence = (text = '') => (text === '' || text.endsWith('.') ? text : `${text}.`)
