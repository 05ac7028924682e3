import { isForwarding, isHttpUrl, pastedAddress, type StorePage, storePage } from '@console/contract'

/** The site of an address that is no known store's. */
interface Site {
  readonly host: string
  /** Whether it leads to a store that only its own service knows. */
  readonly isForwarding: boolean
}

export type StoreUrl = StorePage | Site

/**
 * Reads the address of an application in a store, also without its scheme or inside the address that leads to it, as chats and
 * search results copy it. Null where it names no application.
 */
export function readStoreUrl(pasted: string): StoreUrl | null {
  const text = pastedAddress(pasted)
  if (/\s/.test(text)) return null
  const whole = URL.parse(text)
  // Anything else without a scheme may be a package name, which looks like a host.
  const page = storePage(whole ? text : `https://${text}`) ?? (whole ? pageInside(whole) : undefined)
  if (page) return page.app === null ? null : page
  if (!whole || !isHttpUrl(text)) return null
  return { host: whole.host, isForwarding: isForwarding(text) }
}

/** The page that the parameters of an address name; none where they name several applications. */
function pageInside(url: URL): StorePage | undefined {
  const pages = [...url.searchParams].flatMap(([, value]) => storePage(value) ?? [])
  return pages.every(({ app }) => app === pages[0]?.app) ? pages[0] : undefined
}
