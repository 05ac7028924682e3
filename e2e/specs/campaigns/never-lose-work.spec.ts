import {
  type Campaign,
  type CampaignWrite,
  createCampaign,
  listApplications,
  listCampaigns,
  updateCampaign,
  urlFor,
} from '@console/contract'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from '../../fixtures/accounts.ts'
import { signedInState } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/test.ts'

// Each case provokes an answer that the browser itself reports as a resource that failed.
test.use({ as: 'owner', expectedComplaints: [/Failed to load resource/] })

const name = (page: Page) => page.getByLabel('Campaign name')
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const saved = (page: Page, heading: string) => expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' })

let made = 0
const newName = () => `Work ${process.pid} ${made++}`

/** Calls in the person's name, beside the page. */
async function api(context: BrowserContext, url: string) {
  const publisher = (await context.cookies()).find((cookie) => cookie.name === 'console_publisher')?.value ?? ''
  const headers = { Origin: url, 'X-Console': '1' }
  const applications = await (await context.request.get(urlFor(listApplications, { page_size: 1 }, publisher))).json()
  const body = (values: Partial<CampaignWrite>): CampaignWrite => ({
    name: newName(),
    description: 'Old words',
    status: 'inactive',
    start_date: '2027-01-01T00:00:00.000Z',
    end_date: '2027-02-01T00:00:00.000Z',
    application_ids: [applications.items[0].id],
    ...values,
  })
  return {
    async create(values: Partial<CampaignWrite> = {}): Promise<Campaign> {
      return await (await context.request.post(urlFor(createCampaign, {}, publisher), { headers, data: body(values) })).json()
    },
    async change({ id }: Campaign, values: Partial<CampaignWrite>): Promise<void> {
      const answer = await context.request.put(urlFor(updateCampaign, { campaign_id: id }, publisher), { headers, data: body(values) })
      expect(answer.status()).toBe(200)
    },
    async named(q: string): Promise<readonly Campaign[]> {
      return (await (await context.request.get(urlFor(listCampaigns, { q }, publisher))).json()).items
    },
  }
}

async function openEditor(page: Page, campaign: Campaign): Promise<void> {
  await page.goto(`/campaigns/${campaign.id}/edit`)
  await expect(name(page)).toHaveValue(campaign.name)
}

/** All that the browser keeps of forms. */
const storedDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('console-drafts')
        opening.onsuccess = () => {
          const db = opening.result
          if (!db.objectStoreNames.contains('drafts')) return done('')
          const reading = db.transaction('drafts').objectStore('drafts').getAll()
          reading.onsuccess = () => done(JSON.stringify(reading.result))
          db.close()
        }
      }),
  )
const draftKept = (page: Page, text: string) => expect.poll(() => storedDrafts(page)).toContain(text)
const nothingKept = (page: Page) => expect.poll(() => storedDrafts(page)).toBe('[]')

test('a reload: the text is offered, restored, saved, and offered no more', async ({ page, context, consoleUrl }) => {
  const campaign = await (await api(context, consoleUrl)).create()
  page.on('dialog', (dialog) => dialog.accept())
  await openEditor(page, campaign)
  await name(page).fill(`${campaign.name} typed`)
  await draftKept(page, `${campaign.name} typed`)
  await page.reload()
  await expect(page.getByText(/You have unsaved work from/)).toBeVisible()
  await expect(name(page)).toHaveValue(campaign.name)
  await restore(page).click()
  await expect(name(page)).toHaveValue(`${campaign.name} typed`)
  await save(page).click()
  await saved(page, `${campaign.name} typed`)
  await nothingKept(page)
})

test('a tab that crashes', async ({ page, context, consoleUrl }) => {
  const campaign = await (await api(context, consoleUrl)).create()
  await openEditor(page, campaign)
  await name(page).fill(`${campaign.name} typed`)
  await draftKept(page, `${campaign.name} typed`)
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  // It never answers: the page is gone.
  session.send('Page.crash').catch(() => {})
  await crashed
  const next = await context.newPage()
  await openEditor(next, campaign)
  await restore(next).click()
  await expect(name(next)).toHaveValue(`${campaign.name} typed`)
})

test('no connection: the text stays and is sent when the person says so', async ({ page, context, consoleUrl }) => {
  const campaign = await (await api(context, consoleUrl)).create()
  await openEditor(page, campaign)
  await name(page).fill(`${campaign.name} typed`)
  await draftKept(page, `${campaign.name} typed`)
  await context.setOffline(true)
  await save(page).click()
  const reason = page.getByRole('alert').filter({ hasText: 'There is no connection' })
  await expect(reason).toContainText('What you typed is still here. Send it again with “Save”.')
  await expect(name(page)).toHaveValue(`${campaign.name} typed`)
  await context.setOffline(false)
  await save(page).click()
  await saved(page, `${campaign.name} typed`)
})

test('an answer of 500', async ({ page, context, consoleUrl }) => {
  const campaign = await (await api(context, consoleUrl)).create()
  await openEditor(page, campaign)
  const problem = { type: 'urn:pub:problem:internal', title: 'Internal', status: 500, code: 'internal', request_id: 'req-77' }
  await page.route('**/pub/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: problem }) : route.fallback(),
  )
  await name(page).fill(`${campaign.name} typed`)
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Reference: req-77' })).toContainText('What you typed is still here.')
  await expect(name(page)).toHaveValue(`${campaign.name} typed`)
  await page.unroute('**/pub/**')
  await save(page).click()
  await saved(page, `${campaign.name} typed`)
})

test('an answer that is lost on its way: after a reload the same thing is not created twice', async ({ page, context, consoleUrl }) => {
  const calls = await api(context, consoleUrl)
  const typed = newName()
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/campaigns/create')
  await name(page).fill(typed)
  await page.getByLabel('Start date').fill('2027-01-01T09:00')
  await page.getByLabel('End date').fill('2027-02-01T09:00')
  await page.getByRole('group', { name: 'Applications' }).getByRole('checkbox').first().check({ force: true })
  await page.route('**/pub/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection' })).toBeVisible()
  await page.unroute('**/pub/**')
  expect(await calls.named(typed)).toHaveLength(1)
  await draftKept(page, typed)
  await page.reload()
  await restore(page).click()
  await expect(name(page)).toHaveValue(typed)
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await saved(page, typed)
  expect(await calls.named(typed)).toHaveLength(1)
})

test.describe('somebody else saves first', () => {
  test('another field: both changes are kept', async ({ page, context, consoleUrl }) => {
    const calls = await api(context, consoleUrl)
    const campaign = await calls.create()
    await openEditor(page, campaign)
    await name(page).fill(`${campaign.name} mine`)
    await calls.change(campaign, { name: campaign.name, description: 'Their words' })
    await save(page).click()
    await saved(page, `${campaign.name} mine`)
    await expect(page.getByText('Somebody else changed this in the meantime: Description.')).toBeVisible()
    await expect(page.getByText('Their words')).toBeVisible()
  })

  test('the same field: both are shown, and the person chooses', async ({ page, context, consoleUrl }) => {
    const calls = await api(context, consoleUrl)
    const campaign = await calls.create()
    await openEditor(page, campaign)
    await name(page).fill(`${campaign.name} mine`)
    await calls.change(campaign, { name: `${campaign.name} theirs`, description: 'Their words' })
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this too' })
    await expect(dialog.getByText(`${campaign.name} theirs`)).toBeVisible()
    await dialog.getByRole('radio', { name: `Yours ${campaign.name} mine` }).check()
    await dialog.getByRole('button', { name: 'Save the chosen versions' }).click()
    await saved(page, `${campaign.name} mine`)
    await expect(page.getByText('Their words')).toBeVisible()
  })

  test('while the work lies in a draft: it is restored onto what they saved', async ({ page, context, consoleUrl }) => {
    const calls = await api(context, consoleUrl)
    const campaign = await calls.create()
    page.on('dialog', (dialog) => dialog.accept())
    await openEditor(page, campaign)
    await name(page).fill(`${campaign.name} mine`)
    await draftKept(page, `${campaign.name} mine`)
    await calls.change(campaign, { name: campaign.name, description: 'Their words' })
    await page.reload()
    await restore(page).click()
    await expect(name(page)).toHaveValue(`${campaign.name} mine`)
    await expect(page.getByLabel('Description')).toHaveValue('Their words')
    await save(page).click()
    await saved(page, `${campaign.name} mine`)
  })
})

test('another publisher is chosen in another tab: the save goes where the form was opened', async ({ page, context, consoleUrl }) => {
  const calls = await api(context, consoleUrl)
  const campaign = await calls.create()
  await openEditor(page, campaign)
  await name(page).fill(`${campaign.name} typed`)
  const other = await context.newPage()
  await other.goto('/select-publisher')
  await other.getByRole('button', { name: 'Hanoi Media' }).click()
  await expect(other).toHaveURL('/campaigns')
  await page.bringToFront()
  await expect(name(page)).toHaveValue(`${campaign.name} typed`)
  await save(page).click()
  await saved(page, `${campaign.name} typed`)
  expect(await calls.named(`${campaign.name} typed`)).toHaveLength(1)
})

test.describe('the session', () => {
  test.use({ as: null })

  /** A session of this test's own, since it is going to end. */
  async function opened({ browser, consoleUrl }: { browser: Browser; consoleUrl: string }) {
    const state = await signedInState(browser, consoleUrl, 'owner')
    const context = await browser.newContext({ baseURL: consoleUrl, storageState: state, timezoneId: 'Asia/Ho_Chi_Minh' })
    const calls = await api(context, consoleUrl)
    const campaign = await calls.create()
    const page = await context.newPage()
    await openEditor(page, campaign)
    await name(page).fill(`${campaign.name} typed`)
    await draftKept(page, `${campaign.name} typed`)
    const endSession = async () => {
      const elsewhere = await browser.newContext({ baseURL: consoleUrl, storageState: state })
      const answer = await elsewhere.request.post('/pub/id/api/v1/auth/logout', {
        headers: { Origin: consoleUrl, 'X-Console': '1' },
        data: {},
      })
      expect(answer.status()).toBe(204)
      await elsewhere.close()
    }
    return { context, page, campaign, endSession }
  }

  async function signIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  }

  async function askedToSignIn(page: Page): Promise<Page> {
    await save(page).click()
    const dialog = page.getByRole('alertdialog', { name: 'You are signed out' })
    const window = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    return await window
  }

  test('ends under the form: the same person signs in beside it and saves', async ({ browser, consoleUrl }) => {
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

  test('ends under the form and somebody else signs in: the page leaves, and nobody is shown the text', async ({ browser, consoleUrl }) => {
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

  test('is ended by the person in another tab: asked first, then the text is removed', async ({ browser, consoleUrl }) => {
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
})
