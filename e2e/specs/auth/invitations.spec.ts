import { ACCOUNTS, PASSWORD, PUBLISHER } from '@console/testing/accounts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/own-console.ts'
import type { Words } from '../../fixtures/words.ts'

interface Mailed {
  readonly items: readonly { readonly text: string }[]
}

/** The path in the link of the invitation that was mailed to this address. */
async function linkMailedTo(email: string, page: Page, sandboxUrl: string): Promise<string> {
  const headers = { Accept: 'application/json' }
  const answer = await page.request.get(`${sandboxUrl}/sandbox/outbox`, { params: { to: email }, headers })
  const { items }: Mailed = await answer.json()
  const [url = ''] = items.flatMap(({ text }) => /http\S+\/accept-invite\?token=\S+/.exec(text) ?? [])
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function signIn(page: Page, say: Words, email: string): Promise<void> {
  await page.getByLabel(say.email).fill(email)
  await page.getByLabel(say.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: say.signIn }).click()
}

/** Welcomed to the publisher, whose console opens; the invitation's token stays nowhere. */
async function expectJoined(page: Page, say: Words, publisher: string, home: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `${say.welcomeTo} ${publisher}` })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('demo-invitation')
  await page.getByRole('button', { name: `${say.openPublisher} ${publisher}` }).click()
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('button', { name: new RegExp(`: ${publisher}$`) })).toBeVisible()
}

test.describe('an invitation in English', () => {
  test.use({ purpose: 'invitations in English', language: 'en' })

  test.describe('of someone who is signed in', () => {
    test('is accepted with one press', async ({ page, say, at, ownConsole }) => {
      await page.goto(at('/login'))
      await signIn(page, say, ACCOUNTS.noPublisher)
      await expect(page.getByRole('heading', { level: 1, name: say.choosePublisher })).toBeVisible()
      await page.goto(at(await linkMailedTo(ACCOUNTS.noPublisher, page, ownConsole.sandboxUrl)))
      await page.getByRole('button', { name: say.acceptInvitation }).click()
      await expectJoined(page, say, PUBLISHER, at('/'))
    })
  })

  test.describe('of someone who comes by Google', () => {
    // The browser itself writes a refused request to the console: Google's account has none here yet.
    test.use({ expectedComplaints: [/status of 403 .*\/auth\/login\/google/] })

    test('makes an account of the Google account', async ({ page, say, at, ownConsole }) => {
      const email = 'guest@hanoi.example'
      const chooseAccount = async () => {
        await page.getByRole('link', { name: say.continueWithGoogle }).click()
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('First name').fill('An')
        await page.getByLabel('Last name').fill('Lê')
        await page.getByRole('button', { name: 'Continue' }).click()
      }
      await page.goto(at(await linkMailedTo(email, page, ownConsole.sandboxUrl)))
      await chooseAccount()
      await expect(page.getByText(email)).toBeVisible()
      await page.getByRole('checkbox', { name: say.agree }).check({ force: true })
      await page.getByRole('button', { name: say.createAccount }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.accountCreated })).toBeVisible()
      await chooseAccount()
      await expectJoined(page, say, 'Hanoi Media', at('/'))
    })
  })
})

test.describe('an invitation in Vietnamese', () => {
  test.use({ purpose: 'invitations in Vietnamese', language: 'vi' })

  test('of someone with an account is accepted once they are signed in with it, and not with another', async ({
    page,
    say,
    at,
    ownConsole,
  }) => {
    await page.goto(at('/login'))
    await signIn(page, say, ACCOUNTS.viewer)
    await page.getByRole('button', { name: PUBLISHER }).click()
    await expect(page).toHaveURL(at('/campaigns'))
    await page.goto(at(await linkMailedTo(ACCOUNTS.noPublisher, page, ownConsole.sandboxUrl)))
    await expect(page.getByText(ACCOUNTS.viewer)).toBeVisible()
    await page.getByRole('button', { name: say.signOutAndContinue }).click()
    await page.getByRole('link', { name: say.signInToAccept }).click()
    await signIn(page, say, ACCOUNTS.noPublisher)
    await page.getByRole('button', { name: say.acceptInvitation }).click()
    await expectJoined(page, say, PUBLISHER, at('/'))
  })

  test('of a newcomer makes their account and signs in with it', async ({ page, say, at, ownConsole }) => {
    await page.goto(at(await linkMailedTo('newcomer@lotus.example', page, ownConsole.sandboxUrl)))
    await page.getByLabel(say.newPassword, { exact: true }).fill('một mật khẩu mới')
    await page.getByLabel(say.repeatPassword).fill('một mật khẩu mới')
    await page.getByLabel(say.firstName, { exact: true }).fill('Thảo')
    await page.getByLabel(say.lastName).fill('Mai Phương')
    await page.getByRole('checkbox', { name: say.agree }).check({ force: true })
    await page.getByRole('button', { name: say.createAccount }).click()
    await expectJoined(page, say, PUBLISHER, at('/'))
  })
})
