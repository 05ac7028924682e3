import * as v from 'valibot'
import type { ErrorCode } from './error-codes.ts'
import type { PermissionKey } from './permissions.ts'

/**
 * Who may call: anyone, anyone signed in, any member of the publisher, or a member with any one of the keys. `page` names the
 * keys that open the page of a list, if more people may make the call to choose from the list on other pages.
 */
export type Access = 'public' | 'user' | 'member' | { readonly any_of: readonly PermissionKey[]; readonly page?: readonly PermissionKey[] }

type Entries = v.ObjectEntries
type QuerySchema = v.ObjectSchema<Entries, undefined>

/** One call of the API. Server, typed client, the host's preloads and OpenAPI are made from it. */
export interface Route {
  /** `resource.action`; the resource is what `touches` names. */
  readonly id: `${string}.${string}`
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters; `:publisher_id` is filled in by the client. */
  readonly path: `/pub/${string}`
  readonly access: Access
  /** Changes nothing, although its method is not GET. */
  readonly reads?: true
  readonly query?: QuerySchema
  /** What the page sends. Bundles for browsers leave it out (decision 18): there, take the schema by its own name. */
  readonly body?: v.GenericSchema
  /** What the API takes, if the gateway builds it from what the page sends. */
  readonly takes?: v.GenericSchema
  /** With a captcha configured, the call needs its token in `captcha_token` or in the header `X-Captcha-Token`. */
  readonly captcha?: true
  /**
   * The body is multipart/form-data: the fields of `body` as text, then one file in the field `file`, so that the receiver knows
   * the purpose before the file. At most `UPLOAD_LIMIT` bytes in all.
   */
  readonly upload?: true
  /** Absent if the response has no body (204). */
  readonly response?: v.GenericSchema
  /** Fields of the response that the gateway keeps; no page receives them. */
  readonly tokens?: readonly string[]
  readonly status: 200 | 201 | 202 | 204 | 302
  /** Error codes beside those of every call. */
  readonly errors: readonly ErrorCode[]
  /** The response is one record with a version: `ETag`, `If-Match`, `If-None-Match`. */
  readonly versioned?: true
  /** Accepts `Idempotency-Key`. */
  readonly idempotent?: true
  /** Resources whose cached reads are stale after this write. */
  readonly touches?: readonly string[]
  /** The read whose cached data the response replaces, its parameter for the id if it has one, and the record's place in the response. */
  readonly answers?: { readonly read: `${string}.${string}`; readonly id?: string; readonly at?: string }
  /** Present on calls the specification does not list (`API_EXTENSIONS`). */
  readonly extension?: Extension
  readonly queryExtensions?: Readonly<Record<string, Extension>>
}

export type Extension = `X${number}`
export type Offered = readonly string[] | 'all'

/** Whether an API has what came with an extension, or belongs to the specification. */
export function isOffered(extension: Extension | undefined, offered: Offered): boolean {
  return extension === undefined || offered === 'all' || offered.includes(extension)
}

/* @__NO_SIDE_EFFECTS__ */
export function route<const R extends Route>(definition: R): R {
  return definition
}

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<R extends Route> = { [K in Exclude<ParamNames<R['path']>, 'publisher_id'>]: string }
export type QueryOf<R extends Route> = R extends { query: infer Q extends v.GenericSchema } ? v.InferInput<Q> : unknown
/** Path parameters (without the publisher) and query of a call, in one flat object. */
export type InputOf<R extends Route> = ParamsOf<R> & QueryOf<R>
export type BodyOf<R extends Route> = R extends { body: infer B extends v.GenericSchema } ? v.InferInput<B> : undefined
/** Returns what the API takes: `takes`, else `body`. */
export const takenBy = (route: Route): v.GenericSchema | undefined => route.takes ?? route.body
type TakenSchemaOf<R extends Route> = R extends { takes: infer T extends v.GenericSchema }
  ? T
  : R extends { body: infer B extends v.GenericSchema }
    ? B
    : undefined
/** What a caller sends to the API directly, without the gateway. */
export type TakenOf<R extends Route> = TakenSchemaOf<R> extends infer S extends v.GenericSchema ? v.InferInput<S> : undefined
/** The same, as the API reads it. */
export type ReadOf<R extends Route> = TakenSchemaOf<R> extends infer S extends v.GenericSchema ? v.InferOutput<S> : undefined
export type ErrorOf<R extends Route> = R['errors'][number]
export type ResponseOf<R extends Route> = R extends { response: infer A extends v.GenericSchema } ? v.InferOutput<A> : undefined

/** Returns whether a call may change something. */
export const writes = ({ method, reads }: Pick<Route, 'method' | 'reads'>): boolean => method !== 'GET' && !reads

export type RowOf<R extends Route> = ResponseOf<R> extends { readonly items: readonly (infer Row)[] } ? Row : never
export type SortOf<R extends Route> = ParsedQueryOf<R> extends { readonly sort: infer S extends string } ? Exclude<S, `-${string}`> : never
export type FilterOf<R extends Route> = Exclude<keyof ParsedQueryOf<R> & string, 'page' | 'page_size' | 'q' | 'sort'>

/** 'campaigns' of 'campaigns.get': the resource that a call is about, as `touches` names it. */
export const resourceOf = (id: Route['id']): string => id.slice(0, id.indexOf('.'))

/** Returns whether the call reads pages of a resource. */
export const isListId = (id: Route['id']): boolean => id.endsWith('.list')

type Scalar = string | number | boolean | null | undefined

/**
 * Returns the URL of a call. Parameters go into the path, the rest into the query, sorted by name and without empty values, so
 * that the same input always gives the same URL; cache keys and preloads rely on it.
 */
export function urlFor(route: Route, input: Readonly<Record<string, Scalar>>, publisherId?: string | null): string {
  const used = new Set<string>()
  const path = route.path.replace(/:([a-z_]+)/g, (_, name: string) => {
    used.add(name)
    const value = name === 'publisher_id' ? (publisherId ?? input.publisher_id) : input[name]
    if (value === undefined || value === null || value === '') throw new TypeError(`${route.id}: ${name} is missing`)
    return encodeURIComponent(String(value))
  })
  const query = Object.entries(input)
    .filter(([name, value]) => !used.has(name) && value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return query.length ? `${path}?${query.join('&')}` : path
}

/**
 * Returns the input of a call from a page's address: each query field with its default, unusable values and fields that the API
 * does not have as if they were absent. Host (preload) and page use it, so both ask for the same URL.
 */
export function inputFromSearch<R extends Route>(route: R, search: URLSearchParams, offered: Offered = 'all'): ParsedQueryOf<R> {
  const input: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(route.query?.entries ?? {})) {
    if (!isOffered(route.queryExtensions?.[name], offered)) continue
    const given = v.safeParse(schema, search.get(name) ?? undefined)
    const value = given.success ? given.output : v.parse(schema, undefined)
    if (value !== undefined && value !== '') input[name] = value
  }
  return input as ParsedQueryOf<R>
}

export type ParsedQueryOf<R extends Route> = R extends { query: infer Q extends v.GenericSchema } ? v.InferOutput<Q> : Record<string, never>
