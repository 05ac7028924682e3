import type { ConsoleRouter } from '@console/router'
import { mayFetchAhead } from '@console/session'
import { loadRest } from '../registry.ts'
import { followIntents } from './follow-intents.ts'
import { catchUp, lookAhead } from './look-ahead.ts'
import { prepareAreas, prepareNew } from './prepare-areas.ts'
import { whenIdle } from './when-idle.ts'

/** How long a page has been open before idle time is used: who leaves it at once costs nothing. */
const CALM_MS = 3_000

/**
 * From here on the next page is fetched before it is asked for. Called once the first page is drawn, since before that everything
 * is on its way already.
 */
export function startAhead(router: ConsoleRouter): void {
  if (mayFetchAhead()) void loadRest({ mayReload: false })
  followIntents(router, (path) => void lookAhead(path))

  let calm: ReturnType<typeof setTimeout> | undefined
  function prepareWhenCalm(): void {
    clearTimeout(calm)
    calm = setTimeout(() => whenIdle(() => void prepareFrom(router.location.pathname)), CALM_MS)
  }
  prepareWhenCalm()
  router.moves.onChange(({ pathname, search }) => {
    void catchUp(pathname + search)
    prepareWhenCalm()
  })
}

async function prepareFrom(pathname: string): Promise<void> {
  if (!mayFetchAhead()) return
  void startTelemetry()
  prepareAreas()
  await prepareNew(pathname)
}

let telemetry: Promise<unknown> | undefined

/** Without it nobody learns how the page did, and nothing else is missing. */
function startTelemetry(): Promise<unknown> {
  telemetry ??= import(/* webpackChunkName: "reports" */ '../../telemetry/report-visit.ts').then(
    ({ reportVisit }) => reportVisit(),
    () => {},
  )
  return telemetry
}
