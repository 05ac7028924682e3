import type { ReleasedList, ReleasedSearch } from '@console/module'
import type { DeclaredRecord, ListInput, Rows } from '../declared/read-list.ts'
import { textOf } from '../declared/shown.ts'

/** Of each kind. */
export const SHOWN = 5
/** If each record of a list has a list of its own, this many are asked, a few at a time. */
const SEARCHED = 20
const AT_ONCE = 4

export type Ask = (list: ReleasedList, input: ListInput) => Promise<Rows>

export interface Search extends Pick<ReleasedSearch, 'list' | 'each'> {
  /** The parameters of the list's path. With `each`, the one that was open last, if any. */
  readonly given: Readonly<Record<string, string>>
}

export interface Found {
  readonly records: readonly DeclaredRecord[]
  readonly total: number
  readonly isFailed: boolean
}

/** Returns the first records with the words in their names, each with the parameters by which it was asked. Never rejects. */
export function findRecords({ list, each, given }: Search, words: string, ask: Ask): Promise<Found> {
  const found = each ? findInEach(list, each, given, words, ask) : findIn(list, { ...given, q: words }, given, ask)
  return found.catch(() => ({ records: [], total: 0, isFailed: true }))
}

async function findIn(list: ReleasedList, input: ListInput, given: Search['given'], ask: Ask): Promise<Found> {
  const { items, total } = await ask(list, { ...input, page_size: SHOWN })
  return { records: items.map((item) => ({ ...item, ...given })), total, isFailed: false }
}

/** Finds all that is in records whose own names match, then what matches itself, in the record that was open last and in the others. */
async function findInEach(list: ReleasedList, each: ReleasedList, last: Search['given'], words: string, ask: Ask): Promise<Found> {
  const [matched, others] = await Promise.all([
    ask({ ...each, query: {} }, { q: words, page_size: SHOWN }).then(idsIn, (): string[] => []),
    ask(each, { page_size: SEARCHED }).then(idsIn),
  ])
  const parents = [...new Set([...matched, ...Object.values(last), ...others])].slice(0, SEARCHED)
  const records: DeclaredRecord[] = []
  let isFailed = false
  for (let at = 0; at < parents.length && records.length < SHOWN; at += AT_ONCE) {
    const asked = parents.slice(at, at + AT_ONCE).map((parent) => {
      const given = Object.fromEntries(parametersOf(list).map((name) => [name, parent]))
      return findIn(list, matched.includes(parent) ? given : { ...given, q: words }, given, ask)
    })
    for (const one of await Promise.allSettled(asked)) {
      if (one.status === 'fulfilled') records.push(...one.value.records)
      else isFailed = true
    }
  }
  return { records: records.slice(0, SHOWN), total: records.length, isFailed }
}

/** The parameters of a list's path, beside the publisher. */
export const parametersOf = ({ path }: ReleasedList): string[] =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name && name !== 'publisher_id' ? [name] : []))

const idsIn = ({ items }: Rows): string[] => items.map(({ id }) => textOf(id)).filter(Boolean)
