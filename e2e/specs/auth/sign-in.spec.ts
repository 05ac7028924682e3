import { ACCOUNTS, PUBLISHER, STAFF } from '@console/testing/accounts'
import { openInOldest } from '../../fixtures/older-browsers.ts'
import { signIn } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('in en', () => {
  test.use({ language: 'en' })

  test('in the oldest browsers too, who is not signed in is led back to where they wanted to be', async ({ page, texts, at }) => {
    await openInOldest(page)
    await page.goto(at('/campaigns?status=active'))
    await expect(page).toHaveURL(/\?next=/)
    await page.getByRole('link', { name: texts.signIn }).first().click()
    await signIn(page, ACCOUNTS.owner, texts)
    await page.getByRole('link', { name: PUBLISHER }).click()
    await expect(page).toHaveURL(at('/campaigns?status=active'))
  })
})

test('pages for getting in and all others are documents of their own, since only the former may run a captcha', async ({ page, at }) => {
  const documents: string[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.push(`${new URL(response.url()).pathname} ${response.request().method()}`)
  })
  await page.goto(at('/'))
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue with email' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.getByRole('link', { name: 'Publisher Console' }).click()
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
  expect(documents).toEqual(['/ GET', '/register GET', '/ GET'])
})

test('the provider’s staff sign in and are led to where they work', async ({ page, at }) => {
  await page.goto(at('/login_test'))
  await page.getByLabel('Sign-in strategy').selectOption('provider')
  await signIn(page, STAFF)
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByText('Review registrations and metric requests')).toBeVisible()
})
