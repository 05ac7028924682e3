import { PUBLISHER_FIELD } from '@console/module'
import { documentUrl } from './documents.ts'
import { publisherStore } from './publisher.ts'

/**
 * Returns the full address of a console path (without locale prefix) with the tab's publisher in it, to be sent to someone else:
 * `copy(linkWithPublisher(paths.campaign(id)))`. A record's own address does not say which publisher it belongs to.
 */
export function linkWithPublisher(path: string): string {
  const url = new URL(documentUrl(path), location.origin)
  const { publisher } = publisherStore.getState()
  if (publisher) url.searchParams.set(PUBLISHER_FIELD, publisher.id)
  return url.href
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
