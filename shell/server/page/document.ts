import { randomBytes } from 'node:crypto'
import { networkOf } from '@console/contract'
import { type BootData, isUnder, type LayoutName, type Locale, layoutOf, ownerOf, pageAddress, WORKING_PATHS } from '@console/module'
import type { CallContext } from '../api.ts'
import { encodingFor, streamed } from '../compress.ts'
import { documentHeaders, NOSNIFF } from '../headers.ts'
import type { Overrides } from '../overrides/overrides.ts'
import type { GoogleSignIn } from '../proxy/google-sign-in.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import type { Quarantine } from '../registry/quarantine.ts'
import type { Registry } from '../registry/watch-registry.ts'
import { preferencesOf, publisherOf, readCookies } from '../request-cookies.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import { StoreUnavailable } from '../session/store-outage.ts'
import type { Settings } from '../settings.ts'
import type { ViewCookie } from '../view-as/view-cookie.ts'
import type { Boot } from './boot.ts'
import { CHROME_STYLE, chromeOf } from './chrome.ts'
import { DOCUMENT_END, documentHead, jsonElement } from './html.ts'
import { makePageData } from './make-page-data.ts'
import { type Page, pageAt } from './page-at.ts'
import { firstCallOf, headLinks } from './preloads.ts'
import { rootRedirect, sessionRedirect } from './redirects.ts'

export interface DocumentParts {
  readonly settings: Settings
  readonly registry: Registry
  readonly overrides: Pick<Overrides, 'apply' | 'logServed'>
  readonly quarantine: Pick<Quarantine, 'opened'>
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly boot: Boot
  readonly google: Pick<GoogleSignIn, 'personIn'>
  readonly views: Pick<ViewCookie, 'in'>
}

/**
 * Serves every page: a redirect if the person cannot stay there, else head, chrome and page data at once. The boot data
 * follows in the same body as soon as the API has responded.
 */
export function createDocuments({ settings, registry, overrides, quarantine, sessions, cookie, boot, google, views }: DocumentParts) {
  /** A store that fails signs nobody out: the page comes, and asks again itself. */
  async function find(id: string): Promise<Session | null | 'sealed' | 'unknown'> {
    try {
      return await sessions.find(id)
    } catch (error) {
      if (error instanceof StoreUnavailable) return 'unknown'
      throw error
    }
  }

  return async function serveDocument(request: Request, context: CallContext): Promise<Response> {
    const url = new URL(request.url)
    const cookies = readCookies(request.headers)
    const root = rootRedirect(url, cookies, settings.ROOT_LOCALE)
    if (root) return redirect(root)
    const address = pageAddress(url)
    const id = cookie.idIn(cookies)
    const found = id ? await find(id) : null
    const session = found === 'unknown' || found === 'sealed' ? null : found
    const publisher = publisherOf(cookies, url.search)
    const { live, ...overridden } = await overrides.apply(cookies, await registry.live(session && publisher))
    if (!live.shell) return notInstalled(address.locale)
    const page = pageAt(address.path, live, settings)
    const preferences = preferencesOf(cookies)
    const known = { origin: url.origin, owners: live.owners, firstPage: preferences.first_page }
    const away = page && found !== 'unknown' && sessionRedirect(address, page, session !== null, known)
    if (away) return redirect(away)
    overrides.logServed(overridden.overrides, context)

    const nonce = randomBytes(18).toString('base64')
    const matched = servedRoute(page, live)
    if (matched && !overridden.overrides.some(({ id: own }) => own === matched.module.id)) {
      const visitor = session?.key ?? networkOf(context.clientAddress)
      void quarantine.opened(matched.module.id, matched.module.hash, matched.route.path, visitor)
    }
    // A publisher that the address names may not be one of the person's: nothing is preloaded for it.
    const isRemembered = publisher === publisherOf(cookies)
    const mayRead = session && isRemembered
    const firstCall = mayRead && matched ? firstCallOf(matched, address.search, publisher, settings.API_EXTENSIONS) : null
    // Home needs the rest of the manifests for its records.
    const isHome = mayRead && publisher && address.path === '/'
    const head = documentHead({
      locale: address.locale,
      theme: preferences.theme,
      nonce,
      links: headLinks({ shell: live.shell, locale: address.locale, matched, read: isHome ? live.files[address.locale].url : firstCall }),
      style: CHROME_STYLE,
      chrome: chromeOf(layoutAt(address.path, page, live, session !== null && publisher !== null), address.locale),
    })
    const view = session && views.in(cookies, session)
    const registration = isUnder(address.path, '/register/google') ? await google.personIn(cookies) : null
    async function* parts() {
      const booted: Promise<BootData> =
        found === 'unknown' ? Promise.resolve({ state: 'unknown' }) : boot(session, publisher, view, context)
      yield head +
        jsonElement(
          'console-page',
          makePageData({ address, nonce, preferences, registry: live, ...overridden, matched, settings, registration, view }),
        )
      yield jsonElement('console-boot', await booted) + DOCUMENT_END
    }
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
    const headers = new Headers({ ...documentHeaders(settings, address.path, nonce), 'x-request-id': context.requestId })
    if (encoding) headers.set('content-encoding', encoding)
    if (id && !found) headers.set('set-cookie', cookie.clear)
    return new Response(streamed(parts(), encoding), { status: page ? 200 : 404, headers })
  }
}

/** A module that does not fit the shell has routes, but none of its code may load. */
function servedRoute(page: Page | null, live: LiveRegistry) {
  const matched = page?.matched
  return matched && live.modules.includes(matched.module) ? matched : null
}

/**
 * Returns the layout that the browser will draw. The default layout also shows that a module cannot be served and, to a person
 * who works at a publisher, home, views and the addresses that have no page.
 */
function layoutAt(path: string, page: Page | null, live: LiveRegistry, hasPublisher: boolean): LayoutName {
  const served = servedRoute(page, live)
  if (served) return layoutOf(served.route.layout)
  const isOfArea = ownerOf(path, live.owners) !== undefined
  return isOfArea || (hasPublisher && (WORKING_PATHS.includes(path) || !page)) ? 'default' : 'index'
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { ...NOSNIFF, location, 'cache-control': 'no-store' } })
}

const BEING_INSTALLED = {
  en: 'Publisher Console is being installed. Try again in a moment.\n',
  vi: 'Publisher Console đang được cài đặt. Hãy thử lại sau giây lát.\n',
} as const

/** Before the first release there are no files to draw a page with. */
function notInstalled(locale: Locale): Response {
  return new Response(BEING_INSTALLED[locale], {
    status: 503,
    headers: {
      ...NOSNIFF,
      'content-type': 'text/plain; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      'retry-after': '5',
    },
  })
}
