import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../browser/find-browser.ts'
import { launchArgs } from '../../browser/launch-args.ts'
import { thisMachine } from '../../browser/this-machine.ts'
import { apply, type Conditions } from './conditions.ts'
import { type NetworkLog, networkLog } from './network-log.ts'
import { type ClockNotes, installClock, SHOWN_BINDING, type Shown } from './page-clock.ts'

/** A page is quiet after this long without requests and long tasks. */
const QUIET_MS = 350
const POLL_MS = 100
/** A page that takes longer is a failure of the bench, not a slow figure. */
const LIMIT_MS = 60_000

export interface Cookie {
  readonly name: string
  readonly value: string
}

export interface Visit {
  readonly url: string
  readonly cookies: readonly Cookie[]
  readonly conditions: Conditions
  readonly first: Shown
}

interface Fetched {
  /** Kilobytes of 1,000. */
  readonly bytes: number
  readonly requests: number
}

/** What one step took, without what the page then fetches ahead of the next one. */
export interface Taken extends Fetched {
  /** Milliseconds until the page showed what was awaited. */
  readonly ready: number
  /** Counted until the page is quiet. */
  readonly blocking: number
  readonly shift: number
  /** Megabytes in use when the page showed it, after collecting garbage. */
  readonly heap: number
}

export interface Visitor {
  readonly page: Page
  /** Resolves when the page is there and quiet. */
  open(): Promise<Taken>
  /** Resolves when `shown`, to which `act` leads, is there and quiet. The time begins with the click. */
  step(shown: Shown, act: () => Promise<void>): Promise<Taken>
  /** Resolves after `ms`, once the page is quiet, with what it fetched since the last step was shown. */
  rest(ms: number): Promise<Fetched>
  notes(): Promise<ClockNotes>
  leave(): Promise<void>
}

/** Starts a browser on a profile folder; an empty one is a visitor who has never been here. */
export async function startVisitor(profile: string, { url, cookies, conditions, first }: Visit): Promise<Visitor> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(thisMachine),
    args: [...launchArgs],
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Ho_Chi_Minh',
    locale: 'en-GB',
  })
  try {
    return await visitorIn(context, { url, cookies, conditions, first })
  } catch (error) {
    await context.close()
    throw error
  }
}

async function visitorIn(context: BrowserContext, { url, cookies, conditions, first }: Visit): Promise<Visitor> {
  const { origin } = new URL(url)
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: origin })))
  const page = context.pages()[0] ?? (await context.newPage())
  const session = await context.newCDPSession(page)
  const network = await networkLog(session)
  await apply(session, conditions)
  await page.addInitScript(installClock, first)

  const notes = (): Promise<ClockNotes> =>
    page.evaluate(() => {
      if (!globalThis.benchClock) throw new Error('The page has no clock')
      return globalThis.benchClock.notes
    })
  const heapWhenShown = await readHeapWhenShown(session)
  /** Milliseconds since 1970. */
  let shownOn = 0
  async function taken(what: string, from: number): Promise<Taken> {
    const { began, shownAt, blocking, shift } = await untilQuiet(what, network, notes, page)
    shownOn = (await page.evaluate(() => performance.timeOrigin)) + shownAt
    return { ready: shownAt - began, blocking, shift, heap: await heapWhenShown(), ...fetched(from, shownOn) }
  }
  function fetched(from: number, to: number): Fetched {
    const { bytes, requests } = network.fetched(from, to)
    return { bytes: bytes / 1000, requests }
  }
  return {
    page,
    notes,
    async open() {
      await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS })
      return taken(url, 0)
    },
    async step(shown, act) {
      const isShownBefore = await page.evaluate((wanted) => globalThis.benchClock?.expect(wanted), shown)
      if (isShownBefore) throw new Error(`The page before ${shown.path} already shows what the step to it waits for.`)
      const from = Date.now()
      await act()
      return taken(shown.path, from)
    },
    async rest(ms) {
      await new Promise((resume) => setTimeout(resume, ms))
      while (network.quietFor() < QUIET_MS) await new Promise((resume) => setTimeout(resume, POLL_MS))
      return fetched(shownOn, Number.POSITIVE_INFINITY)
    },
    leave: () => context.close(),
  }
}

/** Reads the heap as soon as what was awaited is shown, before the page does more. */
async function readHeapWhenShown(session: CDPSession): Promise<() => Promise<number>> {
  let reading: Promise<number> | undefined
  async function read(): Promise<number> {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  session.on('Runtime.bindingCalled', ({ name }) => {
    if (name === SHOWN_BINDING) reading = read()
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: SHOWN_BINDING })
  return () => reading ?? Promise.reject(new Error('The page has shown nothing yet.'))
}

type ShownNotes = ClockNotes & { readonly shownAt: number }

async function untilQuiet(what: string, network: NetworkLog, notes: () => Promise<ClockNotes>, page: Page): Promise<ShownNotes> {
  const deadline = performance.now() + LIMIT_MS
  while (performance.now() < deadline) {
    await new Promise((resume) => setTimeout(resume, POLL_MS))
    // Asking the page costs it time, so it is asked once the network is quiet.
    if (network.quietFor() < QUIET_MS) continue
    const { shownAt, ...noted } = await notes()
    const now = await page.evaluate(() => performance.now())
    if (shownAt !== null && now - Math.max(noted.busyUntil, shownAt) >= QUIET_MS) return { ...noted, shownAt }
  }
  throw new Error(`${what} did not show what it should within ${LIMIT_MS / 1000} s. It is at ${page.url()}, '${await page.title()}'.`)
}
