import { budget } from '@console/tooling'
import { countFetched, untilQuiet } from '../../fixtures/network.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('somebody who is signed in', () => {
  test.use({ as: 'owner' })

  test('a cold visit to the campaigns stays within its budget of bytes and requests', async ({ page, at }) => {
    const allowed = budget['cold /campaigns']
    const fetched = await countFetched(page)
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
    await untilQuiet(page)

    const before = await page.evaluate(() => {
      const [row] = performance.getEntriesByName('first-row')
      const begun = performance.getEntriesByType('resource').filter(({ startTime }) => row && startTime < row.startTime)
      return ['the document', ...begun.map(({ name }) => new URL(name).pathname)]
    })
    console.log(
      `cold /campaigns: ${fetched.bytes()} of ${allowed.bytes} bytes, ${before.length} of ${allowed.requests} requests before the table`,
    )
    expect(fetched.bytes(), `over the wire:\n${fetched.files()}`).toBeLessThanOrEqual(allowed.bytes)
    expect(before.length, `requests before the table:\n${before.join('\n')}`).toBeLessThanOrEqual(allowed.requests)
  })
})

test('a cold visit to the sign-in page stays within its budget of bytes and requests', async ({ page, at, say }) => {
  const allowed = budget['cold /login']
  const fetched = await countFetched(page)
  await page.goto(at('/login'))
  await expect(page.getByLabel(say.email)).toBeVisible()
  await untilQuiet(page)
  console.log(`cold /login: ${fetched.bytes()} of ${allowed.bytes} bytes, ${fetched.requests()} of ${allowed.requests} requests`)
  expect(fetched.bytes(), `over the wire:\n${fetched.files()}`).toBeLessThanOrEqual(allowed.bytes)
  expect(fetched.requests(), `requests:\n${fetched.files()}`).toBeLessThanOrEqual(allowed.requests)
})
