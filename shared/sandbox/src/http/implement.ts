import type { Language, ParamsOf, ParsedQueryOf, ReadOf, Route } from '@console/contract'
import type * as v from 'valibot'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { Member, Person } from './access.ts'
import type { IfMatch } from './conditional.ts'
import type { Upload } from './upload.ts'

type CallerOf<R extends Route> = R['access'] extends 'public' ? null : R['access'] extends 'user' ? Person : Member
type UploadOf<R extends Route> = R extends { upload: true } ? Upload : undefined
type ResultOf<R extends Route> = R extends { response: infer A extends v.GenericSchema } ? v.InferInput<A> : unknown

/** A request whose caller, permission, path, query and body are checked; only the record is left. */
export interface Call<R extends Route> {
  /** A transaction for every call that changes something, unless it opens its own. */
  readonly db: Database
  readonly services: Services
  readonly caller: CallerOf<R>
  readonly params: ParamsOf<R>
  readonly query: ParsedQueryOf<R>
  readonly body: ReadOf<R>
  /** The file of a form, received only when the handler asks for it. */
  readonly upload: UploadOf<R>
  readonly ifMatch: IfMatch
  /** The instant of this call, the same for everything it writes. */
  readonly now: Date
  /** The client's network, by which limits count. */
  readonly network: string
  /** Names a browser in which the account has signed in before, as the gateway says; else undefined. */
  readonly knownBrowser: string | undefined
  /** The origin by which the caller reached this server. */
  readonly origin: string
  readonly authorization: string | null
  /** The header as it was sent. */
  readonly cookies: string
  readonly language: Language
}

/** A call whose types only its handler knows. */
export type UntypedCall = { readonly [K in keyof Call<Route>]: Call<Route>[K] | unknown } & Pick<Call<Route>, 'db'>

/** Stores the response of an idempotent call without its secrets, and restores them for the repeated request. */
export interface Secrets<Result, C> {
  withhold(response: Result): Result
  restore(kept: Result, call: C): Result
}

export interface Prepared<P> {
  readonly prepared: P
}

export interface Implementation {
  readonly route: Route
  /** Whether the call opens its own transactions, because it must keep something when it refuses. */
  readonly ownTransactions: boolean
  readonly secrets: Secrets<unknown, Omit<UntypedCall, 'db'>> | undefined
  /** Runs after the commit, such as a mail; not for a repeated request. */
  afterwards(response: unknown, call: Omit<UntypedCall, 'db'>): Promise<void>
  prepare(call: Omit<UntypedCall, 'db'>): Promise<unknown>
  handle(call: UntypedCall & Prepared<unknown>): Promise<unknown>
}

interface Options<R extends Route, P> {
  readonly ownTransactions?: boolean
  /** For what is kept even if the call refuses, such as a counted attempt: runs before the transaction of the effect. */
  readonly prepare?: (call: Omit<Call<R>, 'db'>) => Promise<P>
  readonly secrets?: Secrets<ResultOf<R>, Omit<Call<R>, 'db'>>
  readonly afterwards?: (response: ResultOf<R>, call: Omit<Call<R>, 'db'>) => Promise<void>
}

/** Serves a route of the contract; the definition decides path, method, access, shapes, status and headers. */
export function implement<const R extends Route, P = undefined>(
  route: R,
  handler: (call: Call<R> & Prepared<P>) => Promise<ResultOf<R>>,
  { ownTransactions = false, prepare, secrets, afterwards }: Options<R, P> = {},
): Implementation {
  return {
    route,
    ownTransactions,
    secrets: secrets && {
      withhold: (response) => secrets.withhold(response as ResultOf<R>),
      restore: (kept, call) => secrets.restore(kept as ResultOf<R>, call as Omit<Call<R>, 'db'>),
    },
    // The values were parsed with this very route's schemas, which TypeScript cannot follow through the table of routes.
    handle: (call) => handler(call as Call<R> & Prepared<P>),
    afterwards: async (response, call) => afterwards?.(response as ResultOf<R>, call as Omit<Call<R>, 'db'>),
    prepare: async (call) => prepare?.(call as Omit<Call<R>, 'db'>),
  }
}
