import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_REGISTRY } from '@console/federation'
import { type ServedRegistry, serveRegistry } from '@console/tooling'
import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { type RunningConsole, startConsole } from '../../fixtures/console-process.ts'
import { test as base, expect } from '../../fixtures/test.ts'
import { releaseVariant } from '../../fixtures/variants.ts'
import type { Words } from '../../fixtures/words.ts'

interface WorkerFixtures {
  /** The registry of a console in which a branch of campaigns is live. */
  readonly branch: ServedRegistry
  readonly ownConsole: RunningConsole
}

const BRANCH_TITLE = 'Campaigns of a branch'

const test = base.extend<object, WorkerFixtures>({
  branch: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'console-branch-'))
      const registry = join(folder, 'registry')
      cpSync(LOCAL_REGISTRY, registry, { recursive: true })
      const title = { file: 'src/messages/en.ts', from: "'campaigns.title': 'Campaigns'", to: `'campaigns.title': '${BRANCH_TITLE}'` }
      await releaseVariant(registry, 'branch', [title])
      const branch = await serveRegistry(registry)
      await use(branch)
      await branch.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  ownConsole: [
    async ({ branch }, use) => {
      const running = await startConsole({}, { host: { ALLOW_OVERRIDES: branch.origin } })
      await use(running)
      await running.stop()
    },
    { scope: 'worker' },
  ],
  consoleUrl: [async ({ ownConsole }, use) => use(ownConsole.url), { scope: 'worker' }],
})

test.use({ as: 'owner' })
test.describe.configure({ mode: 'serial' })

const banner = (page: Page, texts: Words) => page.getByRole('region', { name: texts.overridden })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

async function overrideCampaigns(page: Page, texts: Words): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: texts.typeACommand }).fill(texts.modulesCommand)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: texts.modules }).getByRole('form')
  await form.getByRole('combobox').first().selectOption('campaigns')
  await form.getByRole('button').click()
  await expect(banner(page, texts)).toBeVisible()
}

test('a person takes a module from another console, sees it with its banner on every page, and comes back', async ({
  page,
  context,
  branch,
  ownConsole,
  texts,
  at,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(ownConsole.url) && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  await page.goto(at('/applications'))
  await expect(heading(page, texts.applications)).toBeVisible()
  await overrideCampaigns(page, texts)
  await expect(banner(page, texts)).toContainText(`campaigns: ${branch.origin}`)

  await page.getByRole('navigation', { name: texts.mainNavigation }).getByRole('link', { name: texts.campaigns, exact: true }).click()
  await expect(heading(page, BRANCH_TITLE)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto(at('/campaigns'))
  await expect(heading(page, BRANCH_TITLE)).toBeVisible()
  await expect(page.locator('link[href*="/modules/campaigns/override-"]')).not.toHaveCount(0)
  expect(strangers, 'the browser fetches nothing from elsewhere').toEqual([])

  await page.keyboard.press('g')
  await page.keyboard.press('v')
  const panel = page.getByRole('dialog', { name: texts.modules })
  const part = panel.getByRole('region', { name: 'campaigns' })
  await expect(part).toContainText(`Override: ${branch.origin}`)
  await expect(part).toContainText(/Entry: \d+\sms/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await banner(page, texts).getByRole('button', { name: texts.useReleased }).click()
  await expect(heading(page, texts.campaigns)).toBeVisible()
  await expect(banner(page, texts)).toHaveCount(0)
  expect((await context.cookies()).filter(({ name }) => name.includes('overrides'))).toEqual([])
})

test.describe('in Vietnamese, in the dark, on a phone', () => {
  test.use({ language: 'vi', colorScheme: 'dark', viewport: { width: 360, height: 740 } })

  test('an override whose console is down says so in its area, and the released module is one press away', async ({
    page,
    branch,
    texts,
    at,
  }) => {
    await page.goto(at('/applications'))
    await expect(heading(page, texts.applications)).toBeVisible()
    await overrideCampaigns(page, texts)
    await branch.stop()

    await page.goto(at('/campaigns'))
    const card = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1, name: texts.unavailable }) })
    await expect(card).toContainText(texts.overrideUnreachable)
    await expect(card).toContainText(branch.origin)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await banner(page, texts).getByRole('button', { name: texts.showModules, exact: true }).click()
    await expect(page.getByRole('dialog', { name: texts.modules })).toContainText(texts.overrideUnreachable)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await card.getByRole('button', { name: texts.useReleasedOne }).click()
    await expect(heading(page, texts.campaigns)).toBeVisible()
    await expect(banner(page, texts)).toHaveCount(0)
  })
})
