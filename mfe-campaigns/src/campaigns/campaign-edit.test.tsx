import { call } from '@console/api'
import { type Campaign, type CampaignWrite, getCampaign, paths, updateCampaign } from '@console/contract'
import { asOwner, campaignFactory, refuseCalls, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import vietnamese from '../messages/vi.ts'
import campaigns from '../module.ts'
import { valuesOf } from './campaign-record.ts'

const name = () => screen.getByRole('textbox', { name: 'Campaign name' })
const save = () => screen.getByRole('button', { name: 'Save' })

async function opened(campaign: Campaign) {
  const page = await renderPage(campaigns, paths.campaignEdit(campaign.id), { as: 'owner' })
  await screen.findByRole('textbox', { name: 'Campaign name' })
  return page
}

const made = (wanted: Parameters<typeof campaignFactory>[0] = {}) => asOwner(() => campaignFactory(wanted))

const seeded = (name: string) => asOwner(() => seededCampaign(name))

test('the form opens with what the campaign has', async () => {
  await opened(await made({ name: 'As it is', description: 'Words', status: 'active' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Edit campaign' })).toBeInTheDocument()
  expect(name()).toHaveValue('As it is')
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveTextContent('Words')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active')
  // Midnight UTC is seven in the morning in the zone of the preferences.
  expect(screen.getByLabelText('Start date')).toHaveValue('2027-01-01T07:00')
  expect(screen.getByLabelText('End date')).toHaveValue('2027-02-01T07:00')
  expect(screen.getByRole('button', { name: /^Remove / })).toBeInTheDocument()
})

test('Save keeps what was changed, says so and shows the campaign', async () => {
  const campaign = await made({ name: 'Before', description: 'Stays' })
  const { user, address } = await opened(campaign)
  await user.clear(name())
  await user.type(name(), 'After')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeInTheDocument()
  expect(await screen.findByText('Update this Campaign Success')).toBeInTheDocument()
  expect(address()).toBe(`/campaigns/${campaign.id}`)
  expect(await call(getCampaign, { campaign_id: campaign.id })).toMatchObject({
    name: 'After',
    description: 'Stays',
    start_date: campaign.start_date,
  })
})

test('a description that somebody else wrote meanwhile is kept, and the person is told which field it was', async () => {
  const campaign = await made({ name: 'Shared', description: 'Old words' })
  const { user } = await opened(campaign)
  const theirs: CampaignWrite = { ...valuesOf(campaign), description: 'Their words' }
  await call(updateCampaign, { campaign_id: campaign.id }, { body: theirs })
  await user.type(name(), ' and mine')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared and mine' })).toBeInTheDocument()
  expect(await screen.findByText('Someone else changed this in the meantime: Description. Their changes are kept.')).toBeInTheDocument()
  expect(await call(getCampaign, { campaign_id: campaign.id })).toMatchObject({ name: 'Shared and mine', description: 'Their words' })
})

test('an application that a mission still uses cannot be taken out', async () => {
  const { user } = await opened(await seeded('summer quest'))
  await user.click(screen.getByRole('button', { name: 'Remove Lotus Quest (LIVE)' }))
  await user.click(save())
  expect(await screen.findByText(/still uses the application you removed/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remove Lotus Quest (LIVE)' })).not.toBeInTheDocument()
  expect(name()).toHaveValue('Summer quest')
})

test('a campaign that ended in the meantime is refused with the reason', async () => {
  const campaign = await made()
  const { user } = await opened(campaign)
  refuseCalls(updateCampaign, 'campaign_ended')
  await user.type(name(), ' more')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent("Update this Campaign failedCan't update this campaign because it's ended")
  expect(name()).toHaveValue(`${campaign.name} more`)
})

test('an ended campaign shows the reason in the place of the form', async () => {
  const { id } = await made({ ended: true })
  await renderPage(campaigns, paths.campaignEdit(id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('alert')).toHaveTextContent(vietnamese['campaign.ended'])
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
