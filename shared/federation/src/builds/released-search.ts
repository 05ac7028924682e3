import type { Route } from '@console/contract'
import { findRoute, type ModuleDescriptor, type ReleasedList, type ReleasedSearch, type SearchItem, type ShownField } from '@console/module'
import { kitWords } from '../names/kit-words.ts'
import { callOf, paramsOf } from './route-access.ts'

/** Returns a search with what its calls are and who may make them; `needsAt` knows who may enter a page. */
export function releasedSearch({ call, each, all, ...item }: SearchItem, needsAt: (path: string) => readonly string[]): ReleasedSearch {
  return {
    ...item,
    list: releasedList(call),
    ...(each ? { each: releasedList(each) } : {}),
    ...(all ? { all: { ...all, needs: needsAt(all.to) } } : {}),
  }
}

/** The keys of messages that a search names; those of the kit are not among `own`. */
export function searchKeys({ heading, all, name, text = [] }: SearchItem, own: readonly string[]): string[] {
  const words = [...name, ...text].flatMap((field) => (hasWord(field) ? own.filter((key) => isWordOf(key, field.word)) : []))
  return [...words, ...(heading ? [heading] : []), ...(all ? [all.label] : [])]
}

/** Returns what is wrong with a search of a module that has these keys of messages. */
export function* searchProblems(item: SearchItem, { routes }: ModuleDescriptor, keys: readonly string[]): Generator<string> {
  const { call, each, to, name, text = [], all } = item
  const list = callOf(call)
  for (const named of [call, ...(each ? [each] : [])]) {
    const found = callOf(named)
    if (!found) yield `'${to}' is searched by '${named}', which is no call of the contract`
    else if (!found.query?.entries.q || !rowOf(found)) yield `'${to}' is searched by '${named}', which is no list that takes q`
  }
  for (const page of [to.split('?')[0] ?? to, ...(all ? [all.to] : [])]) {
    if (!findRoute(routes, page.replaceAll(/:[\w.]+/g, 'x'))) yield `'${page}' is found by a search, but no route has this path`
  }
  if (!list) return
  const own = paramsOf(list).filter((param) => param !== 'publisher_id')
  if (each && own.length !== 1) yield `'${list.id}' is asked for each record of '${each}', but takes not one parameter`
  for (const param of each ? [] : own) {
    if (!routes.some(({ path }) => path.includes(`/:${param}`))) yield `'${list.id}' needs '${param}', which no route of the module has`
  }
  for (const path of [...fieldsIn(to).filter((path) => !own.includes(path)), ...[...name, ...text].map(pathOf)]) {
    if (!fieldAt(rowOf(list), path)) yield `'${to}' shows '${path}', which the records of '${list.id}' do not have`
  }
  const texts = new Set([...keys, ...Object.keys(kitWords())])
  for (const field of [...name, ...text].filter(hasWord)) {
    for (const option of fieldAt(rowOf(list), field.of)?.options ?? []) {
      if (!texts.has(`${field.word}.${option}`)) yield `no message is called '${field.word}.${option}', which '${to}' would show`
    }
  }
}

function releasedList(named: string): ReleasedList {
  const call = callOf(named)
  if (!call) throw new Error(`${named} is no call of the contract`)
  const needs = typeof call.access === 'object' ? call.access.any_of : []
  return { call: call.id, path: call.path, query: Object.fromEntries(new URLSearchParams(named.split('?')[1])), needs }
}

const hasWord = (field: ShownField): field is Extract<ShownField, { readonly word: string }> => typeof field === 'object' && 'word' in field
const isWordOf = (key: string, word: string) => key.startsWith(`${word}.`) && !key.slice(word.length + 1).includes('.')

function pathOf(field: ShownField): string {
  if (typeof field === 'string') return field
  if ('person' in field) return field.person
  return 'role' in field ? field.role : field.of
}

/** The fields that an address names: `id` and `application.id` of `/sources/:application.id/:id`. */
const fieldsIn = (to: string): string[] => [...to.matchAll(/:([\w.]+)/g)].flatMap(([, path]) => path ?? [])

/** What schemas of the contract are made of. */
interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly pipe?: readonly Schema[]
  readonly options?: readonly string[]
}

const rowOf = (list: Route): Schema | undefined => fieldAt(list.response as Schema | undefined, 'items')

/** Returns the schema of a field, by its path through records and lists of them. */
function fieldAt(schema: Schema | undefined, path: string): Schema | undefined {
  const names = path.split('.').filter(Boolean)
  return names.reduce<Schema | undefined>((at, name) => bare(bare(at)?.entries?.[name]), schema)
}

/** Without what may be absent, what is checked besides, and the list around it. */
function bare(schema: Schema | undefined): Schema | undefined {
  const inner = schema?.wrapped ?? schema?.pipe?.[0] ?? schema?.item
  return inner && inner !== schema ? bare(inner) : schema
}
