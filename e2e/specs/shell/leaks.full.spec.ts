import type { CDPSession } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** Rounds after which everything that is made once has been made. */
const WARM_UP = 3
const ROUNDS = 5
const COUNTED = ['Nodes', 'JSEventListeners', 'Documents'] as const

test.use({ as: 'owner' })

async function held(devtools: CDPSession): Promise<readonly number[]> {
  // What was reachable only from collected objects goes at the second time.
  for (let times = 0; times < 2; times += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return COUNTED.map((name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
}

/** What is still being drawn changes the counts, so they are taken when they stay the same. */
async function heldOnceDrawn(devtools: CDPSession): Promise<readonly number[]> {
  let last = await held(devtools)
  const isSame = async () => {
    const before = last
    last = await held(devtools)
    return last.join() === before.join()
  }
  await expect.poll(isSame, { intervals: [500] }).toBe(true)
  return last
}

test('areas that are left give back their nodes, listeners and documents, however often they are opened', async ({ page, texts, at }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const areas = page.getByRole('navigation', { name: texts.mainNavigation })
  const open = async (name: string) => {
    await areas.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
  }
  await page.goto(at('/campaigns'))
  const rounds: (readonly number[])[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const name of [texts.applications, 'Onelinks', texts.campaigns]) {
      await open(name)
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page.getByRole('main').getByRole('link', { name: texts.edit, exact: true })).toBeVisible()
    }
    await open(texts.campaigns)
    rounds.push(await heldOnceDrawn(devtools))
  }
  const settled = rounds.slice(WARM_UP)
  // One that is kept at each visit would be there once more after each round. A round may still count what goes by itself, so the fewest
  // of the last two rounds are compared with the fewest of the first two.
  for (const [which, name] of COUNTED.entries()) {
    const counts = settled.map((counted) => counted[which] ?? Number.NaN)
    const kept = Math.min(...counts.slice(-2)) - Math.min(...counts.slice(0, 2))
    expect(kept, `${name} after each round: ${counts.join(', ')}`).toBeLessThan(ROUNDS - 2)
  }
})
