import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { ACTIONS, type Action } from '@console/tooling'
import { type RunningConsole, startConsole } from '../../fixtures/console-process.ts'
import { test as base, expect } from '../../fixtures/test.ts'
import type { Words } from '../../fixtures/words.ts'

const run = promisify(execFile)
const command = resolve(import.meta.dirname, '../../../shared/tooling/fault.ts')

const test = base.extend<object, { readonly ownConsole: RunningConsole }>({
  ownConsole: [
    async ({}, use) => {
      const running = await startConsole({}, { faults: true })
      await use(running)
      await running.stop()
    },
    { scope: 'worker' },
  ],
  consoleUrl: [async ({ ownConsole }, use) => use(ownConsole.url), { scope: 'worker' }],
})

// The browser and the federation runtime log an error for every script that cannot be loaded.
test.use({ as: 'owner', language: 'vi', expectedComplaints: [/./] })

const REASONS = {
  down: 'reasonUnreachable',
  hang: 'reasonSlow',
  throw: 'reasonRender',
  tamper: 'reasonAltered',
  old: 'reasonPlatform',
  off: 'reasonOff',
} as const satisfies Record<Action, keyof Words>

/** In the document once the host has noticed. */
const TOLD: Readonly<Record<Action, RegExp>> = {
  down: /fault-down-/,
  hang: /fault-hang-/,
  throw: /fault-throw-/,
  tamper: /fault-tamper-/,
  old: /"reason":"platform"/,
  off: /"reason":"off"/,
}

/** Their card recovers without another document, since the release itself is whole. */
const RETRIED: readonly Action[] = ['down', 'hang', 'tamper']

test('each fault that is made by hand is a card with its reason, beside areas that work, and is gone once it is mended', async ({
  page,
  ownConsole,
  texts,
  at,
}) => {
  test.slow()
  const fault = async (action: Action | 'mend') =>
    (await run(process.execPath, [command, 'campaigns', action, '--registry', ownConsole.registry])).stdout
  const document = () => page.request.get(at('/campaigns')).then((response) => response.text())
  const card = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: texts.unavailable }) })
  const side = page.getByRole('navigation', { name: texts.mainNavigation })

  for (const action of Object.keys(ACTIONS) as Action[]) {
    await test.step(action, async () => {
      expect(await fault(action)).toContain('To take it back: npm run fault -- campaigns mend')
      await expect.poll(document).toMatch(TOLD[action])
      await page.goto(at('/campaigns'), { waitUntil: 'commit' })
      await expect(card).toContainText(texts[REASONS[action]])
      await expect(card).toContainText(texts.supportId)
      expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false)
      await side.getByRole('link', { name: texts.applications, exact: true }).click()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await side.getByRole('link', { name: texts.campaigns, exact: true }).click()
      await expect(card).toContainText(texts[REASONS[action]])

      await fault('mend')
      await expect.poll(document).not.toMatch(TOLD[action])
      if (RETRIED.includes(action)) await card.getByRole('button', { name: texts.retry }).click()
      else await page.goto(at('/campaigns'))
      await expect(page.getByRole('heading', { name: texts.campaigns, exact: true, level: 1 })).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    })
  }
})
