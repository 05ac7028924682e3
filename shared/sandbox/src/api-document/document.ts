import { isPrefixed, type Route, resourceOf, takenBy } from '@console/contract'
import * as v from 'valibot'
import type { DocumentSchema } from './checks.ts'
import { CONVENTIONS } from './conventions.ts'
import { entitySchemas, withFile } from './entities.ts'
import { exampleOf } from './examples.ts'
import { HEADERS, headersOf, REQUEST_HEADERS, requestHeaders, successHeaders } from './headers.ts'
import { pathParameters, queryParameters } from './parameters.ts'
import { codesOf, otherMethods, problemExamples, problemResponses, sharedResponses } from './problem-responses.ts'
import { responseOf, type Schemas, schemasOf } from './schemas.ts'
import { callTexts, TAGS } from './texts/index.ts'
import type { CallTexts } from './texts/resource-texts.ts'

type Json = { readonly [name: string]: unknown }

/** Returns the OpenAPI 3.1 document of these calls, made from the contract's definitions and the texts in `texts/`. */
export function apiDocument(routes: readonly Route[]): Json {
  const schemas = schemasOf(routes)
  const components = entitySchemas(routes, schemas)
  for (const { upload, body } of routes)
    if (upload && body) components[schemas.nameOf(body)] = withFile(components[schemas.nameOf(body)] ?? {})
  const codes = [...new Set(routes.flatMap(codesOf))].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Publisher Console API',
      version: '1.0.0',
      summary: 'The API that Publisher Console works with.',
      description: CONVENTIONS,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'Where this document is' }],
    tags: TAGS,
    paths: pathsOf(routes, schemas, components),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: BEARER } },
      parameters: REQUEST_HEADERS,
      headers: HEADERS,
      responses: { NotModified: NOT_MODIFIED, ...sharedResponses() },
      examples: problemExamples(codes),
      schemas: components,
    },
  }
}

const BEARER =
  'The `access_token` of auth.login or auth.refresh. It is valid for `expires_in` seconds, and stops working at once when its session ends.'

const NOT_MODIFIED = {
  description: 'The response is still the one that `If-None-Match` names; there is no body.',
  headers: headersOf('X-Request-Id', 'ETag', 'Cache-Control', 'RateLimit', 'RateLimit-Policy'),
}

function pathsOf(routes: readonly Route[], schemas: Schemas, components: Record<string, DocumentSchema>): Json {
  const byPath = Map.groupBy(routes, ({ path }) => path.replace(/:([a-z_]+)/g, '{$1}'))
  return Object.fromEntries(
    [...byPath].map(([path, calls]) => [
      path,
      {
        ...Object.fromEntries(calls.map((route) => [route.method.toLowerCase(), operation(route, callTexts(route), schemas, components)])),
        'x-other-methods': otherMethods(calls.map(({ method }) => method)),
      },
    ]),
  )
}

function operation(route: Route, texts: CallTexts, schemas: Schemas, components: Record<string, DocumentSchema>): Json {
  const content = (type: string, schema: v.GenericSchema, said: unknown) => {
    const name = schemas.nameOf(schema)
    return { [type]: { schema: { $ref: `#/components/schemas/${name}` }, example: exampleOf(components, name, said) } }
  }
  const response = responseOf(route)
  const body = takenBy(route)
  return {
    operationId: route.id,
    tags: [resourceOf(route.id)],
    summary: texts.summary,
    description: [texts.description, whoMay(route), ...(route.extension ? [EXTENSION] : [])].join('\n\n'),
    ...(typeof route.access === 'object' ? { 'x-permission-any-of': route.access.any_of } : {}),
    ...(route.extension ? { 'x-extension': route.extension } : {}),
    security: securityOf(route, texts),
    parameters: [...pathParameters(route), ...queryParameters(route, texts, schemas), ...requestHeaders(route)],
    ...(body
      ? {
          requestBody: {
            required: !v.safeParse(body, {}).success,
            content: content(route.upload ? 'multipart/form-data' : 'application/json', body, texts.request),
          },
        }
      : {}),
    responses: {
      [route.status]: {
        description: meaningOf(route.status, response !== undefined),
        headers: successHeaders(route),
        ...(response
          ? { content: content('application/json', response, { ...(route.method === 'PUT' ? CHANGED : {}), ...Object(texts.response) }) }
          : {}),
      },
      ...(route.method === 'GET' && response ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
      ...problemResponses(route, texts),
    },
  }
}

/** Of the response to a change; a record without a version has none here either. */
const CHANGED = { version: 2, updated_on: '2026-11-21T08:00:00.000Z' }

function meaningOf(status: Route['status'], hasBody: boolean): string {
  if (status === 302) return 'Redirects to the address in `Location`.'
  if (!hasBody) return 'Done; there is no body.'
  return status === 201 ? 'Created.' : 'The response.'
}

const EXTENSION =
  'An extension of the specification: if `API_EXTENSIONS` says that the API lacks it, the console says so in place of what needs it.'

function whoMay({ access }: Route): string {
  if (access === 'public') return '**Who can call it:** anyone.'
  if (access === 'user') return '**Who can call it:** anyone who is signed in.'
  if (access === 'member') return '**Who can call it:** every member of the publisher.'
  const keys = access.any_of.map((key) => `\`${key}\``).join(', ')
  const own = access.any_of.some((key) => !isPrefixed(key)) ? ' A key without `pub:` covers only what belongs to the caller.' : ''
  return `**Who can call it:** a member who holds any one of ${keys}.${own}`
}

function securityOf({ access }: Route, { bearer }: CallTexts): object[] {
  if (access !== 'public') return [{ bearer: [] }]
  return bearer === 'optional' ? [{}, { bearer: [] }] : []
}
