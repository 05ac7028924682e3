import { allRoutes } from '@console/contract/routes'
import type { NavEntry, PageAddress, PageData, Preferences } from '@console/module'
import { type LiveRegistry, type MatchedRoute, recordIn } from '../registry/live-registry.ts'
import type { Settings } from '../settings.ts'

export interface PageParts {
  readonly address: PageAddress
  readonly nonce: string
  readonly preferences: Preferences
  readonly registry: LiveRegistry
  /** The page's module, where it is served. */
  readonly matched: MatchedRoute | null
  readonly settings: Settings
}

const hasGoogle = allRoutes.some((route) => route.id === 'auth.login_google')

/** What the page is told at once: known without asking anybody. The browser leaves out what the person may not see. */
export function makePageData({ address, nonce, preferences, registry, matched, settings }: PageParts): PageData {
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
    module: matched && recordIn(locale, matched.module),
    unavailable: registry.unavailable,
    registry: registry.files[locale].url,
    settings: {
      login_test: settings.LOGIN_TEST,
      google: hasGoogle && (settings.embedded || settings.GOOGLE_CLIENT_ID !== undefined),
      extensions: settings.API_EXTENSIONS,
    },
  }
}
