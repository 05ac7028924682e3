import { isHttpUrl, isUrlOrAppLink, pastedAddress, storeOf } from '@console/contract'

/** What an address leads to, as far as the address itself says it. */
export interface StoreAddress {
  readonly kind: 'google_play' | 'app_store' | 'site' | 'app_link'
  /** The application, '' where the address of a store names none; the host or the scheme. */
  readonly name: string
}

/** Reads an address that was typed for a store; undefined for one that is neither a URL nor an app link. */
export function storeAddress(typed: string): StoreAddress | undefined {
  const text = pastedAddress(typed)
  const url = isUrlOrAppLink(text) ? URL.parse(text) : null
  if (!url) return undefined
  const store = storeOf(text)
  if (store === 'google_play') return { kind: store, name: playPackage(url) }
  // Its pages are for the developers of an application.
  if (url.hostname === 'appstoreconnect.apple.com') return { kind: 'app_store', name: '' }
  if (store === 'app_store')
    return { kind: store, name: /^(?!.*\/developer\/).*\/(id\d+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id') ?? '' }
  return isHttpUrl(text) ? { kind: 'site', name: url.host } : { kind: 'app_link', name: url.protocol.slice(0, -1) }
}

/** The package in `market://details?id=` and in the pages of Google Play; '' for a search, a developer or what is no package. */
function playPackage({ protocol, host, pathname, searchParams }: URL): string {
  const [, tested] = /^\/apps\/testing\/([^/]+)/.exec(pathname) ?? []
  const isDetails = /(?:^|\/)details\/?$/.test(`${host}${pathname}`) || protocol === 'intent:'
  const name = tested ?? (isDetails ? searchParams.get('id') : null) ?? ''
  return /^[a-z]\w*(?:\.\w+)+$/i.test(name) ? name : ''
}
