import {
  ERROR_STATUS,
  type ErrorCode,
  FieldError,
  FirebaseConfig,
  Id,
  Instant,
  Problem,
  type Route,
  resourceOf,
  Url,
  UrlInput,
} from '@console/contract'
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

type Json = { readonly [name: string]: unknown }

/** Schemas whose checks are functions, which no conversion can read; known by themselves or by the first part of their pipe. */
const ID = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } as const
const KNOWN = new Map<unknown, JsonSchema>([
  [Id.pipe[0], ID],
  [Instant.pipe[0], { type: 'string', format: 'date-time' }],
  [
    FirebaseConfig,
    {
      anyOf: [
        { type: 'object', additionalProperties: true },
        { type: 'string', contentMediaType: 'application/json' },
      ],
    },
  ],
  [Url.pipe[0], { type: 'string', format: 'uri' }],
  [UrlInput.pipe[0], { type: 'string', format: 'uri' }],
])

/** Codes that any call may answer, and those that come with a publisher, a permission, a body or a key. */
const ALWAYS: readonly ErrorCode[] = ['not_acceptable', 'internal', 'busy']
const SIGNED_IN: readonly ErrorCode[] = ['unauthenticated', 'token_expired', 'token_invalid', 'session_revoked', 'rate_limited']

/** OpenAPI 3.1 of these calls, made from the contract's definitions. */
export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:([a-z_]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'Publisher console API', version: '1', description: 'Reference implementation of the /pub contract.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(Problem, 'output'), FieldError: schemaOf(FieldError, 'output') },
    },
  }
}

function operation(route: Route): Json {
  const resource = resourceOf(route.id)
  return {
    operationId: route.id,
    tags: [resource],
    ...(typeof route.access === 'object' ? { 'x-permission-any-of': route.access.any_of } : {}),
    ...(route.extension ? { 'x-extension': route.extension } : {}),
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    ...(route.body
      ? {
          requestBody: { required: route.id !== 'auth.logout', content: contentOf(route, schemaOf(route.body, 'input')) },
        }
      : {}),
    responses: { [route.status]: success(route), ...problems(route) },
  }
}

function contentOf({ upload }: Route, schema: Json): Json {
  if (!upload) return { 'application/json': { schema } }
  const file = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  }
  return { 'multipart/form-data': { schema: { allOf: [schema, file] } } }
}

const pathParameters = (route: Route): Json[] =>
  [...route.path.matchAll(/:([a-z_]+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: ID }))

function queryParameters(route: Route): Json[] {
  return Object.entries(route.query?.entries ?? {}).map(([name, entry]) => {
    const { anyOf, ...schema } = schemaOf(entry, 'output')
    // A number comes as text; what it is read as says enough.
    return { name, in: 'query', required: false, schema: anyOf && schema.type !== 'integer' ? { anyOf, ...schema } : schema }
  })
}

function headerParameters(route: Route): Json[] {
  const header = (name: string, description: string) => ({ name, in: 'header', required: false, description, schema: { type: 'string' } })
  const changes = route.method === 'PUT' || route.method === 'DELETE'
  return [
    header('Accept-Language', 'Language of titles and details: en or vi.'),
    ...(changes && route.errors.includes('version_mismatch') ? [header('If-Match', 'The version that the change is based on.')] : []),
    ...(route.idempotent ? [header('Idempotency-Key', '1 to 255 printable characters; kept for 24 hours.')] : []),
    ...(route.method === 'GET' ? [header('If-None-Match', 'The ETag of an answer that is still at hand.')] : []),
  ]
}

function success(route: Route): Json {
  return {
    description: route.response ? 'The answer.' : 'Done; there is no body.',
    ...(route.versioned ? { headers: { ETag: { schema: { type: 'string' } } } } : {}),
    ...(route.response ? { content: { 'application/json': { schema: schemaOf(route.response, 'output') } } } : {}),
  }
}

/** One answer per status, naming the codes that come with it. */
function problems(route: Route): Json {
  const codes = new Set<ErrorCode>([...ALWAYS, ...route.errors])
  const add = (applies: boolean, more: readonly ErrorCode[]) => {
    if (applies) for (const code of more) codes.add(code)
  }
  add(route.access !== 'public', SIGNED_IN)
  add(route.path.includes(':publisher_id'), ['publisher_not_found'])
  add(typeof route.access === 'object', ['permission_denied'])
  add(route.query !== undefined, ['invalid_query'])
  add(route.body !== undefined && !route.upload, ['malformed_json'])
  add(route.body !== undefined, ['validation_failed', 'unsupported_media_type', 'payload_too_large'])
  add(route.idempotent === true, ['idempotency_in_progress', 'idempotency_key_reused'])
  add(route.id === 'auth.login' || route.id === 'auth.refresh', ['rate_limited'])
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      status,
      { description: listed.join(', '), content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    ]),
  )
}

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => KNOWN.get(valibotSchema),
  }
  const { $schema: _, ...converted } = toJsonSchema(schema, config)
  return converted
}
