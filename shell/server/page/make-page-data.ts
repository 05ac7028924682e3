import type { RegistrationPerson } from '@console/contract'
import {
  isAuthPath,
  type ModuleManifest,
  type NavEntry,
  type Override,
  type PageAddress,
  type PageData,
  type Preferences,
} from '@console/module'
import type { Resolved } from '../overrides/apply-overrides.ts'
import { type LiveRegistry, type MatchedRoute, manifestIn } from '../registry/live-registry.ts'
import { offersGoogle, onelinkHost, providerUrl, type Settings } from '../settings.ts'
import type { RoleView } from '../view-as/view-cookie.ts'

export interface PageParts {
  readonly address: PageAddress
  readonly nonce: string
  readonly preferences: Preferences
  readonly registry: LiveRegistry
  readonly overrides: readonly Resolved[]
  /** The page's module, if it is served. */
  readonly matched: MatchedRoute | null
  readonly settings: Settings
  readonly registration: RegistrationPerson | null
  readonly view: RoleView | null
}

/** Returns what is known without a call. The browser leaves out what the person may not see. */
export function makePageData({
  address,
  nonce,
  preferences,
  registry,
  overrides,
  matched,
  settings,
  registration,
  view,
}: PageParts): PageData {
  const { locale, base } = address
  const nav: NavEntry[] = registry.known.flatMap((module) =>
    module.nav.map(({ label, ...item }) => ({ ...item, label: module.labels[locale][label] ?? label, module: module.id })),
  )
  return {
    locale,
    base,
    nonce,
    preferences,
    owners: registry.owners,
    nav: nav.toSorted((a, b) => a.order - b.order),
    module: matched && alone(manifestIn(locale, matched.module, registry.shell)),
    ...(registry.shell ? { shell: { hash: registry.shell.hash, platform: registry.shell.platform } } : {}),
    unavailable: unavailableIn(locale, registry),
    ...(Object.keys(registry.heldBack).length > 0 ? { held_back: registry.heldBack } : {}),
    ...(overrides.length > 0 ? { overrides: overrides.map((override) => overrideIn(locale, override, registry.shell)) } : {}),
    registry: registry.files[locale].url,
    settings: {
      login_test: settings.LOGIN_TEST,
      google: offersGoogle(settings),
      extensions: settings.API_EXTENSIONS,
      provider_url: providerUrl(settings),
      onelink_host: onelinkHost(settings),
      ...(settings.ALLOW_OVERRIDES.length > 0 ? { override_origins: settings.ALLOW_OVERRIDES } : {}),
      ...(isAuthPath(address.path) ? { captcha: captchaOf(settings), ...termsOf(settings) } : {}),
    },
    ...(registration ? { registration } : {}),
    ...(view ? { viewed_role: { publisher_id: view.publisher_id, ...view.role } } : {}),
  }
}

/** Leaves out what comes with the rest: reads and files of pages (the document preloads its own), and what is said of records. */
function alone({ search, attention, schedule, labels, ...manifest }: ModuleManifest): ModuleManifest {
  const routes = manifest.routes.map(({ reads, ...route }) => route)
  const crumbs = routes.flatMap(({ crumb }) => (typeof crumb === 'object' ? [crumb.label, ...Object.values(crumb.modes ?? {})] : crumb))
  const shown = new Set([...crumbs, ...routes.map(({ title }) => title), ...manifest.commands.map(({ label }) => label)])
  return { ...manifest, routes, labels: Object.fromEntries(Object.entries(labels).filter(([key]) => shown.has(key))), pages: {} }
}

function unavailableIn(locale: PageAddress['locale'], { unavailable }: LiveRegistry): PageData['unavailable'] {
  return Object.fromEntries(
    Object.entries(unavailable).map(([id, { names, ...refusal }]) => [id, { ...refusal, ...(names ? { name: names[locale] } : {}) }]),
  )
}

function overrideIn(locale: PageAddress['locale'], { id, origin, until, ...came }: Resolved, shell: LiveRegistry['shell']): Override {
  const release = 'release' in came ? { release: { hash: came.release.hash, record: manifestIn(locale, came.release.module, shell) } } : {}
  return { id, origin, until: new Date(until).toISOString(), ...release }
}

const termsOf = ({ TERMS_URL }: Settings) => (TERMS_URL ? { terms_url: TERMS_URL } : {})

function captchaOf({ CAPTCHA_SCRIPT_URL, CAPTCHA_SITE_KEY, CAPTCHA_VERSION }: Settings): PageData['settings']['captcha'] {
  if (!CAPTCHA_SCRIPT_URL) return null
  return { script_url: CAPTCHA_SCRIPT_URL, site_key: CAPTCHA_SITE_KEY ?? null, version: CAPTCHA_VERSION ?? null }
}
