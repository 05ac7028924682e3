import { expect, test } from '../../fixtures/own-console.ts'

test.use({ purpose: 'power cuts', as: 'owner', expectedComplaints: [/status of 50\d|ERR_CONNECTION|ERR_EMPTY|Failed to load resource/] })
test.describe.configure({ mode: 'serial' })

test('a person who is signed in stays so when the host is killed and comes back', async ({ page, ownConsole, texts, at }) => {
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await ownConsole.killAndRestart('host')
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('heading', { name: texts.campaigns, exact: true, level: 1 })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('what was saved is there when the sandbox is killed right after and comes back', async ({ page, ownConsole, texts, at }) => {
  const name = `Saved before the cut ${Date.now()}`
  await page.goto(at('/campaigns/create'))
  await page.getByLabel(texts.campaignName).fill(name)
  await page.getByLabel(texts.start).fill('2094-01-01T09:00')
  await page.getByLabel(texts.end).fill('2094-02-01T09:00')
  await page.getByRole('group', { name: texts.applications }).getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: texts.createCampaign }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await ownConsole.killAndRestart('sandbox')
  await page.reload()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})
