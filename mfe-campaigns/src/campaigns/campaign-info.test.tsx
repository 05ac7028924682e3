import { paths } from '@console/contract'
import { asOwner, campaignFactory, interceptCalls, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import campaigns from '../module.ts'

const ENDED = "Can't update this campaign because it's ended"
const region = (name: string) => within(screen.getByRole('region', { name }))

const seeded = async (name: string) => paths.campaign((await asOwner(() => seededCampaign(name))).id)

const made = (wanted: Parameters<typeof campaignFactory>[0] = {}) => asOwner(() => campaignFactory(wanted))

test('a campaign shows its period with the zone, description, applications, owner, missions and notifications', async () => {
  await renderPage(campaigns, await seeded('summer quest'), { as: 'owner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer quest' })).toBeInTheDocument()
  const details = region('Details')
  expect(details.getByText(/^\d+ \w+ \d{4}, 07:00 to \d+ \w+ \d{4}, 07:00 \(GMT\+7\)$/)).toBeInTheDocument()
  expect(details.getByText('Lotus Quest')).toBeInTheDocument()
  expect(details.getAllByText('LIVE')).toHaveLength(2)
  expect(details.getByText('Liên Nguyễn (owner@lotus.example)')).toBeInTheDocument()
  expect(region('Missions').getAllByRole('listitem')).toHaveLength(6)
  expect(region('Missions').getByText('Reach level 20')).toBeInTheDocument()
  expect(region('Missions').getByText('Metric event')).toBeInTheDocument()
  expect(region('Notifications').getByText('Maintenance on Thursday')).toBeInTheDocument()
  expect(region('Notifications').getByText('Inactive')).toBeInTheDocument()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})

test('what a campaign has not is said in words', async () => {
  const { id } = await made({ description: '' })
  await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  expect(await screen.findByText('No description')).toBeInTheDocument()
  expect(screen.getByText('No missions in this campaign.')).toBeInTheDocument()
  expect(screen.getByText('No notifications in this campaign.')).toBeInTheDocument()
})

test('one that is past its end date but still active says that it goes on', async () => {
  await renderPage(campaigns, await seeded('gio vang'), { as: 'owner' })
  expect(await screen.findByText('Past its end date')).toBeInTheDocument()
  expect(screen.getByRole('note')).toHaveTextContent('This campaign is past its end date but stays active')
})

test('after its end the buttons stay to be read, say why, and do nothing', async () => {
  const { id } = await made({ ended: true })
  const { user, address } = await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  for (const name of ['Edit', 'End campaign']) {
    const button = await screen.findByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(ENDED)
    await user.click(button)
  }
  expect(address()).toBe(`/campaigns/${id}`)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('note')).toHaveTextContent(ENDED)
  expect(screen.getByText('Ended on')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete campaign' })).not.toHaveAttribute('aria-disabled')
})

test('who may only read sees no actions', async () => {
  await renderPage(campaigns, await seeded('summer quest'), { as: 'viewer' })
  await screen.findByRole('heading', { name: 'Summer quest' })
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /campaign/ })).not.toBeInTheDocument()
})

test('who may edit but neither end nor delete sees Edit alone', async () => {
  const { user, address } = await renderPage(campaigns, await seeded('summer quest'), { as: 'editor' })
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  expect(address()).toMatch(/\/edit$/)
  expect(screen.queryByRole('button', { name: 'End campaign' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete campaign' })).not.toBeInTheDocument()
})

test('under the keys for own work one may do everything with one’s own campaign', async () => {
  await renderPage(campaigns, await seeded('holiday lantern'), { as: 'own' })
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'End campaign' })).not.toHaveAttribute('aria-disabled')
  expect(screen.getByRole('button', { name: 'Delete campaign' })).toBeInTheDocument()
})

test('another publisher’s campaign is as if it were not there', async () => {
  await renderPage(campaigns, await seeded('summer quest'), { as: 'hanoiOwner', publisher: 'Hanoi Media' })
  expect(await screen.findByText('Campaign is not exists')).toBeInTheDocument()
})

test('a status this console does not know reads N/A', async () => {
  const campaign = await made({ name: 'From the future' })
  interceptCalls(() => Response.json({ ...campaign, status: 'archived' }))
  await renderPage(campaigns, `/campaigns/${campaign.id}`, { as: 'owner' })
  await screen.findByRole('heading', { name: 'From the future' })
  expect(screen.getByText('N/A')).toBeInTheDocument()
})
