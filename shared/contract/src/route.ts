import * as v from 'valibot'
import type { PermissionKey } from './permissions.ts'
import type { ErrorCode } from './problems.ts'

/**
 * Who may call: anybody, anybody signed in, any member of the publisher, or a member who holds any one of the keys.
 * `page` names the keys that open the list's own page, where others may make the call for a choice within their pages.
 */
export type Access = 'public' | 'user' | 'member' | { readonly any_of: readonly PermissionKey[]; readonly page?: readonly PermissionKey[] }

type Entries = v.ObjectEntries
type QuerySchema = v.ObjectSchema<Entries, undefined>

/** One call of the API, from which the server, the typed client, the host's preloads and OpenAPI are made. */
export interface Route {
  /** `resource.action`; the resource is what `touches` names. */
  readonly id: `${string}.${string}`
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters; `:publisher_id` is filled in by the client. */
  readonly path: `/pub/${string}`
  readonly access: Access
  readonly query?: QuerySchema
  readonly body?: v.GenericSchema
  /**
   * The body is multipart/form-data: the fields of `body` as text and, after them, one file in the field `file`, so that
   * whoever receives it knows what it is for before the first byte of it. At most `UPLOAD_LIMIT` bytes in all.
   */
  readonly upload?: true
  /** Absent where the answer has no body (204). */
  readonly response?: v.GenericSchema
  /** Fields of the answer that the gateway keeps to itself: no page ever gets them. */
  readonly tokens?: readonly string[]
  readonly status: 200 | 201 | 202 | 204 | 302
  /** Error codes beyond those every call may answer. */
  readonly errors: readonly ErrorCode[]
  /** The answer is one record with a version: `ETag`, `If-Match`, `If-None-Match`. */
  readonly versioned?: true
  /** Accepts `Idempotency-Key`. */
  readonly idempotent?: true
  /** Resources whose cached reads are stale after this write. */
  readonly touches?: readonly string[]
  /** The read whose cached answer this write's answer replaces, and where the record is inside the answer. */
  readonly answers?: { readonly read: `${string}.${string}`; readonly id: string; readonly at?: string }
  /** Present on calls the specification does not list (`API_EXTENSIONS`). */
  readonly extension?: `X${number}`
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
/** The error codes that are the call's own, beside those that every call may have. */
export type ErrorOf<R extends Route> = R['errors'][number]
export type AnswerOf<R extends Route> = R extends { response: infer A extends v.GenericSchema } ? v.InferOutput<A> : undefined

/** One row of a list's answer. */
export type RowOf<R extends Route> = AnswerOf<R> extends { readonly items: readonly (infer Row)[] } ? Row : never
/** The fields that a list can be sorted by. */
export type SortOf<R extends Route> = QueryAnswerOf<R> extends { readonly sort: infer S extends string } ? Exclude<S, `-${string}`> : never
/** The fields that narrow a list, beside its search. */
export type FilterOf<R extends Route> = Exclude<keyof QueryAnswerOf<R> & string, 'page' | 'page_size' | 'q' | 'sort'>

/** 'campaigns' of 'campaigns.get': the resource that a call is about, as `touches` names it. */
export const resourceOf = (id: Route['id']): string => id.slice(0, id.indexOf('.'))

/** Whether the call reads pages of a resource. */
export const isListId = (id: Route['id']): boolean => id.endsWith('.list')

type Scalar = string | number | boolean | null | undefined

/**
 * The URL of a call. Parameters go into the path, the rest into the query, sorted by name and without
 * empty values, so that the same input always gives the same URL (cache keys and preloads rely on it).
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
 * What a page's address asks of a call: each query field read from the address with its default,
 * unusable values as if they were absent. Host (preload) and page use it, so both ask for the same URL.
 */
export function inputFromSearch<R extends Route>(route: R, search: URLSearchParams): QueryAnswerOf<R> {
  const input: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(route.query?.entries ?? {})) {
    const given = v.safeParse(schema, search.get(name) ?? undefined)
    const value = given.success ? given.output : v.parse(schema, undefined)
    if (value !== undefined && value !== '') input[name] = value
  }
  return input as QueryAnswerOf<R>
}

export type QueryAnswerOf<R extends Route> = R extends { query: infer Q extends v.GenericSchema } ? v.InferOutput<Q> : Record<string, never>
