import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { mailedCode, mailsTo } from '../../fixtures/outbox.ts'
import { approve } from '../../fixtures/provider.ts'
import { reachableWords } from '../../fixtures/reachable-words.ts'
import { expect, test } from '../../fixtures/recorded-console.ts'
import { signIn } from '../../fixtures/sign-in.ts'
import { listenToWire } from '../../fixtures/wire.ts'
import type { Words } from '../../fixtures/words.ts'

const PASSWORD = 'một câu chỉ mình tôi biết'

function newcomer(purpose: string, retry: number) {
  const word = `${purpose}-${retry}`
  return { email: `${word}@fresh.example`, publisher: `Sao Mai ${word}`, code: `sao-mai-${word}` }
}

async function fillInPublisher(page: Page, texts: Words, { publisher, code }: { readonly publisher: string; readonly code: string }) {
  await page.getByLabel(texts.publisherName).fill(publisher)
  await expect(page.getByLabel(texts.publisherCode)).toHaveValue(code)
  await page.getByLabel(texts.registrationNote).fill('Puzzle games.')
  await page.getByRole('checkbox', { name: texts.agree }).check()
  await page.getByRole('button', { name: texts.sendRegistration }).click()
  await expect(page.getByRole('heading', { name: texts.registrationSent })).toBeVisible()
}

test.describe('in en', () => {
  test.use({ language: 'en', expectedComplaints: [/status of 40[13]/] })

  test('someone registers with an email address, waits, is approved and signs in, and no token or code is left in reach', async ({
    page,
    texts,
    at,
    browser,
    recorded,
  }, { retry }) => {
    const { running, record } = recorded
    const me = newcomer('email', retry)
    const heard = listenToWire(page)
    await page.goto(at('/'))
    await page.getByRole('link', { name: texts.register }).click()
    await page.getByRole('link', { name: texts.registerByEmail }).click()
    await page.getByLabel(texts.email).fill(me.email)
    await page.getByRole('button', { name: texts.sendCode }).click()
    await expect(page.getByLabel(texts.mailedCode)).toBeVisible()
    const code = await mailedCode(running.sandboxUrl, me.email)
    await page.getByLabel(texts.mailedCode).fill(code)
    await page.getByLabel(texts.newPassword, { exact: true }).fill(PASSWORD)
    await page.getByLabel(texts.repeatPassword, { exact: true }).fill(PASSWORD)
    await page.getByLabel(texts.firstName, { exact: true }).fill('Minh')
    await page.getByLabel(texts.lastName).fill('Trần')
    await fillInPublisher(page, texts, me)

    // After five seconds the sign-in page, which goes on saying so.
    await expect(page).toHaveURL(at('/login'))
    await expect(page.getByText(texts.waitForApproval)).toBeVisible()
    const refused = page.waitForResponse(/\/auth\/login$/)
    await signIn(page, me.email, texts, PASSWORD)
    await refused
    await expect(page.getByText(texts.waitForApproval)).toHaveCount(1)
    const { words } = await reachableWords(page)
    expect(words.some((word) => word.includes(code) || word.includes(PASSWORD))).toBe(false)
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(PASSWORD)

    await approve(browser, running.sandboxUrl, me.publisher)
    const [mail] = await mailsTo(running.sandboxUrl, me.email)
    expect(mail?.text).toContain(me.publisher)
    await page.reload()
    await signIn(page, me.email, texts, PASSWORD)
    await page.getByRole('link', { name: me.publisher }).click()
    // With nothing in it yet, the publisher opens with home, which greets and says what to do first.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Minh')
    await expect(page.getByRole('region', { name: 'Get started' }).getByText('0 of 6 done')).toBeVisible()

    const { words: after } = await reachableWords(page)
    const wire = (await Promise.all(heard)).join('\n')
    expect(record.tokens().length).toBeGreaterThan(3)
    for (const token of record.tokens()) {
      expect(after.some((word) => word.includes(token))).toBe(false)
      expect(wire.includes(token), `${token.slice(0, 8)}... went over the wire`).toBe(false)
    }
    expect(await violations(page)).toEqual([])
  })

  test('a person who forgot the password sets a new one by mail, which ends the session elsewhere', async ({
    page,
    texts,
    at,
    browser,
    recorded,
  }) => {
    const email = 'editor@lotus.example'
    const elsewhere = await browser.newContext({ baseURL: recorded.running.url, locale: 'en-GB' })
    const other = await elsewhere.newPage()
    await other.goto('/login_test')
    await signIn(other, email)
    await expect(other.getByRole('heading', { name: 'Choose a publisher' })).toBeVisible()

    await page.goto(at('/login'))
    await page.getByRole('link', { name: texts.forgotPassword }).click()
    await page.getByLabel(texts.email).fill(email)
    await page.getByRole('button', { name: texts.sendCode }).click()
    await expect(page.getByLabel(texts.mailedCode)).toBeVisible()
    await page.getByLabel(texts.mailedCode).fill(await mailedCode(recorded.running.sandboxUrl, email))
    await page.getByLabel(texts.newPassword, { exact: true }).fill(PASSWORD)
    await page.getByLabel(texts.repeatPassword, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: texts.changePassword }).click()
    await expect(page.getByText(texts.passwordChanged)).toBeVisible()

    await other.reload()
    await expect(other.getByRole('heading', { name: 'Choose a publisher' })).toBeHidden()
    await elsewhere.close()

    await signIn(page, email, texts)
    await expect(page.getByText(texts.wrongPassword)).toBeVisible()
    await signIn(page, email, texts, PASSWORD)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.choosePublisher)
  })
})

test.describe('in vi', () => {
  test.use({ language: 'vi', expectedComplaints: [/status of 403/] })

  test('someone registers with Google, is approved and signs in with Google, and no token is left in reach', async ({
    page,
    texts,
    at,
    browser,
    recorded,
  }, { retry }) => {
    const { running, record } = recorded
    const me = newcomer('google', retry)
    const heard = listenToWire(page)
    await page.goto(at('/login?next=%2Fapplications'))
    await page.getByRole('link', { name: texts.google }).click()
    await page.getByLabel('Email').fill(me.email)
    await page.getByLabel('First name').fill('Thảo')
    await page.getByLabel('Last name').fill('Mai')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(at('/register/google'))
    await expect(page.getByText(me.email)).toBeVisible()
    await expect(page.getByLabel(texts.firstName, { exact: true })).toHaveValue('Thảo')
    await page.reload()
    await fillInPublisher(page, texts, me)

    await approve(browser, running.sandboxUrl, me.publisher)
    await page.goto(at('/login?next=%2Fapplications'))
    await page.getByRole('link', { name: texts.google }).click()
    await page.getByRole('button', { name: me.email }).click()
    await page.getByRole('link', { name: me.publisher }).click()
    await expect(page).toHaveURL(at('/applications'))

    const { words } = await reachableWords(page)
    const wire = (await Promise.all(heard)).filter((line) => line.startsWith(running.url)).join('\n')
    expect(record.tokens().length).toBeGreaterThan(3)
    for (const token of record.tokens()) {
      expect(words.some((word) => word.includes(token))).toBe(false)
      expect(wire.includes(token), `${token.slice(0, 8)}... went over the wire`).toBe(false)
    }
  })
})
