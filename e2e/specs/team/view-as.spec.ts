import { createCampaign, urlFor } from '@console/contract'
import { PUBLISHER } from '@console/testing/accounts'
import { publisherId } from '../../fixtures/addresses.ts'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

test('an owner sees the console as a viewer would, can change nothing in it, and comes back', async ({
  page,
  say,
  context,
  consoleUrl,
}) => {
  const banner = page.getByRole('region', { name: 'View as a role' })
  const create = page.getByRole('link', { name: say.createCampaign }).first()

  await test.step('starts the view from the page of the role', async () => {
    await page.goto('/roles?is_original=true')
    await page.getByRole('link', { name: 'Viewer', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'View as this role' }).click()
    await page.getByRole('button', { name: 'Start the view' }).click()
    await expect(banner).toContainText('You are viewing Lotus Games as “Viewer”. Nothing can be changed.')
  })

  await test.step('finds what a viewer finds, and is refused what a viewer is refused', async () => {
    await page.goto('/campaigns')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    await expect(create).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.goto('/campaigns/create')
    await expect(page.getByText('Permission needed: “Create campaigns” (pub:campaigns:create)')).toBeVisible()
    await expect(banner).toBeVisible()
  })

  await test.step('is refused by the server too', async () => {
    const publisher_id = await publisherId(context.request, PUBLISHER)
    const headers = { Origin: consoleUrl, 'X-Console': '1', 'Idempotency-Key': crypto.randomUUID() }
    const answer = await context.request.post(urlFor(createCampaign, {}, publisher_id), { headers, data: {} })
    expect(answer.status()).toBe(403)
  })

  await test.step('ends the view', async () => {
    await banner.getByRole('button', { name: 'End the view' }).click()
    await expect(banner).toHaveCount(0)
    await page.goto('/campaigns')
    await expect(create).toBeVisible()
  })
})
