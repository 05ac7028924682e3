import type * as contract from '@console/contract'
import type { AuthTokens, ErrorCode, FieldCode, ParsedQueryOf, ResponseOf, Route, RouteId, TakenOf } from '@console/contract'
import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

type Contract = typeof contract
type ServedRoute = Extract<Contract[keyof Contract], Route>
type SchemaName = { [Name in keyof Contract]: Contract[Name] extends v.GenericSchema ? Name : never }[keyof Contract]
type InputOfSchema<Name extends SchemaName> = Contract[Name] extends v.GenericSchema ? v.InferInput<Contract[Name]> : never

/** `campaigns` of `campaigns.list`. */
export type Resource = RouteId extends infer Id ? (Id extends `${infer Name}.${string}` ? Name : never) : never

/** The description of a field, with what the contract does not check when reading: `{ type: 'integer' }`. */
export type FieldTexts = string | (JsonSchema & { readonly description?: string })

/** The texts on one call beside its definition in the contract. */
export interface CallTexts {
  /** A few words, for menus. */
  readonly summary: string
  /** What it does and which rules hold, in Markdown; permissions and problems are added from the definition. */
  readonly description: string
  /** Every parameter of the query but page, page_size and sort. */
  readonly query?: Readonly<Record<string, string>>
  /** The fields of a body or a response that is no entity of the contract. */
  readonly fields?: Readonly<Record<string, FieldTexts>>
  /** Where the example is other than those of the entities say, as `response`. */
  readonly request?: unknown
  /** Fields of the body that can be wrong, for an example of the 422. */
  readonly wrong?: Readonly<Record<string, FieldCode>>
  readonly response?: unknown
  /** Set for a public call that returns more with a token. */
  readonly bearer?: 'optional'
  /** Codes that mean more than their title says. */
  readonly problems?: Readonly<Partial<Record<ErrorCode, string>>>
}

type QueryTexts<R extends Route> = { readonly [Name in Exclude<keyof ParsedQueryOf<R> & string, 'page' | 'page_size' | 'sort'>]: string }
type BodyExample<R extends Route> = R extends { readonly upload: true } ? TakenOf<R> & { readonly file: string } : TakenOf<R>
type ResponseExample<R extends Route> = R extends { readonly tokens: readonly string[] } ? AuthTokens : ResponseOf<R>
type PartOf<T> = T extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]?: PartOf<T[Field]> | undefined }
    : T

type FieldsOf<R extends Route> = { readonly [Name in keyof TakenOf<R> | keyof ResponseOf<R>]?: FieldTexts }

type WordsOf<R extends Route> = Omit<CallTexts, 'query' | 'fields' | 'request' | 'wrong' | 'response'> & {
  readonly fields?: FieldsOf<R>
} & (R extends { readonly query: v.GenericSchema } ? { readonly query: QueryTexts<R> } : object) &
  (R extends { readonly body: v.GenericSchema }
    ? { readonly request?: PartOf<BodyExample<R>>; readonly wrong: Readonly<Record<`/body/${string}`, FieldCode>> }
    : object) &
  (R extends { readonly response: v.GenericSchema } ? { readonly response?: PartOf<ResponseExample<R>> } : object)

/** The texts on an entity of the contract. */
export interface EntityTexts {
  readonly description: string
  /** Fields whose name does not explain them. */
  readonly fields?: Readonly<Record<string, FieldTexts>>
  /** Fields that a response omits if they do not apply. It has all others, with null for empty ones. */
  readonly absent?: readonly string[]
  /** What the examples say of it: texts, and what is other than the first of a list, 1, false, or null where that is possible. */
  readonly example?: unknown
}

/** Texts on entities, by the name that the contract exports them under. */
export type Entities = {
  readonly [Name in SchemaName]?: EntityTexts & {
    readonly fields?: { readonly [Field in keyof InputOfSchema<Name>]?: FieldTexts }
    readonly absent?: readonly (keyof InputOfSchema<Name>)[]
    readonly example?: PartOf<InputOfSchema<Name>> | undefined
  }
}

/** Texts on one resource; a call without any does not compile. */
export interface ResourceTexts<Name extends Resource> {
  readonly tag: string
  readonly calls: { readonly [R in Extract<ServedRoute, { readonly id: `${Name}.${string}` }> as R['id']]: WordsOf<R> }
  readonly entities: Entities
}

/** A number of things. */
export const count = (description: string): FieldTexts => ({ type: 'integer', minimum: 0, description })

/** Permission keys as texts name them. */
export const keysIn = ({ access }: { readonly access: { readonly any_of: readonly string[] } }): string =>
  access.any_of.map((key) => `\`${key}\``).join(' or ')
