import type { ConsoleRouter } from '@console/router'
import { pageDataStore } from '@console/session'
import { applyTheme } from '@console/ui'
import { startPrefetch } from './modules/prefetch/start-prefetch.ts'

/** Starts what waits until the first page is drawn: fetching the next ones, printing, and in idle time the report of the visit. */
export function startOnceDrawn(router: ConsoleRouter): void {
  printInLight()
  startPrefetch(router, () => void reportVisits())
}

/** Without it nobody learns how the page did, and nothing else is missing. */
function reportVisits(): Promise<void> {
  const report = import(/* webpackChunkName: "reports" */ './telemetry/report-visit.ts')
  return report.then(({ reportVisit }) => reportVisit()).catch(() => {})
}

/** Paper is white, so light text on it could hardly be read. */
function printInLight(): void {
  addEventListener('beforeprint', () => applyTheme('light'))
  addEventListener('afterprint', () => applyTheme(pageDataStore.getState().preferences.theme))
}
