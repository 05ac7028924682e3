import { type Location, useLocation } from '@console/router'
import { recordNameStore } from '@console/session'
import { PRODUCT } from '@console/ui'

/** Where the form of a draft stands and what it is called there. */
export function useDraftPage(): () => { readonly path: string; readonly title: string } {
  const location = useLocation()
  return () => ({ path: location.pathname + location.search, title: titleOf(location) })
}

/** The document's title is the page's own until another page has drawn itself; 'Edit campaign · Summer quest'. */
function titleOf({ pathname }: Location): string {
  const page = document.title.replace(` · ${PRODUCT}`, '')
  const record = nameAt(pathname)
  return record === undefined ? page : `${page} · ${record}`
}

/** The name of the record that the address lies in. */
function nameAt(pathname: string): string | undefined {
  const names = recordNameStore.getState()
  const parts = pathname.split('/')
  return parts.map((_, at) => names[parts.slice(0, parts.length - at).join('/')]).find((name) => name !== undefined)
}
