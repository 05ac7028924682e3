import { onSessionEnded } from '@console/api'
import { isAuthPath, type Locale, withNext } from '@console/module'
import { makeRouter } from '@console/router'
import { goToDocument, keepPublisherCookie, pageDataStore, sessionStore, unsavedStore } from '@console/session'
import { applyTheme } from '@console/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Console } from './console.tsx'
import { loadMessages } from './messages/load-messages.ts'
import './modules/lend.ts'
import { loadPage } from './modules/load-module.ts'
import { findRoute, loadRest, openRegistry } from './modules/registry.ts'
import { openNavigation } from './navigation/navigation.ts'
import { Broken } from './pages/broken.tsx'
import { shellPages } from './pages/shell-pages.tsx'
import { orReload } from './recovery/stale-chunk.ts'
import { openSession } from './session/open-session.ts'
import { readBootData, readPageData } from './session/read-page-data.ts'
import { announceSession, followSession } from './session/session-channel.ts'
import { sessionQuestionStore } from './session/session-question.ts'

/** How long the first render waits for the route's page: React would hold a revealed skeleton back for 300 ms. */
const FIRST_PAGE_WAIT_MS = 1_000

async function start(): Promise<void> {
  const page = readPageData()
  pageDataStore.setState({
    locale: page.locale,
    base: page.base,
    preferences: page.preferences,
    owners: page.owners,
    registry: page.registry,
    ...(page.shell ? { shell: page.shell } : {}),
    settings: page.settings,
    ...(page.registration ? { registration: page.registration } : {}),
  })
  applyTheme(page.preferences.theme)
  openRegistry(page)
  openNavigation(page.nav)
  onSessionEnded(leaveEndedSession)
  followSession()
  keepPublisherCookie()

  const path = location.pathname.slice(page.base.length) || '/'
  const found = page.module ? findRoute(page.module, path) : undefined
  const firstPage = found ? loadPage(found.record, found.route.page).catch(() => {}) : shellPages[path]?.preload()
  const [messages] = await Promise.all([messagesIn(page.locale), openSession(readBootData())])
  announceSession()
  await Promise.race([firstPage, new Promise((resume) => setTimeout(resume, FIRST_PAGE_WAIT_MS))])

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // Documents for getting in allow a captcha, all others are stricter: pages of one kind never open in one of the other.
  const isAuthDocument = 'captcha' in page.settings
  const leaves = (path: string) => isAuthPath(path) !== isAuthDocument
  const router = makeRouter({ base: page.base, children: <Console />, error: <Broken />, leaves })
  createRoot(root).render(<App page={page} messages={messages.default} router={router} />)
  // Documents for getting in lead on within their module, or to another document.
  if (!isAuthDocument || !page.module) globalThis.requestIdleCallback?.(() => void loadRest())
}

/** A page in the other language is better than one that cannot speak. */
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

void start()
