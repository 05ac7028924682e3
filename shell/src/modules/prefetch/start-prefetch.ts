import type { ConsoleRouter } from '@console/router'
import { mayPrefetch } from '@console/session'
import { loadRest } from '../registry.ts'
import { followIntents } from './follow-intents.ts'
import { catchUp, prefetchPage } from './prefetch-page.ts'
import { prepareAreas, prepareNew } from './prepare-areas.ts'
import { whenIdle } from './when-idle.ts'

/** How long a page has been open before idle time is used: leaving it at once costs nothing. */
const CALM_MS = 1_000

/** Fetches the next page before it is asked for. Called once the first page is drawn: before that, all is on its way already. */
export function startPrefetch(router: ConsoleRouter): void {
  if (mayPrefetch()) void loadRest({ mayReload: false })
  followIntents(router, (path) => void prefetchPage(path))

  let calm: ReturnType<typeof setTimeout> | undefined
  let hasForm = false
  let hasAreas = false
  function prepareWhenCalm(): void {
    clearTimeout(calm)
    calm = setTimeout(() => whenIdle(() => void prepare()), CALM_MS)
  }
  async function prepare(): Promise<void> {
    if (!mayPrefetch() || isSlow()) return
    const form = hasForm ? undefined : prepareNew(router.location.pathname)
    hasForm ||= form !== undefined
    await form
    if (!hasAreas) prepareAreas()
    hasAreas = true
  }
  prepareWhenCalm()
  router.moves.onChange(({ pathname, search }) => {
    void catchUp(pathname + search)
    prepareWhenCalm()
  })
}

interface Connected {
  readonly connection?: { readonly effectiveType?: string }
}

/** Whether fetching ahead would delay what the person waits for. Chromium alone tells. */
const isSlow = () => /[23]g/.test((navigator as Connected).connection?.effectiveType ?? '')
