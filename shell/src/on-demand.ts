import type { ConsoleRouter } from '@console/router'
import { mayPrefetch, pageDataStore } from '@console/session'
import { applyTheme, followPreferences } from '@console/ui'
import { startPrefetch } from './modules/prefetch/start-prefetch.ts'
import { whenIdle } from './modules/prefetch/when-idle.ts'
import { reportVisit } from './telemetry/report-visit.ts'
import { followViews } from './view-as/view-channel.ts'

// All of this file is what few visits need, and none before the page is drawn.
export { watchCalls } from './outages/watch-calls.ts'
export { reportMisread } from './telemetry/report-misread.ts'
export { letTranslate } from './translated.ts'

/** Starts what waits until the first page is drawn. */
export function startOnceDrawn(router: ConsoleRouter): void {
  followPreferences()
  followViews()
  printInLight()
  startPrefetch(router)
  setTimeout(() => whenIdle(() => mayPrefetch() && reportVisit()), REPORTS_AFTER_MS)
}

/** Later than what the person may need next. */
const REPORTS_AFTER_MS = 3_000

/** Paper is white, so light text on it could hardly be read. */
function printInLight(): void {
  addEventListener('beforeprint', () => applyTheme('light'))
  addEventListener('afterprint', () => applyTheme(pageDataStore.getState().preferences.theme))
}
