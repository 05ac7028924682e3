import { listTasks, paths } from '@console/contract'
import { asOwner, campaignFactory, missionFactory, recordCalls, renderPage, seededApplication } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import campaigns from '../../module.ts'

const TITLE = 'Before you activate the campaign'

/** A campaign that is not active, on an application that is LIVE, with a mission of this status. */
const made = (status?: 'active' | 'inactive') =>
  asOwner(async () => {
    const campaign = await campaignFactory({ application_ids: [(await seededApplication('lotus-quest')).id] })
    return { campaign, mission: status && (await missionFactory(campaign, { status })) }
  })

test('a campaign without anything inside leads to the form of a mission', async () => {
  const { campaign } = await made()
  await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  const section = within(await screen.findByRole('region', { name: TITLE }))
  expect(section.getByText(/^There is nothing to see in this campaign yet/)).toBeInTheDocument()
  expect(section.getByRole('link', { name: 'Create a mission' })).toHaveAttribute('href', paths.missionCreate(campaign.id))
})

test('missions of which none is active are said, with the way to them, in Vietnamese too', async () => {
  const { campaign, mission } = await made('inactive')
  await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner', locale: 'vi' })
  const section = within(await screen.findByRole('region', { name: 'Trước khi kích hoạt chiến dịch' }))
  const link = await section.findByRole('link', { name: 'Xem các nhiệm vụ' })
  expect(link).toHaveAttribute('href', `/vi${paths.mission(campaign.id, mission?.id ?? '')}`)
})

test('where nothing stands in the way it says so', async () => {
  const { campaign } = await made('active')
  await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  const section = within(await screen.findByRole('region', { name: TITLE }))
  expect(await section.findByText('The campaign is ready to activate.')).toBeInTheDocument()
})

test('the missions behind the first part of a long list count too', async () => {
  const { campaign, mission } = await made('active')
  const paused = Array.from({ length: 500 }, (_, n) => ({ ...mission, id: `paused-${n}`, status: 'inactive' }))
  recordCalls(listTasks, ({ url }) => {
    const { searchParams } = new URL(url)
    const page = Number(searchParams.get('page') ?? 1)
    const size = Number(searchParams.get('page_size') ?? 20)
    const items = [...paused, mission].slice((page - 1) * size, page * size)
    return Response.json({ items, page, page_size: size, total: 501, total_capped: false })
  })
  await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  const section = within(await screen.findByRole('region', { name: TITLE }))
  expect(await section.findByText('The campaign is ready to activate.')).toBeInTheDocument()
})

test('who cannot activate it is not told', async () => {
  const { campaign } = await made('inactive')
  await renderPage(campaigns, paths.campaign(campaign.id), { as: 'viewer' })
  await screen.findByRole('link', { name: /^Mission for a test/ })
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument()
})
