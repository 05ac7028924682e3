import { pageDataStore } from '@console/session'
import { reportedFailures } from '../failures/send-report.ts'
import { isLoaded } from '../modules/load-module.ts'
import { registryStore, wholeOf } from '../modules/registry.ts'
import { makeVisitReport } from './make-visit-report.ts'

/** Tells the host once how the page did, as soon as the person leaves it or turns to another tab. */
export function reportVisit(): void {
  const { pathname } = location
  const drawn = lastDrawn()
  let isSent = false
  const send = () => {
    if (isSent) return
    isSent = true
    const [navigation] = performance.getEntriesByType('navigation')
    const report = makeVisitReport({
      path: pathname,
      shell: pageDataStore.getState().shell?.hash,
      used: Object.values(registryStore.getState().manifests)
        .filter((manifest) => isLoaded(manifest))
        .map(wholeOf),
      failures: reportedFailures,
      navigation: navigation instanceof PerformanceNavigationTiming ? navigation : undefined,
      drawn: drawn(),
      resources: performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming),
    })
    navigator.sendBeacon('/report/visit', new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  const sendIfHidden = () => document.visibilityState === 'hidden' && send()
  document.addEventListener('visibilitychange', sendIfHidden)
  window.addEventListener('pagehide', send)
}

/** Follows when the largest part so far was drawn; the browser keeps what came before. */
function lastDrawn(): () => number | undefined {
  let time: number | undefined
  const observer = new PerformanceObserver((list) => {
    time = list.getEntries().at(-1)?.startTime ?? time
  })
  // Browsers that cannot tell ignore this.
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  return () => observer.takeRecords().at(-1)?.startTime ?? time
}
