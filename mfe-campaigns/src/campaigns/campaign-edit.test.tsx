import { call } from '@console/api'
import { type Campaign, getCampaign, listCampaigns } from '@console/contract'
import { type Account, campaignFactory, enter, interceptCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import campaigns from '../module.ts'

const name = () => screen.getByRole('textbox', { name: 'Campaign name' })
const save = () => screen.getByRole('button', { name: 'Save' })

async function opened(campaign: Campaign, as: Account = 'owner') {
  const page = await renderPage(campaigns, `/campaigns/${campaign.id}/edit`, { as })
  await screen.findByRole('textbox', { name: 'Campaign name' })
  return page
}

async function made(values: Parameters<typeof campaignFactory>[0] = {}): Promise<Campaign> {
  await enter({ as: 'owner' }, {})
  return campaignFactory(values)
}

async function seeded(q: string): Promise<Campaign> {
  await enter({ as: 'owner' }, {})
  const [found] = (await call(listCampaigns, { q })).items
  if (!found) throw new Error(`no campaign is called ${q}`)
  return call(getCampaign, { campaign_id: found.id })
}

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

test('a cleared name is refused at its field', async () => {
  const { user } = await opened(await made())
  await user.clear(name())
  await user.click(save())
  await waitFor(() => expect(name()).toHaveAccessibleErrorMessage('Please enter campaign name.'))
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
  const problem = { type: 'urn:pub:problem:campaign_ended', title: 'T', status: 409, code: 'campaign_ended' }
  interceptCalls((request) => (request.method === 'PUT' ? Response.json(problem, { status: 409 }) : undefined))
  await user.type(name(), ' more')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent("Update this Campaign failedCan't update this campaign because it's ended")
  expect(name()).toHaveValue(`${campaign.name} more`)
})

test('an ended campaign shows the reason in the place of the form', async () => {
  const { id } = await made({ ended: true })
  const { user, address } = await renderPage(campaigns, `/campaigns/${id}/edit`, { as: 'owner' })
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't update this campaign because it's ended")
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(address()).toBe(`/campaigns/${id}`)
})

test('under the keys for own work somebody else’s campaign is not to be edited', async () => {
  const campaign = await seeded('summer quest')
  await renderPage(campaigns, `/campaigns/${campaign.id}/edit`, { as: 'own' })
  expect(await screen.findByRole('alert')).toHaveTextContent("You don't have permission to access this resource or functionality")
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('who may read but not edit is told so in the place of the form', async () => {
  const campaign = await seeded('summer quest')
  await renderPage(campaigns, `/campaigns/${campaign.id}/edit`, { as: 'viewer' })
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have the required permission to perform this action')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('Cancel without a change leaves at once', async () => {
  const campaign = await made()
  const { user, address } = await opened(campaign)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe(`/campaigns/${campaign.id}`))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('no campaign, no form', async () => {
  await renderPage(campaigns, '/campaigns/0193ffff-0000-7000-8000-000000000000/edit', { as: 'owner' })
  expect(await screen.findByText('Campaign is not exists')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})
