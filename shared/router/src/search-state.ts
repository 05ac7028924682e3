import { inputFromSearch, type QueryAnswerOf, type Route } from '@console/contract'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

export type SearchValue = string | number | null | undefined

/** What the page's address asks of a call, read as the host reads it for the preload. */
export function usePageInput<R extends Route>(route: R): QueryAnswerOf<R> {
  const [search] = useSearchParams()
  return useMemo(() => inputFromSearch(route, search), [route, search])
}

/**
 * Changes fields of the page's address; an empty value removes the field. Anything but the page itself goes back to
 * page 1, so that a filter never lands past the end. Typing replaces the entry in history, choosing adds one.
 */
export function useSearchState(): (fields: Readonly<Record<string, SearchValue>>, how?: { readonly replace?: boolean }) => void {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (fields, how) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (!('page' in fields)) after.delete('page')
          for (const [name, value] of Object.entries(fields)) {
            if (value === undefined || value === null || value === '') after.delete(name)
            else after.set(name, String(value))
          }
          return after
        },
        { replace: how?.replace ?? false, preventScrollReset: true },
      ),
    [setSearch],
  )
}
