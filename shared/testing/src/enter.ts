import { call } from '@console/api'
import { getMyPermissions, getProfile, listOwnPublishers } from '@console/contract'
import type { Locale } from '@console/module'
import { pageDataStore, publisherStore, sessionStore } from '@console/session'
import { type Account, PUBLISHER } from './accounts.ts'
import { actAs, gatewayFetch, whileEntering } from './gateway.ts'
import { GatewayRequest } from './gateway-request.ts'
import { sandbox } from './sandbox.ts'

export interface Visitor {
  /** Null = nobody signed in. */
  readonly as: Account | null
  readonly locale?: Locale
  /** Name of the chosen publisher; null = none chosen. */
  readonly publisher?: string | null
}

/** Fills the stores as the shell does at the start of a document, from the same calls. */
export async function enter(
  { as, locale = 'en', publisher = PUBLISHER }: Visitor,
  owners: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  globalThis.fetch = gatewayFetch
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value: GatewayRequest })
  actAs(as)
  publisherStore.setState({ publisher: null, permissions: null, error: null })
  // Vietnam's zone, so that times are the same on every machine.
  const preferences = { theme: 'light', density: 'comfortable', time_zone: 'Asia/Ho_Chi_Minh', first_page: null } as const
  const settings = { login_test: true, google: false, extensions: 'all', captcha: null } as const
  pageDataStore.setState({ locale, base: locale === 'vi' ? '/vi' : '', preferences, owners, settings })
  if (!as) {
    // Started before the test begins, so that its first call is as quick as the others.
    await sandbox()
    sessionStore.setState({ state: 'signed-out' }, true)
    return
  }
  await whileEntering(() => openSession(as, publisher))
}

/** Does the preparation of a test as the owner of Lotus Games: `await asOwner(() => campaignFactory({ name }))`. */
export async function asOwner<T>(work: () => Promise<T>): Promise<T> {
  await enter({ as: 'owner' }, {})
  return work()
}

async function openSession(as: Account, publisher: string | null): Promise<void> {
  const [profile, own] = [await call(getProfile, {}), await call(listOwnPublishers, {})]
  const chosen = own.items.find(({ name }) => name === publisher) ?? null
  if (publisher !== null && !chosen && as !== 'noPublisher') throw new Error(`${profile.email} is no member of ${publisher}.`)
  publisherStore.setState({ publisher: chosen })
  if (chosen) publisherStore.setState({ permissions: await call(getMyPermissions, {}) })
  sessionStore.setState({ state: 'signed-in', profile, publishers: own.items }, true)
}
