import { inputFromSearch, type Route } from '@console/contract'
import {
  findRoute,
  isUnder,
  type ModuleDescriptor,
  type Reason,
  type ReleasedList,
  type ReleasedModule,
  type ShownField,
} from '@console/module'
import { kitWords } from '../names/kit-words.ts'
import { actProblems, callOf, paramsOf } from './route-access.ts'

/** Looks up the calls of a descriptor's records and their permissions; `needsAt` has those of a page. */
export function releasedRecords(
  { routes, search, attention, schedule }: ModuleDescriptor,
  needsAt: (path: string) => readonly string[],
): Pick<ReleasedModule, 'search' | 'attention' | 'schedule'> {
  const needsOfRecord = (to: string) => needsAt(findRoute(routes, pathIn(to))?.route.path ?? to)
  return {
    ...(search && {
      search: search.map(({ call, each, all, ...item }) => ({
        ...item,
        list: releasedList(call),
        ...(each && { each: releasedList(each) }),
        ...(all && { all: { ...all, needs: needsAt(all.to) } }),
      })),
    }),
    ...(attention && {
      attention: attention.map(({ call, reasons, ...item }) => ({
        ...item,
        list: releasedList(call),
        needs: needsOfRecord(item.to),
        reasons: reasons.map(({ way, ...reason }) => ({ ...reason, ...(way && { way: releasedWay(way) }) })),
      })),
    }),
    ...(schedule && {
      schedule: schedule.map(({ call, ...item }) => ({ ...item, list: releasedList(call), needs: needsOfRecord(item.to) })),
    }),
  }
}

function releasedWay({ act, ...way }: NonNullable<Reason['way']>) {
  return { ...way, needs: keysOf(callOf(act)) }
}

function releasedList(named: string): ReleasedList {
  const call = callOf(named)
  if (!call) throw new Error(`${named} is no call of the contract`)
  return { call: call.id, path: call.path, query: Object.fromEntries(new URLSearchParams(named.split('?')[1])), needs: keysOf(call) }
}

const keysOf = (call: Route | undefined): readonly string[] => (typeof call?.access === 'object' ? call.access.any_of : [])

interface Declaration {
  readonly call: string
  readonly each?: string | undefined
  readonly isSearched?: true
  readonly to: string
  /** Addresses, which pages of the module have if they are its own. */
  readonly pages: readonly string[]
  readonly acts: readonly string[]
  /** Keys of the module's own messages, and those that may be the kit's. */
  readonly labels: readonly (string | undefined)[]
  readonly texts: readonly string[]
  readonly words: readonly Word[]
  readonly fields: readonly Field[]
}

interface Word {
  readonly word: string
  readonly of: string
  readonly values?: readonly (string | number)[] | undefined
}

interface Field {
  readonly path: string
  readonly holds: 'text' | 'person' | 'role' | 'list'
  readonly values?: readonly (string | number)[] | undefined
}

function declarationsIn({ search = [], attention = [], schedule = [] }: ModuleDescriptor): Declaration[] {
  return [
    ...search.map(
      ({ call, each, to, name, text = [], heading, all }): Declaration => ({
        call,
        each,
        isSearched: true,
        to,
        pages: all ? [to, all.to] : [to],
        acts: [],
        labels: [heading, all?.label],
        texts: [],
        words: [...name, ...text].flatMap(wordIn),
        fields: [...name, ...text].map(fieldOf),
      }),
    ),
    ...attention.map(({ call, to, name, reasons }): Declaration => {
      const ways = reasons.flatMap(({ way }) => way ?? [])
      return {
        call,
        to,
        pages: [to, ...ways.map((way) => way.to)],
        acts: ways.map(({ act }) => act),
        labels: ways.map(({ label }) => label),
        texts: reasons.flatMap(({ text }) => (wordIn(text).length > 0 ? [] : text)),
        words: [...name.flatMap(wordIn), ...reasons.flatMap(wordsOfReason)],
        fields: [...name.map(fieldOf), ...reasons.flatMap(fieldsOfReason)],
      }
    }),
    ...schedule.map(
      ({ call, to, name, begins, ends, all }): Declaration => ({
        call,
        to,
        pages: all ? [to, all.to] : [to],
        acts: [],
        labels: [all?.label],
        texts: [],
        words: name.flatMap(wordIn),
        fields: [...name.map(fieldOf), ...[begins, ends].map(textAt)],
      }),
    ),
  ]
}

const wordsOfReason = ({ text, when = [] }: Reason): Word[] =>
  wordIn(text).map((word) => ({ ...word, values: when.find(({ of }) => of === word.of)?.is }))

const fieldsOfReason = ({ when = [], in: list, at, text, way }: Reason): Field[] => [
  ...when.map(({ of, is }) => ({ ...textAt(of), values: is })),
  ...(list === undefined ? [] : [{ path: list, holds: 'list' } as const]),
  ...[at, way?.owner].flatMap((path) => (path === undefined ? [] : textAt(path))),
  ...[...fieldsIn(way?.to ?? ''), ...wordIn(text).map(({ of }) => of)].map(textAt),
]

export const callsOfRecords = (descriptor: ModuleDescriptor): string[] =>
  declarationsIn(descriptor).flatMap(({ call, each }) => [call, ...(each ? [each] : [])])

export function keysOfRecords(descriptor: ModuleDescriptor, own: readonly string[]): string[] {
  return declarationsIn(descriptor).flatMap(({ labels, texts, words }) => [
    ...labels.filter((key) => key !== undefined),
    ...texts.filter((key) => own.includes(key)),
    ...words.flatMap(({ word }) => own.filter((key) => key.startsWith(`${word}.`) && !key.slice(word.length + 1).includes('.'))),
  ])
}

export function* recordProblems(descriptor: ModuleDescriptor, keys: readonly string[]): Generator<string> {
  const texts = new Set([...keys, ...Object.keys(kitWords())])
  for (const declaration of declarationsIn(descriptor)) {
    yield* callProblems(declaration, descriptor)
    yield* shownProblems(declaration, texts)
    for (const act of declaration.acts) yield* actProblems(declaration.to, act)
    for (const page of declaration.pages.map(pathIn)) {
      if (descriptor.owns.some((own) => isUnder(page, own)) && !findRoute(descriptor.routes, page)) {
        yield `'${page}' is linked from a record of '${declaration.call}', but no route has this path`
      }
    }
  }
}

function* callProblems({ call, each, isSearched, to }: Declaration, { routes }: ModuleDescriptor): Generator<string> {
  for (const named of [call, ...(each ? [each] : [])]) {
    const found = callOf(named)
    if (!found) yield `'${to}' is read by '${named}', which is no call of the contract`
    else if (!rowOf(found)) yield `'${to}' is read by '${named}', which is no list`
    else if (isSearched && !found.query?.entries.q) yield `'${to}' is searched by '${named}', which does not take q`
    else yield* queryProblems(found, named)
  }
  const parameters = parametersOf(callOf(call))
  if (each && parameters.length !== 1) yield `'${call}' is read for each record of '${each}', but takes not one parameter`
  for (const name of each ? [] : parameters) {
    if (!isSearched || !routes.some(({ path }) => path.includes(`/:${name}`))) yield `'${call}' needs '${name}', which no address has here`
  }
}

function* queryProblems(call: Route, named: string): Generator<string> {
  const query = new URLSearchParams(named.split('?')[1])
  const taken: Readonly<Record<string, unknown>> = inputFromSearch(call, query)
  for (const [name, value] of query) if (String(taken[name]) !== value) yield `'${call.id}' does not take ${name}=${value}`
}

function* shownProblems({ call, to, fields, texts: named, words }: Declaration, texts: ReadonlySet<string>): Generator<string> {
  const list = callOf(call)
  const row = list && rowOf(list)
  if (!row) return
  const inAddress = fieldsIn(to).filter((path) => !parametersOf(list).includes(path))
  for (const { path, holds, values = [] } of [...inAddress.map(textAt), ...fields]) {
    const field = fieldAt(row, path)
    if (!field) yield `'${to}' shows '${path}', which the records of '${call}' do not have`
    else if (!isHeld[holds](field, row, path)) yield `'${to}' shows '${path}' of '${call}', which is no ${holds}`
    const unknown = values.find((value) => field?.options && !field.options.includes(String(value)))
    if (unknown !== undefined) yield `'${path}' of '${call}' is never '${unknown}'`
  }
  const ofValues = words.flatMap(({ word, of, values }) => (values ?? fieldAt(row, of)?.options ?? []).map((value) => `${word}.${value}`))
  for (const key of [...named, ...ofValues]) if (!texts.has(key)) yield `no message is called '${key}', which '${to}' would show`
}

const isHeld: Readonly<Record<Field['holds'], (field: Schema, row: Schema, path: string) => boolean>> = {
  text: ({ entries }) => !entries,
  person: ({ entries }) => Boolean(entries?.first_name),
  role: ({ entries }) => Boolean(entries?.is_original),
  list: (_, row, path) => isList(row.entries?.[path]),
}

const parametersOf = (call: Route | undefined) => (call ? paramsOf(call).filter((name) => name !== 'publisher_id') : [])

const textAt = (path: string): Field => ({ path, holds: 'text' })

function fieldOf(field: ShownField): Field {
  if (typeof field === 'string') return textAt(wordIn(field)[0]?.of ?? field)
  return 'person' in field ? { path: field.person, holds: 'person' } : { path: field.role, holds: 'role' }
}

/** The message that a field is shown by: `status` by `mode` of `status.:mode`. */
function wordIn(field: ShownField): Word[] {
  const [, word, of] = (typeof field === 'string' && /^([\w.]+)\.:([\w.]+)$/.exec(field)) || []
  return word && of ? [{ word, of }] : []
}

const FIELD_IN_ADDRESS = /:([\w.]+)/g
/** The fields that an address names: `id` and `application.code` of `/applications/:application.code?from=:id`. */
const fieldsIn = (to: string): string[] => [...to.matchAll(FIELD_IN_ADDRESS)].flatMap(([, path]) => path ?? [])
const pathIn = (to: string): string => (to.split('?')[0] ?? to).replaceAll(FIELD_IN_ADDRESS, 'x')

interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly pipe?: readonly Schema[]
  readonly options?: readonly string[]
}

const rowOf = (list: Route): Schema | undefined => fieldAt(list.response as Schema | undefined, 'items')

/** Returns the schema of a field, by its path through records and lists of them; `.` is the record. */
function fieldAt(schema: Schema | undefined, path: string): Schema | undefined {
  const names = path.split('.').filter(Boolean)
  return names.reduce<Schema | undefined>((at, name) => bare(bare(at)?.entries?.[name]), schema)
}

/** Without what may be absent, what is checked besides, and the list around it. */
function bare(schema: Schema | undefined): Schema | undefined {
  const inner = schema?.wrapped ?? schema?.pipe?.[0] ?? schema?.item
  return inner && inner !== schema ? bare(inner) : schema
}

function isList(schema: Schema | undefined): boolean {
  const inner = schema?.wrapped ?? schema?.pipe?.[0]
  return Boolean(schema?.item) || (inner !== undefined && inner !== schema && isList(inner))
}
