import { publisherStore, rememberPublisher } from '@console/session'

/** A tab opened from this one starts with the cookie's publisher, so the cookie follows whichever tab has the focus. */
export function keepPublisherCookie(): void {
  window.addEventListener('focus', () => {
    const { publisher } = publisherStore.getState()
    if (publisher) rememberPublisher(publisher.id)
  })
}
