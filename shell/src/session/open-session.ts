import { call, isApiError } from '@console/api'
import { getMyPermissions, getProfile, listOwnPublishers, type MyPermissions, type OwnPublisher, type Profile } from '@console/contract'
import type { BootData } from '@console/module'
import {
  lastPublisher,
  type NotRead,
  pinnedPublisher,
  pinPublisher,
  publisherStore,
  sessionStore,
  takeAddressedPublisher,
} from '@console/session'
import { announceSession } from './session-channel.ts'

/**
 * Takes who is signed in from the page, else asks the API, and gives this tab its publisher.
 * Never throws: the stores say what could not be read, and the page shows that in the place of what is missing.
 */
export async function openSession(boot: BootData): Promise<void> {
  if (boot.state === 'signed-out') {
    sessionStore.setState({ state: 'signed-out' }, true)
    return
  }
  if (boot.state === 'signed-in') {
    await enter(boot.profile, boot.publishers, boot.permissions)
    return
  }
  try {
    const profile = await call(getProfile, {})
    const publishers = await call(listOwnPublishers, {})
    await enter(profile, publishers.items, null)
  } catch (error) {
    const why = whyNotRead(error)
    sessionStore.setState(why.status === 401 ? { state: 'signed-out' } : { state: 'failed', error: why }, true)
  }
}

/**
 * The publisher in the address goes before the tab's own, if it is one of the person's. Permissions belong to one
 * publisher: those that came with the page count only if it is this tab's.
 */
async function enter(profile: Profile, publishers: readonly OwnPublisher[], given: MyPermissions | null): Promise<void> {
  const own = (id: string | null | undefined) => publishers.find((one) => one.id === id)
  const addressed = own(takeAddressedPublisher())
  const publisher = addressed ?? own(pinnedPublisher(profile.id) ?? given?.publisher_id ?? lastPublisher()) ?? null
  publisherStore.setState({ publisher, permissions: publisher && given?.publisher_id === publisher.id ? given : null, error: null })
  if (publisher) pinPublisher(profile.id, publisher.id)
  if (publisher && !publisherStore.getState().permissions) await loadPermissions()
  sessionStore.setState({ state: 'signed-in', profile, publishers }, true)
}

export async function reopenSession(): Promise<void> {
  await openSession({ state: 'unknown' })
  announceSession()
}

/** A failure is in the store until it succeeds. */
export async function loadPermissions(): Promise<void> {
  try {
    publisherStore.setState({ permissions: await call(getMyPermissions, {}), error: null })
  } catch (error) {
    publisherStore.setState({ error: whyNotRead(error) })
  }
}

const whyNotRead = (error: unknown): NotRead => (isApiError(error) ? error : { code: 'internal', status: 500 })

let isReading = false

/**
 * Reads again what the person may do, after the API has refused a call that the page held for permitted; from then on also whenever they
 * come back to the page, perhaps from asking for it. A failure changes nothing.
 */
export async function rereadPermissions(): Promise<void> {
  // The same function is added once.
  window.addEventListener('focus', rereadPermissions)
  if (isReading || !publisherStore.getState().publisher) return
  isReading = true
  try {
    publisherStore.setState({ permissions: await call(getMyPermissions, {}) })
  } catch (error) {
    if (!isApiError(error)) throw error
  } finally {
    isReading = false
  }
}
