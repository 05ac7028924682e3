import type { ConsoleRouter } from '@console/router'
import { mayPrefetch } from '@console/session'
import { loadRest } from '../registry.ts'
import { followIntents } from './follow-intents.ts'
import { catchUp, prefetchPage } from './prefetch-page.ts'
import { prepareAreas, prepareNew } from './prepare-areas.ts'
import { whenIdle } from './when-idle.ts'

/** How long a page has been open before idle time is used: who leaves it at once costs nothing. */
const CALM_MS = 3_000

/**
 * From here on the next page is fetched before it is asked for. Called once the first page is drawn, since before that everything
 * is on its way already. `onFirstCalm` is called once, as soon as there is idle time.
 */
export function startPrefetch(router: ConsoleRouter, onFirstCalm: () => void): void {
  if (mayPrefetch()) void loadRest({ mayReload: false })
  followIntents(router, (path) => void prefetchPage(path))

  let calm: ReturnType<typeof setTimeout> | undefined
  let wasCalm = false
  function prepareWhenCalm(): void {
    clearTimeout(calm)
    calm = setTimeout(() => whenIdle(prepare), CALM_MS)
  }
  function prepare(): void {
    if (!mayPrefetch()) return
    if (!wasCalm) onFirstCalm()
    wasCalm = true
    prepareAreas()
    void prepareNew(router.location.pathname)
  }
  prepareWhenCalm()
  router.moves.onChange(({ pathname, search }) => {
    void catchUp(pathname + search)
    prepareWhenCalm()
  })
}
