import { useLocation } from '@console/router'
import { recordNameStore } from '@console/session'

/**
 * Returns the path of a draft's form and the draft's name: the one that was typed, otherwise the record's. Neither depends on
 * the language, so the list of drafts can say in its own which page it is.
 */
export function useDraftPage(): (typed: string | undefined) => { readonly path: string; readonly name: string | undefined } {
  const { pathname, search } = useLocation()
  return (typed) => ({ path: pathname + search, name: typed ?? nameAt(pathname) })
}

function nameAt(pathname: string): string | undefined {
  const names = recordNameStore.getState()
  const parts = pathname.split('/')
  return parts.map((_, at) => names[parts.slice(0, parts.length - at).join('/')]).find((name) => name !== undefined)
}
