import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pointerFile, SHELL } from '@console/module/registry'
import { expect, test } from '../../fixtures/own-console.ts'
import { releaseVariant } from '../../fixtures/variants.ts'

test.use({ purpose: 'releases', as: 'owner' })
test.describe.configure({ mode: 'serial' })

test('a module released anew is seen in the running host, with nothing of the shell touched', async ({ page, ownConsole, say, at }) => {
  const shell = () => readFileSync(join(ownConsole.registry, pointerFile(SHELL)), 'utf8')
  const shellScripts = () => page.locator('script[src^="/shell/"]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('heading', { name: say.campaigns, exact: true, level: 1 })).toBeVisible()
  const before = { pointer: shell(), scripts: await shellScripts() }

  const heading = 'Campaigns, second edition'
  const hash = await releaseVariant(ownConsole.registry, 'second', [
    { file: 'src/messages/en.ts', from: "'campaigns.title': 'Campaigns'", to: `'campaigns.title': '${heading}'` },
  ])

  await expect(async () => {
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  expect(await page.locator(`link[href^="/modules/campaigns/${hash}/"]`).count()).toBeGreaterThan(0)
  expect({ pointer: shell(), scripts: await shellScripts() }).toEqual(before)
})

test('a page opened before a release goes on with the files of its own', async ({ page, ownConsole, say, at }) => {
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await releaseVariant(ownConsole.registry, 'third', [
    {
      file: 'src/messages/en.ts',
      from: "'campaign.create.title': 'Create campaign'",
      to: "'campaign.create.title': 'Create campaign anew'",
    },
  ])
  await page.getByRole('main').getByRole('link', { name: say.createCampaign }).click()
  await expect(page.getByRole('heading', { name: say.createCampaign, exact: true, level: 1 })).toBeVisible()
})

test('a module that was not there comes into the running host by its pointer alone, with its navigation', async ({
  page,
  ownConsole,
  say,
  at,
}) => {
  const pointer = join(ownConsole.registry, pointerFile('applications'))
  const shell = () => readFileSync(join(ownConsole.registry, pointerFile(SHELL)), 'utf8')
  const released = readFileSync(pointer, 'utf8')
  const before = shell()
  const link = page.getByRole('navigation').getByRole('link', { name: say.applications, exact: true })
  const opened = async (visible: number) => {
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(link).toHaveCount(visible, { timeout: 1_000 })
  }
  rmSync(pointer)
  await expect(() => opened(0)).toPass({ timeout: 15_000 })

  // As a release does it: written beside, then renamed.
  writeFileSync(`${pointer}.new`, released)
  renameSync(`${pointer}.new`, pointer)
  await expect(() => opened(1)).toPass({ timeout: 15_000 })
  await link.click()
  await expect(page.getByRole('heading', { name: say.applications, exact: true, level: 1 })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(shell()).toBe(before)
})
