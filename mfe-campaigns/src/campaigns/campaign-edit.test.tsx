import { call } from '@console/api'
import { type Campaign, getCampaign, paths } from '@console/contract'
import { asOwner, campaignFactory, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import vietnamese from '../messages/vi.ts'
import campaigns from '../module.ts'

const name = () => screen.getByRole('textbox', { name: 'Campaign name' })
const save = () => screen.getByRole('button', { name: 'Save' })

async function opened(campaign: Campaign) {
  const page = await renderPage(campaigns, paths.campaignEdit(campaign.id), { as: 'owner' })
  await screen.findByRole('textbox', { name: 'Campaign name' })
  return page
}

const made = (wanted: Parameters<typeof campaignFactory>[0] = {}) => asOwner(() => campaignFactory(wanted))

test('the form opens with what the campaign has; Save keeps what was changed and the rest, says so and shows the campaign', async () => {
  const campaign = await made({ name: 'Before', description: 'Stays', status: 'active' })
  const { user, address } = await opened(campaign)
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Before' })).toBeInTheDocument()
  expect(name()).toHaveValue('Before')
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveTextContent('Stays')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active')
  // Midnight UTC is seven in the morning in the zone of the preferences.
  expect(screen.getByLabelText('Start date')).toHaveValue('2094-01-01T07:00')
  expect(screen.getByLabelText('End date')).toHaveValue('2094-02-01T07:00')
  expect(screen.getByRole('button', { name: /^Remove / })).toBeInTheDocument()
  await user.clear(name())
  await user.type(name(), 'After')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeInTheDocument()
  expect(await screen.findByText('Update this Campaign Success')).toBeInTheDocument()
  expect(address()).toBe(`/campaigns/${campaign.id}`)
  expect(await call(getCampaign, { campaign_id: campaign.id })).toMatchObject({
    name: 'After',
    description: 'Stays',
    status: 'active',
    start_date: campaign.start_date,
  })
})

test('an application that a mission still uses cannot be taken out', async () => {
  const { user } = await opened(await asOwner(() => seededCampaign('summer quest')))
  await user.click(screen.getByRole('button', { name: 'Remove Lotus Quest (LIVE)' }))
  await user.click(save())
  expect(await screen.findByText(/still uses an application you removed/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remove Lotus Quest (LIVE)' })).not.toBeInTheDocument()
  expect(name()).toHaveValue('Summer quest')
})

test('an ended campaign shows the reason in the place of the form', async () => {
  const { id } = await made({ ended: true })
  await renderPage(campaigns, paths.campaignEdit(id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('alert')).toHaveTextContent(vietnamese['campaign.ended'])
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
