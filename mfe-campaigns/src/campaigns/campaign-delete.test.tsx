import { call, isApiError } from '@console/api'
import { getCampaign } from '@console/contract'
import { campaignFactory, enter, interceptCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const refuse = (method: string, status: number, code: string) =>
  interceptCalls((request) => (request.method === method ? Response.json({ type: 't', title: 'T', status, code }, { status }) : undefined))

async function opened(id: string) {
  const page = await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  const ask = async (action: string) => {
    await page.user.click(await screen.findByRole('button', { name: action }))
    return within(await screen.findByRole('alertdialog', { name: action.replace('campaign', 'this campaign?') }))
  }
  return { ...page, ask }
}

async function made(name: string) {
  await enter({ as: 'owner' }, {})
  return campaignFactory({ name, status: 'active' })
}

test('deleting names what goes with the campaign, does it, and leads to the list without it', async () => {
  const stays = await made('Stays in the list')
  const { id, name } = await made('Deleted for good')
  const { ask, user, address } = await opened(id)
  const dialog = await ask('Delete campaign')
  expect(dialog.getByText(/“Deleted for good” is deleted with 0 missions and 0 notifications/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Delete campaign' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeInTheDocument()
  expect(address()).toBe('/campaigns')
  expect(await screen.findByText('The campaign was deleted')).toBeInTheDocument()
  await screen.findByRole('link', { name: stays.name })
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  const failure = await call(getCampaign, { campaign_id: id }).catch((error: unknown) => error)
  expect(isApiError(failure, 'campaign_not_found')).toBe(true)
})

test('a deletion that is cancelled or fails keeps the campaign', async () => {
  const { id } = await made('Kept after all')
  const { ask, user, address } = await opened(id)
  await user.click((await ask('Delete campaign')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  refuse('DELETE', 503, 'busy')
  await user.click((await ask('Delete campaign')).getByRole('button', { name: 'Delete campaign' }))
  expect(await screen.findByText('The campaign could not be deleted')).toBeInTheDocument()
  expect(screen.getByText('The service is currently busy')).toBeInTheDocument()
  expect(address()).toBe(`/campaigns/${id}`)
  expect(await call(getCampaign, { campaign_id: id })).toMatchObject({ name: 'Kept after all' })
})
