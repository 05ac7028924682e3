import { call } from '@console/api'
import { getCampaign, paths } from '@console/contract'
import { applicationFactory, asOwner, campaignFactory, question, questionGone, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

test('a campaign is paused by one press', async () => {
  const { id } = await asOwner(() => seededCampaign('summer quest'))
  const { user } = await renderPage(campaigns, paths.campaign(id), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('Campaign paused')).toBeInTheDocument()
  expect(await screen.findByText('Not ready or paused')).toBeInTheDocument()
})

const DOUBTS = [
  'The end date is in the past. Change the dates',
  '1 application is in TEST mode, where the campaign reaches only the TEST audience. Review applications',
  'There is nothing to see in this campaign yet. Create a mission or a notification. Create a mission',
]

test('before a campaign is activated everything that speaks against it is asked about, once', async () => {
  const campaign = await asOwner(async () => {
    const { id } = await applicationFactory()
    return campaignFactory({ application_ids: [id], start_date: '2020-01-01T00:00:00.000Z', end_date: '2020-02-01T00:00:00.000Z' })
  })
  const stored = () => call(getCampaign, { campaign_id: campaign.id })
  const { user } = await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Activate' }))
  const dialog = await question('Activate this campaign?')
  await dialog.findByText(/^The end date/)
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(DOUBTS)
  expect(dialog.getByRole('link', { name: 'Create a mission' })).toHaveAttribute('href', paths.missionCreate(campaign.id))
  expect(await stored()).toMatchObject({ status: 'inactive' })
  await user.click(dialog.getByRole('button', { name: 'Activate' }))
  await questionGone()
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(await stored()).toMatchObject({ status: 'active' })
})
