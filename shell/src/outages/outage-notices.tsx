import { keepsCookies, pageDataStore, publisherStore, sessionStore } from '@console/session'
import { Box, lazyPart } from '@console/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { registryStore } from '../modules/registry.ts'
import { useText } from '../text.ts'
import { Notice } from './notice.tsx'
import { outageStore } from './outage-store.ts'

/** If it cannot be fetched, each part of the page says what it lacks. */
const ServerNotices = lazyPart(
  () => import(/* webpackChunkName: "reports" */ './server-notices.tsx'),
  (file) => file.ServerNotices,
  { optional: true },
)

/**
 * Says what does not work, for as long as it does not: the connection, else the API or the other areas, and what the browser refuses
 * to keep. Nothing typed is lost meanwhile.
 */
export function OutageNotices() {
  const text = useText()
  const { isOffline, isFailing } = useStore(outageStore)
  const isRestMissing = useStore(registryStore, isRestFailing)
  const [canSignIn] = useState(() => keepsCookies() && !isBackFromSignIn())
  const isSignedOut = useStore(sessionStore, ({ state }) => state === 'signed-out')
  const storesNothing = useStore(publisherStore, ({ isPinned }) => !isPinned)
  const said = { api: isFailing, rest: isRestMissing, cookies: isSignedOut && !canSignIn, storage: storesNothing }
  return (
    <Box role="status">
      {isOffline ? <Notice>{text('offline.text')}</Notice> : null}
      {!isOffline && Object.values(said).includes(true) ? <ServerNotices {...said} /> : null}
    </Box>
  )
}

/**
 * After signing in the host sends people on to a page, and from there back if the browser did not keep its cookie. Before a reload
 * they may have allowed it.
 */
function isBackFromSignIn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAskedAgain = location.pathname === (pageDataStore.getState().base || '/') && location.search.includes('next=')
  return isAskedAgain && document.referrer.includes('/login') && entry?.type === 'navigate'
}

/** Areas that a release has replaced are no outage: opening one loads a new page. */
function isRestFailing({ error, rest }: ReturnType<typeof registryStore.getState>): boolean {
  return rest !== 'ready' && error !== undefined && !error.statuses.includes(404)
}
