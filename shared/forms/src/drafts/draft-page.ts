import { type Location, useLocation } from '@console/router'
import { recordNameStore } from '@console/session'
import { PRODUCT } from '@console/ui'

/** Returns where a draft's form is and what the draft is called: by the name that was typed, otherwise by the record's name. */
export function useDraftPage(): (name: string | undefined) => { readonly path: string; readonly title: string } {
  const location = useLocation()
  return (name) => ({ path: location.pathname + location.search, title: titleOf(location, name) })
}

/** The document's title is the page's own until another page has drawn itself; 'Summer quest – Create campaign'. */
function titleOf({ pathname }: Location, typed: string | undefined): string {
  const page = document.title.replace(` · ${PRODUCT}`, '')
  const name = typed ?? nameAt(pathname)
  // The title of a page that edits a record has its name already.
  return name === undefined || page.includes(name) ? page : `${name} – ${page}`
}

/** Returns the name of the record that the address belongs to. */
function nameAt(pathname: string): string | undefined {
  const names = recordNameStore.getState()
  const parts = pathname.split('/')
  return parts.map((_, at) => names[parts.slice(0, parts.length - at).join('/')]).find((name) => name !== undefined)
}
