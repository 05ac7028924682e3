import { ACCOUNTS, PUBLISHER } from '@console/testing/accounts'
import { expectJoined, linkMailedTo, signInAs } from '../../fixtures/invitations.ts'
import { expect, test } from '../../fixtures/own-console.ts'

// The demo data have one invitation for someone with an account, and it works once.
test.use({ purpose: 'invitation of someone signed in', language: 'vi' })

test('whoever is signed in already accepts an invitation with one press', async ({ page, say, at, ownConsole }) => {
  await page.goto(at('/login'))
  await signInAs(ACCOUNTS.noPublisher, page, say)
  await expect(page.getByRole('heading', { level: 1, name: say.choosePublisher })).toBeVisible()
  await page.goto(at(await linkMailedTo(ACCOUNTS.noPublisher, page, ownConsole.sandboxUrl)))
  await page.getByRole('button', { name: say.acceptInvitation }).click()
  await expectJoined(PUBLISHER, at('/'), page, say)
})
