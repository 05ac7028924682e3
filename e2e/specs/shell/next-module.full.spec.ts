import type { CDPSession, Page } from '@playwright/test'
import { fetchNothingIdly } from '../../fixtures/network.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

/** What came from the browser's cache does not count. */
interface Sent {
  readonly path: string
  readonly begun: number
  ended: number
}

async function watchSent(network: CDPSession): Promise<Sent[]> {
  await network.send('Network.enable')
  const sent: Sent[] = []
  const open = new Map<string, Sent>()
  const drop = (id: string) => {
    const found = open.get(id)
    if (found) sent.splice(sent.indexOf(found), 1)
    open.delete(id)
  }
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const one = { path: new URL(request.url).pathname, begun: timestamp, ended: Number.POSITIVE_INFINITY }
    open.set(requestId, one)
    sent.push(one)
  })
  network.on('Network.requestServedFromCache', ({ requestId }) => drop(requestId))
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) drop(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const one = open.get(requestId)
    if (one) one.ended = timestamp
  })
  return sent
}

const of = (sent: readonly Sent[], file: RegExp) => sent.filter(({ path }) => file.test(path))
const scripts = (sent: readonly Sent[]) => of(sent, /\.js$/)
const FILES = {
  entry: /^\/modules\/applications\/.+\/remoteEntry\./,
  page: /^\/modules\/applications\/.+\/page-application-list\./,
  words: /^\/modules\/applications\/.+\/messages-application-list-en\./,
  data: /^\/pub\/.+\/applications$/,
}

/** Waits also for the code that fetches ahead. */
async function openCampaigns(page: Page, at: (path: string) => string): Promise<void> {
  await fetchNothingIdly(page)
  const registry = page.waitForResponse(/\/modules\/registry\./)
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
  await (await registry).finished()
}

test('resting on another area fetches all that it needs side by side, and the click sends nothing more', async ({
  page,
  at,
  texts,
  context,
}) => {
  await openCampaigns(page, at)
  const network = await context.newCDPSession(page)
  const sent = await watchSent(network)
  // Slow enough to see what begins only after something else.
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 })
  const link = page.getByRole('navigation', { name: texts.mainNavigation }).getByRole('link', { name: texts.applications, exact: true })
  await link.hover()
  await expect
    .poll(() => Object.values(FILES).map((file) => of(sent, file).filter(({ ended }) => ended < Number.POSITIVE_INFINITY).length))
    .toEqual([1, 1, 1, 1])

  const fetched = Object.values(FILES).flatMap((file) => of(sent, file))
  const firstEnd = Math.min(...fetched.map(({ ended }) => ended))
  expect(
    fetched.filter(({ begun }) => begun > firstEnd),
    'began after another had ended',
  ).toEqual([])

  const before = scripts(sent).length
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: texts.applications })).toBeVisible()
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
  expect(
    scripts(sent)
      .slice(before)
      .map(({ path }) => path),
  ).toEqual([])
  expect(of(sent, FILES.data)).toHaveLength(1)
})

test('resting on a row reads its record, which the click does not ask for again', async ({ page, at, context }) => {
  await openCampaigns(page, at)
  const sent = await watchSent(await context.newCDPSession(page))
  const row = page.getByRole('row').nth(1)
  const id = await row.getAttribute('data-row')
  const record = new RegExp(`/campaigns/${id}$`)
  await row.getByRole('cell').nth(2).hover()
  await expect.poll(() => of(sent, record).length).toBe(1)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(record)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(of(sent, /^\/pub\//).filter(({ path }) => record.test(path))).toHaveLength(1)
})

test('nothing is fetched in advance while the page itself still waits for what it shows', async ({ page, at, context }) => {
  const sent = await watchSent(await context.newCDPSession(page))
  const reading = Promise.withResolvers<void>()
  // Longer than the first drawing waits.
  await page.route(/\/publishers\/[^/]+\/campaigns/, (route) => reading.promise.then(() => route.continue()))
  await page.goto(at('/campaigns'))
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
  expect(of(sent, /\/modules\/registry\./)).toEqual([])

  reading.resolve()
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
  await expect.poll(() => of(sent, /\/modules\/registry\./).length).toBe(1)
})

test.describe('without one of its files', () => {
  test.use({ expectedComplaints: [/ERR_CONNECTION_RESET/] })

  test('an area whose file could not be fetched in advance opens all the same', async ({ page, at, texts }) => {
    await openCampaigns(page, at)
    let refused = 0
    await page.route(/\/modules\/applications\/.+\/page-application-list\./, (route) => {
      refused += 1
      return refused === 1 ? route.abort('connectionreset') : route.continue()
    })
    const link = page.getByRole('navigation', { name: texts.mainNavigation }).getByRole('link', { name: texts.applications, exact: true })
    await link.hover()
    await expect.poll(() => refused).toBe(1)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: texts.applications })).toBeVisible()
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
  })
})
