import { call, isApiError } from '@console/api'
import { getCampaign } from '@console/contract'
import { asOwner, campaignFactory, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import campaigns from '../module.ts'

async function opened(id: string) {
  const page = await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  const ask = async (action: string) => {
    await page.user.click(await screen.findByRole('button', { name: action }))
    return within(await screen.findByRole('alertdialog', { name: action.replace('campaign', 'this campaign?') }))
  }
  return { ...page, ask }
}

const made = (name: string) => asOwner(() => campaignFactory({ name, status: 'active' }))

test('deleting names what goes with the campaign, does it, and leads to the list without it', async () => {
  const stays = await made('Stays in the list')
  const { id, name } = await made('Deleted for good')
  const { ask, user, address } = await opened(id)
  const dialog = await ask('Delete campaign')
  expect(dialog.getByText(/“Deleted for good” will be deleted with 0 missions and 0 notifications/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Delete campaign' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeInTheDocument()
  expect(address()).toBe('/campaigns')
  expect(await screen.findByText('Campaign deleted')).toBeInTheDocument()
  await screen.findByRole('link', { name: stays.name })
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  const failure = await call(getCampaign, { campaign_id: id }).catch((error: unknown) => error)
  expect(isApiError(failure, 'campaign_not_found')).toBe(true)
})
