import { isForwarding, isHttpUrl, pastedAddress, type StorePage, storePage } from '@console/contract'

interface Site {
  readonly host: string
  /** Whether it is a short or tracking link. */
  readonly isForwarding: boolean
}

export type StoreUrl = StorePage | Site

/**
 * Reads the address of an application in a store, also without its scheme or inside the address that leads to it, as chats and
 * search results copy it. Null where it names no application.
 */
export function readStoreUrl(pasted: string): StoreUrl | null {
  const text = pastedAddress(pasted).replace(/[.,;:!)…]+$/, '')
  if (/\s/.test(text)) return null
  const hasScheme = URL.canParse(text)
  const address = hasScheme ? text : `https://${text}`
  const url = URL.parse(address)
  const page = storePage(address) ?? (url ? pageInside(url) : undefined)
  if (page) return page.app === null ? null : page
  if (!url || !isHttpUrl(address)) return null
  const site = { host: url.host, isForwarding: isForwarding(address) }
  // Anything else without a scheme may be a package name, which looks like a host.
  return hasScheme || site.isForwarding ? site : null
}

/** The application's page in the parameters of an address; undefined if they name several. */
function pageInside({ searchParams }: URL): StorePage | undefined {
  const pages = [...searchParams].flatMap(([, value]) => storePage(value) ?? []).filter(({ app }) => app !== null)
  return pages.every(({ app }) => app === pages[0]?.app) ? pages[0] : undefined
}
