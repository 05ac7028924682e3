import { inputFromSearch, type Offered, type ParsedQueryOf, type Route } from '@console/contract'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'

export type SearchValue = string | number | null | undefined

/** Returns the query of a call, of an API with these extensions, from the page's address, read as the host reads it for the preload. */
export function usePageInput<R extends Route>(route: R, offered: Offered): ParsedQueryOf<R> {
  const [search] = useSearchParams()
  return useMemo(() => inputFromSearch(route, search, offered), [route, search, offered])
}

/**
 * Changes fields of the page's address; an empty value removes the field. A change of anything but the page number goes back
 * to page 1, so that a filter never leads past the end. Typing replaces the entry in the history, choosing adds one.
 */
export function useSearchState(): (fields: Readonly<Record<string, SearchValue>>, how?: { readonly replace?: boolean }) => void {
  const [search, setSearch] = useSearchParams()
  // On a busy page a change may come before the one before it is drawn: it adds to that one.
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  return useCallback(
    (fields, how) => {
      const after = new URLSearchParams(latest.current)
      if (!('page' in fields)) after.delete('page')
      for (const [name, value] of Object.entries(fields)) {
        if (value === undefined || value === null || value === '') after.delete(name)
        else after.set(name, String(value))
      }
      latest.current = after
      setSearch(after, { replace: how?.replace ?? false, preventScrollReset: true })
    },
    [setSearch],
  )
}
