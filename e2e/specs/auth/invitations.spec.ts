import { ACCOUNTS, PUBLISHER } from '@console/testing/accounts'
import type { Page } from '@playwright/test'
import { mailsTo } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/own-console.ts'
import { signIn } from '../../fixtures/sign-in.ts'
import type { Words } from '../../fixtures/words.ts'

test.use({ purpose: 'invitations' })

/** Path and query of the link in the mail. */
async function linkMailedTo(email: string, sandboxUrl: string): Promise<string> {
  const texts = (await mailsTo(sandboxUrl, email)).map(({ text }) => text)
  const [url] = /http\S+\/accept-invite\?token=\S+/.exec(texts.join('\n')) ?? []
  if (!url) throw new Error(`No invitation was mailed to ${email}.`)
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Welcomed to the publisher, whose console opens at `home`; the invitation's token is kept nowhere. */
async function expectJoined(publisher: string, home: string, page: Page, texts: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `${texts.welcomeTo} ${publisher}` })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('demo-invitation')
  await page.getByRole('button', { name: `${texts.openPublisher} ${publisher}` }).click()
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('button', { name: new RegExp(`: ${publisher}$`) })).toBeVisible()
}

test.describe('an invitation in English', () => {
  test('is accepted by its account once it is signed in, and not by another', async ({ page, texts, at, ownConsole }) => {
    await page.goto(at('/login'))
    await signIn(page, ACCOUNTS.viewer, texts)
    await page.getByRole('link', { name: PUBLISHER }).click()
    await expect(page).toHaveURL(at('/campaigns'))
    await page.goto(at(await linkMailedTo(ACCOUNTS.noPublisher, ownConsole.sandboxUrl)))
    await expect(page.getByText(ACCOUNTS.viewer)).toBeVisible()
    await page.getByRole('button', { name: texts.signOutAndContinue }).click()
    await page.getByRole('link', { name: texts.signInToAccept }).click()
    await signIn(page, ACCOUNTS.noPublisher, texts)
    await page.getByRole('button', { name: texts.acceptInvitation }).click()
    await expectJoined(PUBLISHER, at('/'), page, texts)
  })
})

test.describe('an invitation in Vietnamese', () => {
  test.use({ language: 'vi' })

  test('makes an account for a newcomer, who is signed in with it', async ({ page, texts, at, ownConsole }) => {
    await page.goto(at(await linkMailedTo('newcomer@lotus.example', ownConsole.sandboxUrl)))
    await page.getByLabel(texts.newPassword, { exact: true }).fill('một mật khẩu mới')
    await page.getByLabel(texts.repeatPassword, { exact: true }).fill('một mật khẩu mới')
    await page.getByLabel(texts.firstName, { exact: true }).fill('Thảo')
    await page.getByLabel(texts.lastName, { exact: true }).fill('Mai Phương')
    await page.getByRole('checkbox', { name: texts.agree }).check({ force: true })
    await page.getByRole('button', { name: texts.createAccount }).click()
    await expectJoined(PUBLISHER, at('/'), page, texts)
  })

  test.describe('to whoever comes by Google', () => {
    // The Google account has no account here yet.
    test.use({ expectedComplaints: [/status of 403 .*\/auth\/login\/google/] })

    test('makes an account of the Google account', async ({ page, texts, at, ownConsole }) => {
      const email = 'guest@hanoi.example'
      // The page that replaces Google's in the tests is in English.
      const chooseAccount = async () => {
        await page.getByRole('link', { name: texts.continueWithGoogle }).click()
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('First name').fill('An')
        await page.getByLabel('Last name').fill('Lê')
        await page.getByRole('button', { name: 'Continue' }).click()
      }
      await page.goto(at(await linkMailedTo(email, ownConsole.sandboxUrl)))
      await chooseAccount()
      await expect(page.getByText(email)).toBeVisible()
      await page.getByRole('checkbox', { name: texts.agree }).check({ force: true })
      await page.getByRole('button', { name: texts.createAccount }).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.accountCreated })).toBeVisible()
      await chooseAccount()
      await expectJoined('Hanoi Media', at('/'), page, texts)
    })
  })
})
