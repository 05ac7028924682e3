import { brotliCompressSync } from 'node:zlib'
import { LOCAL_REGISTRY, liveModules } from '@console/federation'
import type { ReleasedRoute } from '@console/module'
import { PUBLISHER } from '@console/testing/accounts'
import { budget } from '@console/tooling'
import type { Page } from '@playwright/test'
import { allAddresses, filledIn, publisherId } from '../../fixtures/addresses.ts'
import { liveIn } from '../../fixtures/live.ts'
import { fetchNothingIdly, untilQuiet } from '../../fixtures/network.ts'
import { expect, test } from '../../fixtures/test.ts'

interface Allowed {
  /** The page's files over the wire, and its document without the boot data, which depends on what else is stored. */
  readonly bytes: number
  /** Begun before the page was drawn. */
  readonly requests: number
}

const COLD = 'cold '
const RELEASED = /^\/(shell|modules)\//
/** The next pages and error reports are fetched as soon as a page is idle, which may be between two of its reads. */
const IN_IDLE_TIME = /\/reports\.js$|\/modules\/registry\./
const isOwnFile = (path: string) => RELEASED.test(path) && !IN_IDLE_TIME.test(path)
/** Responses of the API are as large as the data, and reports are sent whenever there is something to tell. */
const NO_FILE = /^\/(pub|report)\b/
const OF_FORMS = /^\/shell\/\w+\/forms\.js$/
/** Carried by the document; the page fetches it itself if the API took longer than a document waits. */
const BOOT_DATA = /\/users\/profile$|\/publishers\/own$|\/my-permissions$/
const pages = Object.entries(budget).flatMap(([name, allowed]): [string, Allowed][] =>
  name.startsWith(COLD) && 'requests' in allowed ? [[name.slice(COLD.length), allowed]] : [],
)

for (const [path, allowed] of pages) {
  const address = allAddresses().find((one) => one.path === path)
  test.describe(`a cold visit to ${path}`, () => {
    test.use({ as: address?.as ?? null })

    test('stays within its budget of bytes and requests, and finds the code of forms at once', async ({ page, at, context }) => {
      if (!address) throw new Error(`No route is ${path}: correct the name in shared/tooling/budget.json.`)
      const filled = address.as ? await filledIn(path, context.request, await publisherId(context.request, PUBLISHER)) : path
      const fetched = await countFetched(page)
      await markWhenDrawn(page)
      await fetchNothingIdly(page)

      await page.goto(at(filled))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await untilQuiet(page)

      const html = await (await page.request.get(at(filled))).text()
      const sizes: readonly [string, number][] = [
        ['the document', sizeOfDocument(html)],
        ...[...fetched].filter(([path]) => isOwnFile(path)),
      ]
      const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
      const isLate = (await bootState(page)) === 'unknown'
      const notOwn = (path: string) => IN_IDLE_TIME.test(path) || (isLate && BOOT_DATA.test(path))
      const before = (await requestsBeforeDrawn(page)).filter((path) => !notOwn(path))
      console.log(`${COLD}${path}: ${bytes} of ${allowed.bytes} bytes, ${before.length} of ${allowed.requests} requests before it is drawn`)
      expect(bytes, sizes.map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(allowed.bytes)
      const others = [...fetched.keys()].filter(
        (path) => path !== new URL(page.url()).pathname && !RELEASED.test(path) && !NO_FILE.test(path),
      )
      expect(others, 'fetched from elsewhere').toEqual([])
      const declared = namedScripts(html)
      const late = before.filter((place) => OF_FORMS.test(place) && !declared.includes(place))
      expect(late, 'scripts that the document does not name').toEqual([])
      expect(before.length, `requests before the page is drawn:\n${before.join('\n')}`).toBeLessThanOrEqual(allowed.requests)
    })
  })
}

test('each module has a budget for every kind of page that it has', () => {
  const budgeted = pages.map(([path]) => path)
  const missing = pageKinds().filter(({ paths }) => !paths.some((path) => budgeted.includes(path)))
  expect(missing.map(({ module, kind, paths }) => `${module}, ${kind}: for example ${paths[0]}`)).toEqual([])
})

const KINDS = ['sign-in', 'list', 'record', 'form'] as const

/** A page of no kind, such as the settings, is left out. */
function pageKinds() {
  return liveModules(LOCAL_REGISTRY, liveIn(LOCAL_REGISTRY)).flatMap(({ id, routes }) =>
    KINDS.flatMap((kind) => {
      const paths = routes.filter((route) => kindOf(route) === kind).map(({ path }) => path)
      return paths.length > 0 ? [{ module: id, kind, paths }] : []
    }),
  )
}

function kindOf({ guard, page, crumb }: ReleasedRoute): (typeof KINDS)[number] | null {
  if (guard === 'none') return 'sign-in'
  if (page.endsWith('-list')) return 'list'
  if (/-(?:create|edit)$/.test(page)) return 'form'
  return typeof crumb === 'object' && crumb.record ? 'record' : null
}

/** Returns the bytes over the wire of each path fetched from here on: headers and bodies, compressed. */
async function countFetched(page: Page): Promise<ReadonlyMap<string, number>> {
  const network = await page.context().newCDPSession(page)
  const paths = new Map<string, string>()
  const sizes = new Map<string, number>()
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) paths.set(requestId, new URL(request.url).pathname)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId)
    if (path !== undefined) sizes.set(path, (sizes.get(path) ?? 0) + encodedDataLength)
  })
  await network.send('Network.enable')
  return sizes
}

/** Up to the boot data, compressed. */
function sizeOfDocument(html: string): number {
  const end = html.indexOf('<script type="application/json" id="console-boot"')
  if (end === -1) throw new Error('The document has no boot data.')
  return brotliCompressSync(html.slice(0, end)).length
}

/** Scripts that the document names, so that the browser asks for them before any of them has run. */
const namedScripts = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, place]) => place ?? '')

function bootState(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(document.getElementById('console-boot')?.textContent ?? '{}').state)
}

function markWhenDrawn(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1') || document.querySelector('[aria-busy="true"]')) return
      performance.mark('drawn')
      observer.disconnect()
    })
    observer.observe(document, { attributes: true, childList: true, subtree: true })
  })
}

async function requestsBeforeDrawn(page: Page): Promise<string[]> {
  const begun = await page.evaluate(() => {
    const [drawn] = performance.getEntriesByName('drawn')
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => drawn && startTime < drawn.startTime)
    return before.map(({ name }) => new URL(name).pathname)
  })
  return ['the document', ...begun]
}
