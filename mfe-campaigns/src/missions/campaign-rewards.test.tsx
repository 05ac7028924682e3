import { paths } from '@console/contract'
import { asOwner, campaignFactory, missionFactory, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

const made = () =>
  asOwner(async () => {
    const campaign = await campaignFactory()
    await missionFactory(campaign, { name: 'In the grid' })
    return campaign
  })

test('the rewards of all missions stand in one grid, and the campaign is one step back', async () => {
  const { id, name } = await made()
  await renderPage(campaigns, paths.campaignRewards(id), { as: 'owner' })
  expect(await screen.findByRole('rowheader', { name: 'In the grid' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${name} · Rewards`)
  expect(screen.getByRole('link', { name: 'Back to the campaign' })).toHaveAttribute('href', paths.campaign(id))
})

test('a campaign that has ended says so in place of the grid', async () => {
  const { id } = await asOwner(() => campaignFactory({ ended: true }))
  await renderPage(campaigns, paths.campaignRewards(id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('note')).toHaveTextContent('Không thể cập nhật chiến dịch này vì chiến dịch đã kết thúc')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('a person who may only read gets the 403 page', async () => {
  const { id } = await made()
  await renderPage(campaigns, paths.campaignRewards(id), { as: 'viewer' })
  expect(await screen.findByRole('heading', { level: 1, name: 'No Permission' })).toBeInTheDocument()
})
