import { createApplication, createCampaign, createSource, paths, urlFor } from '@console/contract'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner', viewport: { width: 360, height: 740 } })

test('names of the greatest length and without a space make no page wider than a narrow window', { tag: '@layout' }, async ({
  page,
  context,
  consoleUrl,
}) => {
  const publisher = (await context.cookies()).find((cookie) => cookie.name === 'console_publisher')?.value ?? ''
  const make = async (url: string, data: object) =>
    (await context.request.post(url, { headers: { Origin: consoleUrl, 'X-Console': '1' }, data })).json()
  const code = `w${Date.now()}${'W'.repeat(30)}`
  const { id } = await make(urlFor(createApplication, {}, publisher), {
    code,
    display_name: 'W'.repeat(100),
    description: 'D'.repeat(300),
    status: 'active',
  })
  const source = await make(urlFor(createSource, { application_id: id }, publisher), {
    source_name: 'S'.repeat(200),
    package_name: 'y'.repeat(255),
    platform: 'android',
    status: 'active',
  })
  const campaign = await make(urlFor(createCampaign, {}, publisher), {
    name: 'C'.repeat(200),
    start_date: '2094-01-01T00:00:00.000Z',
    end_date: '2094-02-01T00:00:00.000Z',
    application_ids: [id],
  })
  for (const path of [
    paths.applications(),
    paths.application(code),
    paths.applicationIntegration(code),
    paths.sourcesChoose(),
    paths.sourcesOf(id),
    paths.sourceCreate(id),
    paths.source(id, source.id),
    paths.campaignsOf(id),
    paths.campaign(campaign.id),
    paths.campaignEdit(campaign.id),
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider, `${path} is wider than the window`).toBeLessThanOrEqual(0)
  }
})
