import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolder, type Snapshot } from '@console/module/registry'
import { lineOf, liveIn, restore, sweepIn, writeLines } from '../../fixtures/live.ts'
import { expect, test } from '../../fixtures/own-console.ts'
import { releaseVariant } from '../../fixtures/variants.ts'

test.use({
  purpose: 'releases',
  as: 'owner',
  expectedComplaints: [/status of 502|Failed to load|ScriptExternalLoadError|RUNTIME-008|Refused to execute|ModuleError/],
})
test.describe.configure({ mode: 'serial' })

const SECOND = [
  { file: 'src/messages/en.ts', from: "'campaigns.title': 'Campaigns'", to: "'campaigns.title': 'Campaigns, second edition'" },
  { file: 'src/messages/en.ts', from: "'campaign.create.title': 'Create campaign'", to: "'campaign.create.title': 'Create campaign anew'" },
]
/** Set by the first test: before the second edition of campaigns is live, and with it. */
let first: Snapshot
let second: Snapshot

test('a module released again is seen in the running host, with nothing of the shell touched', async ({ page, ownConsole, texts, at }) => {
  const shell = () => liveIn(ownConsole.registry).shell
  const shellScripts = () => page.locator('script[src^="/shell/"]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('heading', { name: texts.campaigns, exact: true, level: 1 })).toBeVisible()
  const before = { shell: shell(), scripts: await shellScripts() }

  first = liveIn(ownConsole.registry)
  const hash = await releaseVariant(ownConsole.registry, 'second', SECOND)
  second = liveIn(ownConsole.registry)

  await expect(async () => {
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('heading', { name: 'Campaigns, second edition', level: 1 })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect(await page.locator(`link[href^="/modules/campaigns/${hash}/"]`).count()).toBeGreaterThan(0)
  expect({ shell: shell(), scripts: await shellScripts() }).toEqual(before)
})

test('a page opened before a change of what is live goes on with the files of its own', async ({ page, ownConsole, at }) => {
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await restore(ownConsole.registry, first)
  await page.getByRole('main').getByRole('link', { name: 'Create campaign anew' }).click()
  await expect(page.getByRole('heading', { name: 'Create campaign anew', level: 1 })).toBeVisible()
})

test('unsaved work outlives a release and the sweep of old files, and is saved by the files it began with', async ({
  page,
  ownConsole: { registry },
  texts,
  at,
}) => {
  const week = 7 * 86_400_000
  const name = `Lantern quest ${Date.now()}`
  const { hash } = lineOf(registry, 'campaigns').current
  const isThere = () => existsSync(join(registry, releaseFolder('campaigns', hash)))
  await page.goto(at('/campaigns/create'))
  await page.getByLabel(texts.campaignName).fill(name)

  await restore(registry, second)
  const { hash: next } = lineOf(registry, 'campaigns').current
  // So that only its age keeps the former release.
  await writeLines(registry, { campaigns: { ...lineOf(registry, 'campaigns'), previous: [] } })
  await sweepIn(registry, week - 60_000)
  expect(isThere()).toBe(true)

  await page.getByLabel(texts.start).fill('2094-01-01T09:00')
  await page.getByLabel(texts.end).fill('2094-02-01T09:00')
  await page.getByRole('group', { name: texts.applications }).getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: texts.createCampaign }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))
  expect(files.filter((file) => file.includes(`/modules/campaigns/${next}/`))).toEqual([])
  await sweepIn(registry, week + 60_000)
  expect(isThere()).toBe(false)
})

test('a release whose files were altered on disk is never run, and is not kept by the browser either', async ({
  page,
  ownConsole,
  texts,
  at,
}) => {
  const { current } = lineOf(ownConsole.registry, 'applications')
  const entry =
    readdirSync(join(ownConsole.registry, releaseFolder('applications', current.hash))).find((name) => /^remoteEntry.*\.js$/.test(name)) ??
    ''
  const file = join(ownConsole.registry, releaseFolder('applications', current.hash), entry)
  const whole = readFileSync(file)
  writeFileSync(file, Buffer.concat([whole, Buffer.from(' ')]))
  await page.goto(at('/applications'))
  await expect(page.getByRole('alert')).toContainText(texts.applications)
  writeFileSync(file, whole)
  await page.goto(at('/applications'))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
