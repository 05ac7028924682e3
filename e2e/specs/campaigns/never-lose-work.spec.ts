import { campaignCalls, draftKept, name, newName, nothingKept, openEditor, restore, save, saved } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/test.ts'

// Each case provokes a response that the browser itself reports as a failed resource.
test.use({ as: 'owner', expectedComplaints: [/Failed to load resource/] })

test('a reload: the text is offered, restored, saved, and offered no more', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create()
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

test('two tabs with the same work: each goes on with its own, nothing is overwritten, and both are offered later', async ({
  page,
  context,
  consoleUrl,
}) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create()
  page.on('dialog', (dialog) => dialog.accept())
  await openEditor(page, campaign)
  await name(page).fill('Work of both')
  await draftKept(page, 'Work of both')
  await page.reload()
  await restore(page).click()
  await expect(name(page)).toHaveValue('Work of both')
  const other = await context.newPage()
  await openEditor(other, campaign)
  await restore(other).click()
  await expect(name(other)).toHaveValue('Work of both')
  await name(other).fill('Work of the other')
  await draftKept(other, 'Work of the other')
  for (const tab of [page, other]) await tab.close()
  const next = await context.newPage()
  await openEditor(next, campaign)
  await expect(restore(next)).toHaveCount(2)
  for (const typed of ['both', 'the other']) {
    await restore(next).last().click()
    await expect(name(next)).toHaveValue(`Work of ${typed}`)
  }
})

test('a tab that crashes', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create()
  await openEditor(page, campaign)
  await name(page).fill(`${campaign.name} typed`)
  await draftKept(page, `${campaign.name} typed`)
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  // No response: the page is gone.
  session.send('Page.crash').catch(() => {})
  await crashed
  const next = await context.newPage()
  await openEditor(next, campaign)
  await restore(next).click()
  await expect(name(next)).toHaveValue(`${campaign.name} typed`)
})

test('no connection: the text stays and is sent when the person says so', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create()
  await openEditor(page, campaign)
  await name(page).fill(`${campaign.name} typed`)
  await draftKept(page, `${campaign.name} typed`)
  await context.setOffline(true)
  await save(page).click()
  const reason = page.getByRole('alert').filter({ hasText: 'There is no connection' })
  await expect(reason).toContainText('What you typed is still here. Choose “Save” to send it again.')
  await expect(name(page)).toHaveValue(`${campaign.name} typed`)
  await context.setOffline(false)
  await save(page).click()
  await saved(page, `${campaign.name} typed`)
})

test('an answer of 500', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create()
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
  const calls = await campaignCalls(context, consoleUrl)
  const typed = newName()
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/campaigns/create')
  await name(page).fill(typed)
  await page.getByLabel('Start date').fill('2094-01-01T09:00')
  await page.getByLabel('End date').fill('2094-02-01T09:00')
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
    const calls = await campaignCalls(context, consoleUrl)
    const campaign = await calls.create()
    await openEditor(page, campaign)
    await name(page).fill(`${campaign.name} mine`)
    await calls.change(campaign, { name: campaign.name, description: 'Their words' })
    await save(page).click()
    await saved(page, `${campaign.name} mine`)
    await expect(page.getByText('Someone else changed the following in the meantime: Description.')).toBeVisible()
    await expect(page.getByText('Their words')).toBeVisible()
  })

  test('the same field: both are shown, and the person chooses', async ({ page, context, consoleUrl }) => {
    const calls = await campaignCalls(context, consoleUrl)
    const campaign = await calls.create()
    await openEditor(page, campaign)
    await name(page).fill(`${campaign.name} mine`)
    await calls.change(campaign, { name: `${campaign.name} theirs`, description: 'Their words' })
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' })
    await expect(dialog.getByText(`${campaign.name} theirs`)).toBeVisible()
    await dialog.getByRole('radio', { name: `Yours ${campaign.name} mine` }).check()
    await dialog.getByRole('button', { name: 'Save the chosen versions' }).click()
    await saved(page, `${campaign.name} mine`)
    await expect(page.getByText('Their words')).toBeVisible()
  })

  test('while the work lies in a draft: it is restored onto what they saved', async ({ page, context, consoleUrl }) => {
    const calls = await campaignCalls(context, consoleUrl)
    const campaign = await calls.create()
    page.on('dialog', (dialog) => dialog.accept())
    await openEditor(page, campaign)
    await name(page).fill(`${campaign.name} mine`)
    await draftKept(page, `${campaign.name} mine`)
    await calls.change(campaign, { name: campaign.name, description: 'Their words' })
    await page.reload()
    await restore(page).click()
    await expect(name(page)).toHaveValue(`${campaign.name} mine`)
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Their words')
    await save(page).click()
    await saved(page, `${campaign.name} mine`)
  })
})

test('another publisher is chosen in another tab: the save goes where the form was opened', async ({ page, context, consoleUrl }) => {
  const calls = await campaignCalls(context, consoleUrl)
  const campaign = await calls.create()
  await openEditor(page, campaign)
  await name(page).fill(`${campaign.name} typed`)
  const other = await context.newPage()
  await other.goto('/select-publisher')
  await other.getByRole('link', { name: 'Hanoi Media' }).click()
  await expect(other).toHaveURL('/campaigns')
  await page.bringToFront()
  await expect(name(page)).toHaveValue(`${campaign.name} typed`)
  await save(page).click()
  await saved(page, `${campaign.name} typed`)
  expect(await calls.named(`${campaign.name} typed`)).toHaveLength(1)
})
