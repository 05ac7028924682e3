import { Problem, type Route, takenBy } from '@console/contract'
import type { DocumentSchema } from './checks.ts'
import { pascal, responseOf, type Schemas } from './schemas.ts'
import { callTexts, ENTITIES } from './texts/index.ts'
import { count, type EntityTexts, type FieldTexts } from './texts/resource-texts.ts'

/** Returns every named schema that these calls use, with its texts, sorted by name. */
export function entitySchemas(routes: readonly Route[], { components, nameOf, parameter }: Schemas): Record<string, DocumentSchema> {
  const namesOf = (schemas: readonly ReturnType<typeof responseOf>[]) => schemas.flatMap((schema) => (schema ? [nameOf(schema)] : []))
  const parameters = routes.flatMap((route) => Object.keys(route.query?.entries ?? {}).map((name) => parameter(route, name)))
  const inResponses = reachable(components, namesOf([...routes.map(responseOf), Problem]))
  const sent = reachable(components, [...namesOf(routes.map(takenBy)), ...namesIn(parameters), 'Id'])
  const used = Object.keys(components).filter((name) => inResponses.has(name) || sent.has(name))
  return Object.fromEntries(
    used.sort().map((name) => {
      const texts = textsOf(name, routes)
      const schema = withTexts(components[name] ?? {}, texts)
      return [name, sent.has(name) ? schema : asResponse(schema, texts?.absent)]
    }),
  )
}

/** Returns the schema of a form: the fields of its body, then the file. */
export function withFile({ properties, required = [], ...schema }: DocumentSchema): DocumentSchema {
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'The bytes of the file, as the last part of the form.',
  } as const
  return { ...schema, required: [...required, 'file'], properties: { ...properties, file } }
}

function reachable(components: Schemas['components'], from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from)
  // Iterating over a set also visits what is added on the way.
  for (const name of found) for (const next of namesIn(components[name])) found.add(next)
  return found
}

/** The components that a schema refers to. */
const namesIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)

function textsOf(name: string, routes: readonly Route[]): EntityTexts | undefined {
  const [, row, kind] = /^(\w+)(Page|List)$/.exec(name) ?? []
  const call = routes.find(({ id }) => name === `${pascal(id)}Request` || name === `${pascal(id)}Response`)
  if (call)
    return { description: `What ${call.id} ${name.endsWith('Response') ? 'returns' : 'takes'}.`, fields: callTexts(call).fields ?? {} }
  if (kind === 'Page') return { description: `One page of a list of ${row}.`, fields: ROWS }
  if (kind === 'List') return { description: `A short list of ${row}, always returned whole.` }
  return ENTITIES[name]
}

const ROWS: Readonly<Record<string, FieldTexts>> = {
  page: { type: 'integer', minimum: 1, description: 'The page that was requested.' },
  page_size: { type: 'integer', minimum: 1, maximum: 500, description: 'As requested; the last page may have fewer items.' },
  total: count('How many there are on all pages, counted up to 10,000.'),
  total_capped: 'True if there are more than `total` says.',
}

/** What the same name means in every entity. */
const EVERYWHERE: Readonly<Record<string, FieldTexts>> = {
  version: { type: 'integer', minimum: 1, description: 'Goes up by one with each change; for `If-Match`.' },
}

function withTexts(schema: DocumentSchema, { description, fields = {} }: EntityTexts = { description: '' }): DocumentSchema {
  const texts = { ...EVERYWHERE, ...fields }
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, withFieldTexts(Object(field), texts[name])])
  return {
    ...(description ? { description } : {}),
    ...schema,
    ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}),
  }
}

function withFieldTexts(field: DocumentSchema, texts: FieldTexts | undefined): DocumentSchema {
  if (texts === undefined) return field
  if (typeof texts === 'string') return { ...field, description: texts }
  const isNullable = Array.isArray(field.type) && field.type.includes('null') && typeof texts.type === 'string'
  return { ...field, ...texts, ...(isNullable ? { type: [texts.type, 'null'] as DocumentSchema['type'] } : {}) }
}

/**
 * The sandbox returns every field, with null for empty ones. The console's own schemas allow more fields to be absent,
 * because other backends may not have them yet.
 */
function asResponse(schema: DocumentSchema, absent: readonly string[] = []): DocumentSchema {
  if (!schema.properties) return schema
  const properties = Object.entries(schema.properties).map(([name, field]) => {
    const { default: _, ...rest }: DocumentSchema = Object(field)
    return [name, rest] as const
  })
  const required = properties.flatMap(([name]) => (absent.includes(name) ? [] : [name]))
  return { ...schema, required, properties: Object.fromEntries(properties) }
}
