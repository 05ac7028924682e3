import { useSearchParams, useSearchState } from '@console/router'
import type { HiddenColumns } from '@console/ui'
import { useCallback, useLayoutEffect } from 'react'
import { ALL, type SavedList, type SavedView, viewSearch } from './views/saved-list.ts'

type Fields = Readonly<Record<string, string | number>>

interface Options {
  /** What a saved view keeps: the fields that narrow and order the list, and those of how its rows are shown. */
  readonly fields: readonly string[]
  /** The fields that stay when the filters are cleared. */
  readonly lasting: readonly string[]
  readonly saved: SavedList
  readonly onHidden: (hidden: HiddenColumns) => void
}

export interface ListAddress {
  /** What a saved view would keep of the address. */
  readonly search: string
  /** The address asks for nothing and a view is about to open. */
  readonly isArriving: boolean
  readonly change: (fields: Fields, how?: { readonly replace?: boolean }) => void
  readonly clear: () => void
  readonly open: (view: SavedView | null) => void
  /** Keeps what is shown when another view is about to open by default. */
  readonly stay: () => void
}

/** The list's address: the only place where filters, order and page are kept. */
export function useListAddress({ fields, lasting, saved, onHidden }: Options): ListAddress {
  const [params] = useSearchParams()
  const setSearch = useSearchState()
  const search = viewSearch(params, fields)
  const { views, opens } = saved
  const preferred = views.find(({ id }) => id === opens)
  const isArriving = preferred !== undefined && params.size === 0 && preferred.search !== ''

  const change = useCallback<ListAddress['change']>(
    (changed, how) => {
      const after = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changed)) after.set(name, String(value))
      const isWhole = opens !== null && viewSearch(after, fields) === ''
      setSearch({ ...changed, ...(isWhole ? ALL : { view: after.get('view') }) }, how)
    },
    [search, opens, fields, setSearch],
  )
  const goTo = useCallback(
    (wanted: string, how?: { readonly replace: boolean }) => {
      const values = new URLSearchParams(wanted)
      change(Object.fromEntries(fields.map((field) => [field, values.get(field) ?? ''])), how)
    },
    [change, fields],
  )

  useLayoutEffect(() => {
    if (!isArriving || !preferred) return
    onHidden(preferred.hidden)
    goTo(preferred.search, { replace: true })
  }, [isArriving, preferred, onHidden, goTo])

  return {
    search,
    isArriving,
    change,
    clear: () => goTo(new URLSearchParams(viewSearch(params, lasting)).toString()),
    open: (view) => {
      if (view) onHidden(view.hidden)
      goTo(view?.search ?? '')
    },
    stay: () => {
      if (params.size === 0) setSearch(ALL, { replace: true })
    },
  }
}
