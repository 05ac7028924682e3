import { PUBLISHER_FIELD } from '@console/module'
import { documentUrl } from './documents.ts'
import { publisherStore } from './publisher.ts'

/**
 * Returns the full address of a console path (without locale prefix) with the tab's publisher in it, to be sent to someone else:
 * `copy(linkWithPublisher(paths.campaign(id)))`. A record's own address does not say which publisher it belongs to.
 */
export function linkWithPublisher(path: string): string {
  const { publisher } = publisherStore.getState()
  return new URL(documentUrl(publisher ? pathAtPublisher(path, publisher.id) : path), location.origin).href
}

/** Returns a console path (without locale prefix) that opens at that publisher, whichever one its tab had. */
export function pathAtPublisher(path: string, publisherId: string): string {
  const { pathname, searchParams, hash } = new URL(path, location.origin)
  searchParams.set(PUBLISHER_FIELD, publisherId)
  return `${pathname}?${searchParams}${hash}`
}

/** The publisher that this document's address names; the address names it no longer afterwards. */
export function takeAddressedPublisher(): string | null {
  const url = new URL(location.href)
  const named = url.searchParams.get(PUBLISHER_FIELD)
  if (named === null) return null
  url.searchParams.delete(PUBLISHER_FIELD)
  history.replaceState(history.state, '', url)
  return named
}
