import { call } from '@console/api'
import { endTask, listTasks, paths } from '@console/contract'
import { asOwner, campaignFactory, missionFactory, notificationFactory, recordCalls, renderPage, seededApplication } from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../../module.ts'

const TITLE = 'Before you activate the campaign'

/** A campaign that is not active, on an application that is LIVE, with a mission of this status. */
const made = (status: 'active' | 'inactive') =>
  asOwner(async () => {
    const campaign = await campaignFactory({ application_ids: [(await seededApplication('lotus-quest')).id] })
    return { campaign, mission: await missionFactory(campaign, { status }) }
  })

test('missions of which none is active are said, with the way to them, in Vietnamese too', async () => {
  const { campaign, mission } = await made('inactive')
  await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner', locale: 'vi' })
  const section = within(await screen.findByRole('region', { name: 'Trước khi kích hoạt chiến dịch' }))
  const link = await section.findByRole('link', { name: 'Xem các nhiệm vụ' })
  expect(link).toHaveAttribute('href', `/vi${paths.mission(campaign.id, mission.id)}`)
})

test('where several missions are paused it leads to their list on the same page', async () => {
  const { campaign } = await made('inactive')
  await asOwner(() => missionFactory(campaign, { status: 'inactive' }))
  const { user } = await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  const section = within(await screen.findByRole('region', { name: TITLE }))
  await user.click(await section.findByRole('link', { name: 'Review missions' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Missions/ })).toHaveFocus())
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('inactive')
})

test('where nothing stands in the way it says so; the missions behind the first part of a long list count too', async () => {
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

test('a person who cannot activate it is not told', async () => {
  const { campaign } = await made('inactive')
  await renderPage(campaigns, paths.campaign(campaign.id), { as: 'viewer' })
  await screen.findByRole('link', { name: /^Mission for a test/ })
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument()
})

describe('an active campaign', () => {
  const said = /^No missions are active yet/
  const active = async (...statuses: readonly ('active' | 'inactive')[]) =>
    asOwner(async () => {
      const campaign = await campaignFactory({ application_ids: [(await seededApplication('lotus-quest')).id], status: 'active' })
      for (const status of statuses) await missionFactory(campaign, { status })
      return campaign
    })

  test('of which no mission is active says so above everything, with the way to them', async () => {
    const campaign = await active('inactive', 'inactive')
    const { user } = await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
    const notice = within(await screen.findByRole('note'))
    expect(notice.getByText(said)).toBeInTheDocument()
    await user.click(notice.getByRole('link', { name: 'Review missions' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('inactive'))
  })

  test.each([
    [true, 'what is left is inactive', ['active', 'inactive']],
    [false, 'all have ended', ['active']],
  ] as const)('says so: %s, where missions have ended and %s', async (isSaid, _, statuses) => {
    const campaign = await active(...statuses)
    await asOwner(async () => {
      const { items } = await call(listTasks, { campaign_id: campaign.id, status: 'active' })
      for (const { id } of items) await call(endTask, { campaign_id: campaign.id, task_id: id })
    })
    await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
    expect(await screen.findByRole('heading', { name: /^Missions/ })).toBeInTheDocument()
    expect(screen.queryAllByText(said)).toHaveLength(isSaid ? 1 : 0)
  })

  test('says beside its notifications if none of them is active, in Vietnamese too', async () => {
    const campaign = await active('active')
    await asOwner(() => notificationFactory(campaign, { status: 'inactive' }))
    const { unmount } = await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner', locale: 'vi' })
    const words = 'Chưa có thông báo nào đang hoạt động nên đối tượng sẽ không nhận được thông báo nào.'
    expect(await screen.findByText(words)).toBeInTheDocument()
    unmount()
    await asOwner(() => notificationFactory(campaign, { status: 'active' }))
    await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner', locale: 'vi' })
    expect(await screen.findByRole('heading', { name: /^Thông báo/ })).toBeInTheDocument()
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  test('with a mission that is active says nothing', async () => {
    const campaign = await active('active', 'inactive')
    await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
    expect(await screen.findByRole('heading', { name: /^Missions/ })).toBeInTheDocument()
    expect(screen.queryByText(said)).not.toBeInTheDocument()
  })
})
