import { Box, lazyPart } from '@console/ui'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { registryStore } from '../modules/registry.ts'
import { useText } from '../text.ts'
import { Notice } from './notice.tsx'
import { outageStore } from './outage-store.ts'

/** Where it cannot be fetched, each part of the page says what it lacks. */
const ServerNotices = lazyPart(
  () => import(/* webpackChunkName: "reports" */ './server-notices.tsx'),
  (file) => file.ServerNotices,
  { optional: true },
)

/** Says what does not work, for as long as it does not: the connection, else the API or the other areas. Nothing typed is lost meanwhile. */
export function OutageNotices() {
  const text = useText()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isApiFailing = useStore(outageStore, ({ isFailing }) => isFailing)
  const isRestMissing = useStore(registryStore, isRestFailing)
  return (
    <Box role="status">
      {isOnline ? null : <Notice>{text('offline.text')}</Notice>}
      {isOnline && (isApiFailing || isRestMissing) ? <ServerNotices api={isApiFailing} rest={isRestMissing} /> : null}
    </Box>
  )
}

/** Areas that a release has replaced are no outage: whoever opens one gets a new page. */
function isRestFailing({ error, rest }: ReturnType<typeof registryStore.getState>): boolean {
  return rest !== 'ready' && error !== undefined && !error.answers.includes(404)
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
