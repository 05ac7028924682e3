import * as contract from '@console/contract'
import { AuthTokens, FirebaseConfig, type Route, takenBy, UnknownKind } from '@console/contract'
import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type DocumentSchema, withCheck } from './checks.ts'

/** Schemas of the contract as JSON Schema. */
export interface Schemas {
  /** By name. */
  readonly components: Readonly<Record<string, DocumentSchema>>
  /** The name of what a call takes or answers. */
  nameOf(schema: v.GenericSchema): string
  /** One parameter of a call's query. */
  parameter(route: Route, name: string): DocumentSchema
}

/** A schema that cannot be converted, because what it accepts depends on its input. */
const FIREBASE_CONFIG: JsonSchema = {
  anyOf: [
    { type: 'object', additionalProperties: true },
    { type: 'string', minLength: 2, contentMediaType: 'application/json' },
  ],
}

/** Returns the schema of the API's response. For sign-in, the contract has only what the gateway leaves of it. */
export const responseOf = (route: Route): v.GenericSchema | undefined => (route.tokens ? AuthTokens : route.response)

/** Returns everything that these calls accept and return. Each object has a name: the contract's, else one made from the call. */
export function schemasOf(routes: readonly Route[]): Schemas {
  const names = namesOf(routes)
  const parameters = routes.flatMap((route) =>
    Object.entries(route.query?.entries ?? {}).map(([name, schema]) => [keyOf(route, name), schema]),
  )
  const definitions = Object.fromEntries([...[...names].map(([schema, name]) => [name, schema]), ...parameters])
  const converted = toJsonSchemaDefs(definitions, CONVERSION)
  const own = new Set(names.values())
  return {
    components: { ...Object.fromEntries(Object.entries(converted).filter(([name]) => own.has(name))), FirebaseConfig: FIREBASE_CONFIG },
    nameOf(schema) {
      const name = names.get(schema)
      if (!name) throw new TypeError('A schema of the document has no name')
      return name
    },
    parameter: (route, name) => converted[keyOf(route, name)] ?? {},
  }
}

/** `campaigns.end` as `CampaignsEnd`, `not_acceptable` as `NotAcceptable`. */
export const pascal = (id: string): string => id.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())

const keyOf = (route: Route, name: string) => `${route.id}?${name}`

function namesOf(routes: readonly Route[]): Map<v.GenericSchema, string> {
  const names = new Map<v.GenericSchema, string>()
  for (const [name, value] of Object.entries(contract))
    if (isSchema(value) && value !== UnknownKind && !names.has(value)) names.set(value, name)
  const add = (schema: v.GenericSchema | undefined, name: string) => {
    if (schema && !names.has(schema)) names.set(schema, name)
  }
  for (const route of routes) {
    add(takenBy(route), `${pascal(route.id)}Request`)
    const rows = rowsOf(route.response)
    const row = rows && names.get(rows.item)
    add(responseOf(route), row ? `${row}${rows.isPage ? 'Page' : 'List'}` : `${pascal(route.id)}Response`)
  }
  return names
}

/** What a page or a list consists of. */
function rowsOf(schema: v.GenericSchema | undefined): { readonly item: v.GenericSchema; readonly isPage: boolean } | undefined {
  if (!schema || !('entries' in schema)) return undefined
  const { items, total } = schema.entries as v.ObjectEntries
  return items && 'item' in items && isSchema(items.item) ? { item: items.item, isPage: total !== undefined } : undefined
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  // What cannot be converted leaves a mark instead, which a test finds.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction({ valibotAction, jsonSchema, errors }) {
    if (valibotAction.kind === 'metadata') return withMarks(jsonSchema)
    if (!errors || valibotAction.kind === 'transformation') return jsonSchema
    return withCheck(jsonSchema, valibotAction)
  },
  overrideSchema({ valibotSchema, jsonSchema, errors }): DocumentSchema | undefined {
    if (valibotSchema === FirebaseConfig) return { $ref: '#/components/schemas/FirebaseConfig' }
    if (errors) return { 'x-unknown-schema': valibotSchema.type }
    if (valibotSchema.type === 'union') return withoutTolerated(valibotSchema, jsonSchema)
    if (valibotSchema.type === 'variant') return withAlternatives(valibotSchema, jsonSchema)
    if (valibotSchema.type === 'picklist' && 'fallback' in valibotSchema) return withoutUnknown(jsonSchema)
    if (valibotSchema.type === 'nullable' || valibotSchema.type === 'nullish') return withNull(jsonSchema)
    if (valibotSchema.type === 'literal' && typeof jsonSchema.const === 'string') return { type: 'string', ...jsonSchema }
    if (valibotSchema.type === 'record') return withoutNames(jsonSchema)
    if (valibotSchema.type === 'object' && jsonSchema.required?.length === 0) return withoutRequired(jsonSchema)
    return undefined
  },
}

/** The contract's marks on fields, which are no keywords of JSON Schema. */
function withMarks({ secret, rich_text, ...schema }: JsonSchema & { readonly secret?: unknown; readonly rich_text?: unknown }): JsonSchema {
  return {
    ...schema,
    ...(secret && [schema.type].flat().includes('string') ? { format: 'password' } : {}),
    ...(rich_text ? { contentMediaType: 'text/html' } : {}),
  }
}

/** An alternative that is converted to another one is tolerated, not documented. */
function withoutTolerated(schema: object, { anyOf = [], ...rest }: JsonSchema): JsonSchema {
  const options = 'options' in schema && Array.isArray(schema.options) ? schema.options : []
  const wanted = anyOf.filter((_, at) => !isTransformed(options[at]))
  const [only] = wanted
  return wanted.length === 1 && typeof only === 'object' ? { ...rest, ...only } : { ...rest, anyOf: wanted.length ? wanted : anyOf }
}

const isTransformed = (schema: v.GenericSchema & { readonly pipe?: readonly { readonly type: string }[] }) =>
  schema.pipe?.some(({ type }) => type === 'transform') ?? false

/** Forms that a field tells apart by being there at all exclude each other for no reader of `oneOf`. A reader's own kind is left out. */
function withAlternatives(schema: object, { oneOf: all, ...rest }: JsonSchema): JsonSchema {
  const key = 'key' in schema ? String(schema.key) : ''
  const options = 'options' in schema && Array.isArray(schema.options) ? schema.options : []
  const oneOf = all?.filter((_, at) => options[at] !== UnknownKind)
  const isByPresence = options.some((option) => option.entries?.[key]?.type === 'optional')
  return isByPresence ? { ...rest, anyOf: oneOf } : { ...rest, oneOf }
}

/** `unknown` is what a reader makes of a value that it does not know; nobody sends it. */
const withoutUnknown = (schema: JsonSchema): JsonSchema => ({ ...schema, enum: schema.enum?.filter((option) => option !== 'unknown') })

/** `type: [string, null]` where the conversion says the same as an alternative. */
function withNull({ anyOf: [given] = [], ...rest }: JsonSchema): JsonSchema {
  if (typeof given !== 'object') return rest
  const isPlain = typeof given.type === 'string' && !given.enum && !given.properties
  return isPlain ? { ...rest, ...given, type: [given.type, 'null'] as JsonSchema['type'] } : { ...rest, anyOf: [given, { type: 'null' }] }
}

/** Every name of JSON is text anyway. */
const withoutNames = ({ propertyNames: _, ...schema }: JsonSchema): JsonSchema => schema

const withoutRequired = ({ required: _, ...schema }: JsonSchema): JsonSchema => schema
