import type { ErrorCode, ErrorOf, ParamsOf, ResponseOf, Route, RowOf } from '@console/contract'
import type { FieldRefusal } from '@console/forms'
import type { TextOf } from '@console/i18n'
import type { IconId } from '@console/ui'
import type * as v from 'valibot'
import type { LIST_WORDS, RECORD_WORDS } from './record-words.ts'

/** Path parameters of a record's calls, without the publisher. */
export type Params = Readonly<Record<string, string>>

/** A backend may know no versions. */
export interface AnyRecord {
  readonly id: string
  readonly version?: number | undefined
}

export type FormValues = Readonly<Record<string, unknown>>

export interface FormOf<One, Values extends FormValues> {
  /** Names the form in its drafts, where a record has several. */
  readonly name?: string
  readonly schema: v.GenericSchema<Values, unknown>
  /** What the schema cannot know, such as what only loaded reference data refuses; it hinders sending like the schema. */
  checks?(values: Values): readonly FieldRefusal[]
  /** Of no record on creation. */
  readonly values: (record: One | undefined) => Values
  /** The call's body, from the output of `schema`. That itself unless given. */
  readonly body?: (parsed: never, record: One | undefined) => unknown
  /** Fields of the body that a record has under another name, from a record as it came, in which nothing is certain. */
  readonly written?: (came: never) => FormValues
}

type FieldOf<Body> = Body extends unknown ? keyof Body : never
type Named<Values> = keyof { [Field in keyof Values as string extends Field ? never : Field]: unknown }
type Lacking<Write extends v.GenericSchema, Values> = Exclude<FieldOf<v.InferInput<Write>>, Named<Values>>

/**
 * Returns the schema of a call's body as that of a form, which also holds what is not chosen or typed yet:
 * `formOf<CampaignValues>()(CampaignWrite)`. Does not compile where the form lacks a field of the body.
 */
export const formOf =
  <Values>() =>
  <Write extends v.GenericSchema>(write: Write & ([Lacking<Write, Values>] extends [never] ? unknown : Lacking<Write, Values>)) =>
    write as v.GenericSchema as v.GenericSchema<Values, v.InferOutput<Write>>

export interface Viewer {
  readonly me: string | undefined
  /** The call shows the person everybody's records. */
  readonly seesAll: boolean
}

export type RouteOf<Answer> = Route & { readonly response: v.GenericSchema<unknown, Answer> }

export interface SingleDescription<One extends AnyRecord, Row extends AnyRecord = One, Values extends FormValues = FormValues>
  extends FormOf<One, Values> {
  readonly messagePrefix: string
  readonly read: RouteOf<One>
  readonly update?: RouteOf<One> | undefined
  readonly gone: readonly ErrorCode[]
  readonly parent?: Parent | undefined
  readonly title: (record: One | Row) => string
  readonly owner?: ((record: One | Row, viewer: Viewer) => string | undefined) | undefined
  readonly params: (record: One | Row) => Params
  readonly path: (record: One | Row) => string
  /** Absent where the record is in no list. */
  readonly listPath?: (params: never) => string
  readonly crumbs?: ((record: One) => Readonly<Record<string, string>>) | undefined
}

/** One of many, made by `describeRecord`. */
export interface RecordDescription<One extends AnyRecord, Row extends AnyRecord = One, Values extends FormValues = FormValues>
  extends SingleDescription<One, Row, Values> {
  readonly listMessagePrefix: string
  readonly icon: IconId
  readonly list: Route
  readonly create?: RouteOf<One> | undefined
  readonly remove?: Route | undefined
  readonly listPath: (params: never) => string
  readonly createPath?: ((params: never) => string) | undefined
}

export interface Parent {
  readonly gone: ErrorCode
  /** Where another parent can be chosen. */
  readonly path: () => string
}

type Behind<W extends string, Part extends keyof typeof RECORD_WORDS> = `${W}.${(typeof RECORD_WORDS)[Part][number]}`
type OfCall<R, Keys> = R extends Route ? Keys : never
type Words<One extends string, Many extends string, Create, Update, Remove> =
  | Behind<One, 'page'>
  | `${Many}.${(typeof LIST_WORDS)[number]}`
  | OfCall<Create, Behind<One, 'create'>>
  | OfCall<Update, Behind<One, 'update'>>
  | OfCall<Remove, Behind<One, 'remove'>>

/** Another call at the same path. */
type At<R extends Route> = Route & { readonly path: R['path'] }

interface Definition<
  List extends Route,
  Read extends Route,
  Create extends At<List> | undefined,
  Update extends At<Read> | undefined,
  Remove extends At<Read> | undefined,
  Values extends FormValues,
  Word extends string,
  Plural extends string,
> extends FormOf<ResponseOf<Read>, Values> {
  /** Keys of messages about one record begin with it (`campaign.gone`). */
  readonly messagePrefix: Word
  /** Keys of messages about many begin with it (`campaigns.title`). */
  readonly listMessagePrefix: Plural
  /** Must have every text that the kit needs of the record. */
  readonly text: () => TextOf<Words<Word, Plural, Create, Update, Remove>>
  readonly icon: IconId
  readonly list: List
  readonly read: Read
  readonly create?: Create
  readonly update?: Update
  readonly remove?: Remove
  readonly gone: readonly ErrorOf<Read>[]
  readonly parent?: { readonly gone: ErrorOf<Read>; readonly path: () => string }
  readonly title: (record: ResponseOf<Read> | RowOf<List>) => string
  /** Id of the person it belongs to, undefined where nobody said; left out where such records belong to nobody. */
  readonly owner?: (record: ResponseOf<Read> | RowOf<List>, viewer: Viewer) => string | undefined
  /** Path parameters of its calls; pages take them from the address by the same names. */
  readonly params: (record: ResponseOf<Read> | RowOf<List>) => ParamsOf<Read>
  readonly path: (record: ResponseOf<Read> | RowOf<List>) => string
  readonly listPath: (params: ParamsOf<List>) => string
  readonly createPath?: (params: ParamsOf<List>) => string
  /** Names of breadcrumbs above its own that the record knows too, by their addresses. */
  readonly crumbs?: (record: ResponseOf<Read>) => Readonly<Record<string, string>>
}

/**
 * Describes a record of a module as pure data: its calls, its messages, its owner and its addresses. Pages, forms and actions of
 * the kit take it as `of`. A call at another path, a code that the call does not have and a missing text do not compile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function describeRecord<
  List extends Route,
  Read extends Route,
  Values extends FormValues,
  const Word extends string,
  const Plural extends string,
  Create extends At<List> | undefined = undefined,
  Update extends At<Read> | undefined = undefined,
  Remove extends At<Read> | undefined = undefined,
>(definition: Definition<List, Read, Create, Update, Remove, Values, Word, Plural>) {
  return definition as RecordDescription<ResponseOf<Read> & AnyRecord, RowOf<List> & AnyRecord, Values>
}

interface Single<Read extends Route, Update extends At<Read> | undefined, Values extends FormValues, Word extends string>
  extends FormOf<ResponseOf<Read>, Values> {
  readonly messagePrefix: Word
  readonly text: () => TextOf<`${Word}.failed` | OfCall<Update, Behind<Word, 'update' | 'updateSingle'>>>
  readonly read: keyof ParamsOf<Read> extends never ? Read : never
  readonly update?: Update
  readonly title: (record: ResponseOf<Read>) => string
  readonly path: () => string
}

/**
 * The same for a record of which there is only one, such as one's own profile: it is in no list and is never gone. A call
 * that has to be told which record is meant does not compile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function describeSingle<
  Read extends Route,
  Values extends FormValues,
  const Word extends string,
  Update extends At<Read> | undefined = undefined,
>(definition: Single<Read, Update, Values, Word>) {
  return { ...definition, gone: [], params: () => ({}) } as SingleDescription<
    ResponseOf<Read> & AnyRecord,
    ResponseOf<Read> & AnyRecord,
    Values
  >
}

/** The entries of a list as it came; what is no object has no fields. Undefined if nothing came. */
export function rowsIn(list: unknown): Readonly<Record<string, unknown>>[] | undefined {
  if (list === undefined) return undefined
  return Array.isArray(list) ? list.map((one) => (typeof one === 'object' && one !== null ? one : {})) : []
}

/**
 * Returns the id of an object inside a record as it came from the API, or the value at another path in that object. If the path
 * ends early, returns the value found there, so that no comparison misses it.
 */
export function idIn(named: unknown, [field, ...rest]: readonly string[] = ['id']): unknown {
  if (field === undefined || typeof named !== 'object' || named === null || !(field in named)) return named
  return idIn(Reflect.get(named, field), rest)
}

/** The same of each entry of a list as it came. Undefined if nothing came. */
export function idsIn(list: unknown, path?: readonly string[]): unknown[] | undefined {
  if (list === undefined) return undefined
  return Array.isArray(list) ? list.map((one) => idIn(one, path)) : []
}

/** Another form about a record than the one that its description has: for creation, or for a part of it. */
/* @__NO_SIDE_EFFECTS__ */
export function describeForm<One, Values extends FormValues, Parsed>(form: {
  readonly name?: string
  readonly schema: v.GenericSchema<Values, Parsed>
  readonly checks?: (values: Values) => readonly FieldRefusal[]
  readonly values: (record: One) => Values
  readonly body: (parsed: Parsed, record: One) => unknown
  readonly written?: (came: never) => FormValues
}) {
  return form as FormOf<Exclude<One, undefined>, Values>
}
