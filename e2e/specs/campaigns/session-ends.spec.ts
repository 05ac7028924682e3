import { ACCOUNTS } from '@console/testing/accounts'
import type { Browser, Page } from '@playwright/test'
import { campaignCalls, draftKept, name, nothingKept, openEditor, restore, save, saved } from '../../fixtures/campaign-editor.ts'
import { signedInState, signIn } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/test.ts'

/** In a session of its own, since it is going to end. */
async function opened({ browser, consoleUrl }: { browser: Browser; consoleUrl: string }) {
  const state = await signedInState(browser, consoleUrl, 'owner')
  const context = await browser.newContext({ baseURL: consoleUrl, storageState: state, timezoneId: 'Asia/Ho_Chi_Minh' })
  const calls = await campaignCalls(context, consoleUrl)
  const campaign = await calls.create()
  const page = await context.newPage()
  await openEditor(page, campaign)
  await name(page).fill(`${campaign.name} typed`)
  await draftKept(page, `${campaign.name} typed`)
  const endSession = async () => {
    const elsewhere = await browser.newContext({ baseURL: consoleUrl, storageState: state })
    const response = await elsewhere.request.post('/pub/id/api/v1/auth/logout', {
      headers: { Origin: consoleUrl, 'X-Console': '1' },
      data: {},
    })
    expect(response.status()).toBe(204)
    await elsewhere.close()
  }
  return { context, page, campaign, endSession }
}

async function askedToSignIn(page: Page): Promise<Page> {
  await save(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'You are signed out' })
  const window = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  return await window
}

test('a session that ends under the form: the same person signs in beside it and saves', async ({ browser, consoleUrl }) => {
  const { context, page, campaign, endSession } = await opened({ browser, consoleUrl })
  await endSession()
  const second = await askedToSignIn(page)
  const closed = second.waitForEvent('close')
  await signIn(second, ACCOUNTS.owner)
  await closed
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(name(page)).toHaveValue(`${campaign.name} typed`)
  await save(page).click()
  await saved(page, `${campaign.name} typed`)
  await context.close()
})

test('a session that ends under the form, and someone else signs in: the page leaves, and no one is shown the text', async ({
  browser,
  consoleUrl,
}) => {
  const { context, page, campaign, endSession } = await opened({ browser, consoleUrl })
  await endSession()
  const second = await askedToSignIn(page)
  await signIn(second, ACCOUNTS.manager)
  await expect(page).toHaveURL('/')
  await nothingKept(page)
  await openEditor(page, campaign)
  await expect(restore(page)).toHaveCount(0)
  await context.close()
})

test('a session that the person ends in another tab: asked first, then the text is removed', async ({ browser, consoleUrl }) => {
  const { context, page, campaign } = await opened({ browser, consoleUrl })
  const other = await context.newPage()
  await other.goto('/campaigns')
  const signOut = async () => {
    await other.getByRole('button', { name: /^Account/ }).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const question = other.getByRole('alertdialog', { name: 'Sign out?' })

  await signOut()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(name(page)).toHaveValue(`${campaign.name} typed`)

  await signOut()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/')
  await page.goto('/login?next=/campaigns')
  await signIn(page, ACCOUNTS.owner)
  await expect(page).toHaveURL('/campaigns')
  await nothingKept(page)
  await openEditor(page, campaign)
  await expect(restore(page)).toHaveCount(0)
  await context.close()
})
