import { onMisread, onPermissionRefused, onSessionEnded, prefetch } from '@console/api'
import { isAuthPath, type Locale, withNext } from '@console/module'
import { makeRouter } from '@console/router'
import { goToDocument, keepPublisherCookie, mayPrefetch, pageDataStore, sessionStore, unsavedStore } from '@console/session'
import { applyTheme } from '@console/ui'
import { createRoot } from 'react-dom/client'
import { App, ViewBanner } from './app.tsx'
import { leaveKeysOfComposition } from './commands/composition.ts'
import { Console } from './console.tsx'
import { loadMessages } from './messages/load-messages.ts'
import './modules/lend.ts'
import { loadPage } from './modules/load-module.ts'
import { whenIdle } from './modules/prefetch/when-idle.ts'
import { findRoute, openRegistry } from './modules/registry.ts'
import { openNavigation } from './navigation/navigation.ts'
import { followCalls } from './outages/outage-store.ts'
import { Broken } from './pages/broken.tsx'
import { shellPages } from './pages/shell-pages.tsx'
import { orReload } from './recovery/stale-chunk.ts'
import { openSession, rereadPermissions } from './session/open-session.ts'
import { readBootData, readPageData } from './session/read-page-data.ts'
import { announceSession, followSession } from './session/session-channel.ts'
import { sessionQuestionStore } from './session/session-question.ts'

/** How long the first render waits for the route's page and its first response: React would hold a revealed skeleton back for 300 ms. */
const FIRST_PAGE_WAIT_MS = 1_000

async function start(): Promise<void> {
  if (!URL.parse) (await import(/* webpackChunkName: "reports" */ './older-browsers.ts')).bringWhatIsMissing()
  const page = readPageData()
  const { nav, nonce, module, unavailable, ...shared } = page
  pageDataStore.setState(shared)
  applyTheme(page.preferences.theme)
  openRegistry(page)
  openNavigation(nav)
  onSessionEnded(leaveEndedSession)
  onPermissionRefused(rereadPermissions)
  onMisread((found) => late(({ reportMisread }) => reportMisread(found)))
  // Only a failed call can begin an outage.
  followCalls((call, isWell) => isWell || late(({ watchCalls }) => watchCalls(call)))
  leaveKeysOfComposition()
  followSession()
  keepPublisherCookie()

  const path = location.pathname.slice(page.base.length) || '/'
  const found = page.module ? findRoute(page.module, path) : undefined
  const firstPage = found ? loadPage(found.manifest, found.route.page).catch(() => {}) : shellPages[path]?.preload()
  const first = Promise.all([firstPage, readPreloaded(), page.viewed_role && ViewBanner.preload()])
  const [messages] = await Promise.all([messagesIn(page.locale), openSession(readBootData())])
  announceSession()
  await Promise.race([first, new Promise((resume) => setTimeout(resume, FIRST_PAGE_WAIT_MS))])

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // Documents for getting in allow a captcha, all others are stricter: pages of one kind never open in one of the other.
  const isAuthDocument = 'captcha' in page.settings
  const leaves = (path: string) => isAuthPath(path) !== isAuthDocument
  new MutationObserver(watchTranslator).observe(document.body, { childList: true, subtree: true })
  const router = makeRouter({ base: page.base, children: <Console />, error: <Broken />, leaves })
  createRoot(root).render(<App page={page} messages={messages.default} router={router} />)
  // Documents for getting in lead on within their module, or to another document.
  if (isAuthDocument && page.module) return
  await first
  if (mayPrefetch()) whenIdle(() => late(({ startOnceDrawn }) => startOnceDrawn(router)))
}

/** Reads what the host preloads, so that the page is drawn once, with its data, and not first as a skeleton. */
async function readPreloaded(): Promise<void> {
  const url = document.querySelector('link[rel=preload][as=fetch]')?.getAttribute('href')
  if (url) await prefetch(url)
}

/** What a translator changed before the code that handles it was loaded. */
const translated: MutationRecord[] = []

function watchTranslator(records: MutationRecord[], watching: MutationObserver): void {
  if (!records.some(({ addedNodes }) => addedNodes[0]?.nodeName === 'FONT')) return
  translated.push(...records)
  late(({ letTranslate }) => letTranslate(translated.splice(0), watching))
}

/** Fetches the late file and uses it. Without it the page does what it can. */
function late(use: (parts: typeof import('./on-demand.ts')) => unknown): void {
  import(/* webpackChunkName: "reports" */ './on-demand.ts').then(use, () => {})
}

/** A page in the other language is better than one without words. */
function messagesIn(locale: Locale) {
  return orReload(loadMessages[locale]()).catch(() => loadMessages[locale === 'en' ? 'vi' : 'en']())
}

/**
 * The session ended while the page was open: unsaved work stays on the page and the person is asked to sign in beside it;
 * without any it goes back to the root, which leads here again after signing in.
 */
function leaveEndedSession(): void {
  if (sessionStore.getState().state !== 'signed-in') return
  if (unsavedStore.getState().forms > 0) {
    sessionQuestionStore.setState({ is: 'ended' }, true)
    return
  }
  const { base } = pageDataStore.getState()
  goToDocument(withNext('/', `${location.pathname.slice(base.length)}${location.search}`))
}

// These words came with the page, so that they need nothing that could be missing.
start().catch((error: unknown) => {
  document.getElementById('not-started')?.removeAttribute('class')
  throw error
})
