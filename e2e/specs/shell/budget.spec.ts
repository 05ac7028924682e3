import { budget } from '@console/tooling'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

test('a cold visit to the campaigns stays within its budget of bytes and requests', async ({ page, context, at }) => {
  const allowed = budget['cold /campaigns']
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const sizes = new Map<string, number>()
  const urls = new Map<string, string>()
  network.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  // The moment of the first real row; skeleton rows hold no link.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tbody a')) return
      performance.mark('first-row')
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })

  await page.goto(at('/campaigns'))
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  const before = await page.evaluate(() => {
    const [row] = performance.getEntriesByName('first-row')
    const begun = performance.getEntriesByType('resource').filter(({ startTime }) => row && startTime < row.startTime)
    return ['the document', ...begun.map(({ name }) => new URL(name).pathname)]
  })
  const files = [...urls].map(([id, url]) => `${String(sizes.get(id) ?? 0).padStart(7)} ${new URL(url).pathname}`)
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  console.log(`cold /campaigns: ${bytes} of ${allowed.bytes} bytes, ${before.length} of ${allowed.requests} requests before the table`)
  expect(bytes, `over the wire:\n${files.join('\n')}`).toBeLessThanOrEqual(allowed.bytes)
  expect(before.length, `requests before the table:\n${before.join('\n')}`).toBeLessThanOrEqual(allowed.requests)
})
