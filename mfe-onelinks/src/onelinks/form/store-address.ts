import { isHttpUrl, isUrlOrAppLink, storeOf } from '@console/contract'

/** What an address leads to, as far as the address itself says it. */
export interface StoreAddress {
  readonly kind: 'google_play' | 'app_store' | 'site' | 'app_link'
  /** The application, the host or the scheme. */
  readonly name: string
}

/** Reads an address that was typed for a store; undefined for one that is neither a URL nor an app link. */
export function storeAddress(typed: string): StoreAddress | undefined {
  const text = typed.trim()
  const url = isUrlOrAppLink(text) ? URL.parse(text) : null
  if (!url) return undefined
  const store = storeOf(text)
  if (store === 'google_play')
    return { kind: store, name: url.searchParams.get('id') ?? url.pathname.split('/').filter(Boolean).at(-1) ?? '' }
  if (store === 'app_store') return { kind: store, name: /\/(id\d+)/.exec(url.pathname)?.[1] ?? '' }
  return isHttpUrl(text) ? { kind: 'site', name: url.host } : { kind: 'app_link', name: url.protocol.slice(0, -1) }
}
