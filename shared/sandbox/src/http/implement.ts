import type { ParamsOf, QueryAnswerOf, Route } from '@console/contract'
import type * as v from 'valibot'
import type { Database } from '../db/database.ts'
import type { Member, Person } from './access.ts'
import type { IfMatch } from './conditional.ts'
import type { Services } from './services.ts'
import type { Upload } from './upload.ts'

type CallerOf<R extends Route> = R['access'] extends 'public' ? null : R['access'] extends 'user' ? Person : Member
type BodyOutputOf<R extends Route> = R extends { body: infer B extends v.GenericSchema } ? v.InferOutput<B> : undefined
type UploadOf<R extends Route> = R extends { upload: true } ? Upload : undefined
type ResultOf<R extends Route> = R extends { response: infer A extends v.GenericSchema } ? v.InferInput<A> : unknown

/** A request after everything that does not depend on the record: caller, permission, path, query and body are checked. */
export interface Call<R extends Route> {
  /** A transaction on every call that changes something, unless the call manages its own. */
  readonly db: Database
  readonly services: Services
  readonly caller: CallerOf<R>
  readonly params: ParamsOf<R>
  readonly query: QueryAnswerOf<R>
  readonly body: BodyOutputOf<R>
  /** The file of a form, which the handler receives once it knows that it may. */
  readonly upload: UploadOf<R>
  readonly ifMatch: IfMatch
  /** The instant of this call, the same for everything it writes. */
  readonly now: Date
  /** The client's network address. */
  readonly address: string
  /** The origin by which the caller reached this server. */
  readonly origin: string
  readonly authorization: string | null
}

/** A call whose types only its handler knows. */
export type UntypedCall = { readonly [K in keyof Call<Route>]: Call<Route>[K] | unknown } & Pick<Call<Route>, 'db'>

/** How an idempotent call stores an answer without its secrets, and restores them for whoever repeats the request. */
export interface Secrets<Answer, C> {
  withhold(answer: Answer): Answer
  restore(kept: Answer, call: C): Answer
}

export interface Implementation {
  readonly route: Route
  /** Whether the call opens its own transactions, because it must keep something when it refuses. */
  readonly ownTransactions: boolean
  readonly secrets: Secrets<unknown, Omit<UntypedCall, 'db'>> | undefined
  handle(call: UntypedCall): Promise<unknown>
}

interface Options<R extends Route> {
  readonly ownTransactions?: boolean
  readonly secrets?: Secrets<ResultOf<R>, Omit<Call<R>, 'db'>>
}

/** Serves a route of the contract; the definition decides path, method, access, shapes, status and headers. */
export function implement<const R extends Route>(
  route: R,
  handler: (call: Call<R>) => Promise<ResultOf<R>>,
  { ownTransactions = false, secrets }: Options<R> = {},
): Implementation {
  return {
    route,
    ownTransactions,
    secrets: secrets && {
      withhold: (answer) => secrets.withhold(answer as ResultOf<R>),
      restore: (kept, call) => secrets.restore(kept as ResultOf<R>, call as unknown as Omit<Call<R>, 'db'>),
    },
    // The values were parsed with this very route's schemas, which TypeScript cannot follow through the table of routes.
    handle: (call) => handler(call as unknown as Call<R>),
  }
}
