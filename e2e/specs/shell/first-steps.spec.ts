import { PASSWORD } from '@console/testing/accounts'
import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/own-console.ts'

// Approving the registration would take the refused sign-in from other specs.
test.use({ purpose: 'first-steps' })

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

test('staff find their page and approve a publisher, whose home leads from step to step', async ({ page, ownConsole, browser }) => {
  await signIn(page, 'staff@provider.example')
  await page.getByRole('link', { name: 'Open the staff page' }).click()
  await expect(page).toHaveURL(`${ownConsole.sandboxUrl}/provider`)
  await page.getByLabel('Email').fill('staff@provider.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('region', { name: 'Mekong Play' }).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/^Approved: /)).toBeVisible()

  const context = await browser.newContext({ baseURL: ownConsole.url })
  const owner = await context.newPage()
  await signIn(owner, 'pending@new.example')
  await owner.getByRole('link', { name: 'Mekong Play' }).click()
  // With nothing in it yet, the publisher opens with what to do first.
  const guide = owner.getByRole('region', { name: 'Get started' })
  await expect(guide.getByText('0 of 6 done')).toBeVisible()
  expect(await violations(owner)).toEqual([])

  await guide.getByRole('link', { name: 'Create application' }).click()
  await owner.getByLabel('Display name').fill('Mekong Puzzle')
  await owner.getByLabel('Application code').fill('mekong-puzzle')
  await owner.getByLabel('Description').fill('A puzzle about rivers.')
  await owner.getByLabel('Firebase config').fill('{ "project_info": { "project_id": "mekong-puzzle" } }')
  await owner.getByLabel('URL', { exact: true }).fill('https://mekong.example/rewards')
  await owner.getByRole('button', { name: 'Create application' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Mekong Puzzle' })).toBeVisible()
  await owner.getByRole('link', { name: 'Publisher Console' }).click()
  await expect(guide.getByText('1 of 6 done')).toBeVisible()

  await guide.getByRole('link', { name: 'Create source' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Create source' })).toBeVisible()
  await owner.goto('/')
  await expect(guide.getByRole('link', { name: 'Create campaign' })).toBeVisible()
  expect(await violations(owner)).toEqual([])
  await context.close()
})
