import { createCampaign } from '@console/contract'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

function listenToPublishers(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('request', (request: Request) => {
    const publisher = /\/pub\/core\/api\/v1\/publishers\/([^/]+)\/./.exec(request.url())?.[1]
    if (publisher) seen.add(publisher)
  })
  return seen
}

async function switchTo(page: Page, publisher: string): Promise<void> {
  await page.getByRole('button', { name: /^Publisher: / }).click()
  await page.getByRole('menuitemradio', { name: new RegExp(publisher) }).click()
  await expect(page.getByRole('button', { name: `Publisher: ${publisher}` })).toBeVisible()
}

async function createIn(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Create campaign' }).first().click()
  await page.getByLabel('Campaign name').fill(name)
  await page.getByLabel('Start date').fill('2094-01-01T09:00')
  await page.getByLabel('End date').fill('2094-02-01T09:00')
  await page.getByRole('group', { name: 'Applications' }).getByRole('checkbox').first().check({ force: true })
  const sent = page.waitForRequest((request) => request.method() === createCampaign.method && request.url().endsWith('/campaigns'))
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  return (await sent).url()
}

test('two tabs on two publishers each keep their own, in what they read and in what they write', async ({ page, context }) => {
  await page.goto('/campaigns')
  await expect(page.getByRole('button', { name: 'Publisher: Lotus Games' })).toBeVisible()
  await page.goto('/select-publisher?next=%2Fcampaigns')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Hanoi Media' }).click({ modifiers: ['Control'] })
  const other = await opened
  await expect(other.getByRole('button', { name: 'Publisher: Hanoi Media' })).toBeVisible()
  await expect(other).toHaveURL('/campaigns')

  await page.goto('/campaigns')
  await expect(page.getByRole('button', { name: 'Publisher: Lotus Games' })).toBeVisible()
  // From here: with the load itself the host may have asked for the cookie's publisher, which is the other tab's by now.
  const inLotus = listenToPublishers(page)
  const lotusUrl = await createIn(page, `Two tabs, Lotus ${Date.now()}`)
  const hanoiUrl = await createIn(other, `Two tabs, Hanoi ${Date.now()}`)

  const publisherOf = (url: string) => /publishers\/([^/]+)/.exec(url)?.[1]
  expect(publisherOf(lotusUrl)).not.toBe(publisherOf(hanoiUrl))
  expect([...inLotus]).toEqual([publisherOf(lotusUrl)])
  await other.close()
})

test('a tab opened by Ctrl and click gets the publisher of the tab it was opened from', async ({ page, context }) => {
  await page.goto('/campaigns')
  const other = await context.newPage()
  await other.goto('/campaigns')
  await switchTo(other, 'Hanoi Media')

  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const opened = context.waitForEvent('page')
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Campaigns' })
    .click({ modifiers: ['Control'] })
  const third = await opened
  await expect(third.getByRole('button', { name: 'Publisher: Lotus Games' })).toBeVisible()
  await expect(third.getByRole('table', { name: 'Campaigns' })).toBeVisible()
})
