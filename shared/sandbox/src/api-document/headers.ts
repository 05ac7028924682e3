import type { Route } from '@console/contract'
import { cachingOf } from '../http/serve.ts'

type Header = { readonly description: string; readonly schema: object; readonly example?: unknown; readonly required?: true }

const text = { type: 'string' } as const
const uuid = { type: 'string', format: 'uuid' } as const
const seconds = { type: 'integer', minimum: 1 } as const
const REQUEST_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** Headers of responses, by name. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'The id of the request, from the request or made by the server; a problem repeats it as `request_id`.',
    required: true,
    schema: uuid,
    example: REQUEST_ID,
  },
  'Cache-Control': {
    description: '`no-store` for identity and problems, `private, max-age=300` for reference lists, `private, no-cache` for the rest.',
    required: true,
    schema: { type: 'string', enum: ['no-store', 'private, max-age=300', 'private, no-cache'] },
    example: 'private, no-cache',
  },
  ETag: {
    description:
      '`"<version>.<hash of the response>"` for a record, `"<hash>"` for a list. For `If-None-Match` when reading and `If-Match` when changing, where only the version counts.',
    required: true,
    schema: text,
    example: '"3.PXyjjtA0eNVS"',
  },
  Location: {
    description: 'The address of what was created, or the one that the response redirects to.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
  },
  RateLimit: {
    description:
      'How many requests are left (`r`) until the limit starts again, in `t` seconds. Sent with every response to an accepted token.',
    schema: text,
    example: '"user";r=599;t=60',
  },
  'RateLimit-Policy': { description: 'The limit: `q` requests in `w` seconds.', schema: text, example: '"user";q=600;w=60' },
  'Retry-After': { description: 'Seconds to wait; the problem has it as `retry_after`.', schema: seconds, example: 42 },
  'Idempotency-Replayed': {
    description: 'Present if this is the stored response to an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
  },
  'Content-Language': {
    description: 'The language of `title` and `detail`, from `Accept-Language`.',
    required: true,
    schema: { type: 'string', enum: ['en', 'vi'] },
  },
  Vary: { description: 'The texts depend on `Accept-Language`.', required: true, schema: { type: 'string', const: 'Accept-Language' } },
  'WWW-Authenticate': {
    description: '`Bearer` if there is no token, `Bearer error="invalid_token"` if the token cannot be used.',
    schema: { type: 'string', enum: ['Bearer', 'Bearer error="invalid_token"'] },
  },
} as const satisfies Readonly<Record<string, Header>>

export type HeaderName = keyof typeof HEADERS

/** Returns references to headers that the document's components define. */
export const headersOf = (...names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Returns the headers of a call's successful response. */
export function successHeaders(route: Route): object {
  const isRead = route.method === 'GET'
  const names: HeaderName[] = [
    'X-Request-Id',
    ...(route.versioned || (isRead && route.response) ? (['ETag'] as const) : []),
    ...(route.status === 201 || route.status === 302 ? (['Location'] as const) : []),
    ...(route.access === 'public' ? [] : (['RateLimit', 'RateLimit-Policy'] as const)),
    ...(route.idempotent ? (['Idempotency-Replayed'] as const) : []),
  ]
  const caching = { description: 'How long the response may be cached.', required: true, schema: { ...text, const: cachingOf(route) } }
  return { ...headersOf(...names), 'Cache-Control': caching }
}

/** Request headers, by name. */
export const REQUEST_HEADERS = {
  AcceptLanguage: parameter('Accept-Language', 'Language of the titles and details of problems: `en` unless `vi` is asked for first.', {
    ...text,
    default: 'en',
  }),
  RequestId: parameter('X-Request-Id', 'The caller’s id for this request, a UUID; anything else is replaced by a new one.', uuid),
  IfMatch: parameter(
    'If-Match',
    'The `ETag` of the record that the change is based on; 412 `version_mismatch` if it has changed since. Absent or `*`: the last write wins.',
    text,
  ),
  IfNoneMatch: parameter('If-None-Match', 'The `ETag` of a response that the caller still has; 304 if it is still current.', text),
  IdempotencyKey: parameter(
    'Idempotency-Key',
    'A new value, such as a UUID, for each thing that is to be done once: a repeated request with the same value gets the first response. Kept for 24 hours.',
    { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]{1,255}$' },
  ),
} as const

function parameter(name: string, description: string, schema: object) {
  return { name, in: 'header', required: false, description, schema } as const
}

/** Returns references to the request headers of a call. */
export function requestHeaders(route: Route): object[] {
  const changes = route.method === 'PUT' || route.method === 'DELETE'
  const names: (keyof typeof REQUEST_HEADERS)[] = [
    'AcceptLanguage',
    'RequestId',
    ...(changes && route.errors.includes('version_mismatch') ? (['IfMatch'] as const) : []),
    ...(route.method === 'GET' && route.response ? (['IfNoneMatch'] as const) : []),
    ...(route.idempotent ? (['IdempotencyKey'] as const) : []),
  ]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}
