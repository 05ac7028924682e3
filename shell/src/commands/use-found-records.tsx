import { isGranted } from '@console/contract'
import { useLocation } from '@console/router'
import { areaAt, publisherStore, useVisited } from '@console/session'
import { Icon, TYPING_PAUSE_MS, useSettled } from '@console/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type ListInput, type Rows, readList } from '../declared/read-list.ts'
import { addressOf, useShown } from '../declared/shown.ts'
import { useDeclared } from '../declared/use-declared.ts'
import { findRoute, registryStore } from '../modules/registry.ts'
import type { Command } from './commands.tsx'
import { type Ask, type Found, findRecords, parametersOf, SHOWN } from './find-records.ts'
import type { Group } from './searchable-list.tsx'

const LEAST_LETTERS = 2

interface FoundRecords {
  readonly groups: readonly Group<Command>[]
  /** Pages that find more: of what was searched, and of what was not. */
  readonly further: { readonly searched: readonly Command[]; readonly others: readonly Command[] }
  readonly isSearching: boolean
  readonly isFailed: boolean
}

/**
 * The records whose names have the typed words, by the searches that the modules declare: of what the person may list, in the order of the
 * navigation. What is shown is always the answer to what is typed.
 */
export function useFoundRecords(typed: string): FoundRecords {
  const shownOf = useShown()
  const words = typed.trim()
  const settled = useSettled(words, TYPING_PAUSE_MS.find)
  const isSearch = words.length >= LEAST_LETTERS
  const isAsked = isSearch && settled === words
  const rest = useStore(registryStore, (registry) => registry.rest)
  const searches = useSearches()
  const isSearched = (search: Search) => search.each !== undefined || parametersOf(search.list).every((name) => name in search.given)
  const asked = searches.filter(isSearched)
  const found = useFound(asked, isAsked ? words : null)

  const linesOf = ({ id, labels, to, name, text = [] }: Search, { records }: Found) =>
    records.flatMap((record): Command[] => {
      const [address, more] = [addressOf(to, record), shownOf(labels, text, record)]
      if (address === null) return []
      return [{ id: `${id} ${address}`, to: address, mark: iconOf(to), label: shownOf(labels, name, record), ...(more && { text: more }) }]
    })
  const further = (all: readonly Search[]) => (words === '' ? [] : all.flatMap((search) => furtherOf(search, words)))

  return {
    groups: asked.flatMap((search) => {
      const one = found[search.id]
      const lines = one ? linesOf(search, one) : []
      const more = one && one.total > SHOWN ? further([search]) : []
      const heading = search.labels[search.heading ?? ''] ?? areaAt(search.to)?.label ?? ''
      return lines.length > 0 ? [{ id: search.id, heading, lines: [...lines, ...more] }] : []
    }),
    further: {
      searched: further(searches.filter(({ list }) => parametersOf(list).length === 0)),
      others: further(searches.filter(({ list, each }) => !each && parametersOf(list).length > 0)),
    },
    isSearching: isSearch && (!isAsked || !['ready', 'failed'].includes(rest) || asked.some(({ id }) => !found[id])),
    isFailed: (isSearch && rest === 'failed') || asked.some(({ id }) => found[id]?.isFailed),
  }
}

const NO_KEYS: readonly string[] = []

type Search = ReturnType<typeof useSearches>[number]

/** Searches that the person may use, with the parameters of the open page, or of the page that was open last. */
function useSearches() {
  const { pathname } = useLocation()
  const visited = useVisited()
  const held = useStore(publisherStore, ({ permissions }) => permissions?.permissions ?? NO_KEYS)
  const searches = useDeclared('search').filter(({ each }) => isGranted(held, each?.needs ?? []))
  return searches.map((search) => {
    const places = search.each ? visited.map(({ path }) => path) : [pathname]
    const params = places.map((path) => findRoute(search.manifest, path)?.params ?? {})
    const given = parametersOf(search.list).flatMap((name) => {
      const value = params.find((values) => name in values)?.[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    return { ...search, labels: search.manifest.labels, given: Object.fromEntries(given) }
  })
}

/** Results by the id of the search, as they come; null words ask nothing. */
function useFound(searches: readonly Search[], words: string | null): Readonly<Record<string, Found>> {
  const [found, setFound] = useState<{ readonly by: string; readonly results: Readonly<Record<string, Found>> }>()
  const by = words === null ? null : JSON.stringify([words, searches.map(({ id, given }) => [id, given])])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `by` says all that is searched for.
  useEffect(() => {
    if (by === null || words === null) return
    const stop = new AbortController()
    const ask = askingOnce(stop.signal)
    for (const search of searches) {
      void findRecords(search, words, ask).then((one) => {
        if (stop.signal.aborted) return
        setFound((before) => ({ by, results: { ...(before?.by === by ? before.results : {}), [search.id]: one } }))
      })
    }
    return () => stop.abort()
  }, [by])

  return found && found.by === by ? found.results : {}
}

function askingOnce(signal: AbortSignal): Ask {
  const asked = new Map<string, Promise<Rows>>()
  return (list, input: ListInput) => {
    const key = JSON.stringify([list.call, list.query, input])
    const response = asked.get(key) ?? readList(list, input, signal)
    asked.set(key, response)
    return response
  }
}

const iconOf = (to: string) => <Icon id={areaAt(to)?.icon ?? 'window'} size={16} />

function furtherOf({ id, all, labels }: Search, words: string): Command[] {
  const held = publisherStore.getState().permissions?.permissions ?? []
  if (!all || !isGranted(held, all.needs)) return []
  const label = (labels[all.label] ?? all.label).replace('{words}', () => words)
  return [{ id: `${id} all`, label, mark: <Icon id="search" size={16} />, to: `${all.to}?${new URLSearchParams({ q: words })}` }]
}
