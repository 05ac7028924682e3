import { call, isApiError } from '@console/api'
import { getCampaign } from '@console/contract'
import { asOwner, campaignFactory, chooseFromMenu, renderPage, renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import campaigns from '../module.ts'
import { useText } from '../text.ts'

async function opened(id: string) {
  const page = await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  const ask = async (action: string) => {
    await chooseFromMenu(page.user, action)
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
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/“Deleted for good” will be deleted\. This action cannot be undone\./)
  await user.click(dialog.getByRole('button', { name: 'Delete campaign' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeInTheDocument()
  expect(address()).toBe('/campaigns')
  expect(await screen.findByText('Campaign deleted')).toBeInTheDocument()
  await screen.findByRole('link', { name: stays.name })
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  const failure = await call(getCampaign, { campaign_id: id }).catch((error: unknown) => error)
  expect(isApiError(failure, 'campaign_not_found')).toBe(true)
})

function Question(values: { readonly missions: number; readonly notifications: number }) {
  return useText()('campaign.delete.text', { name: 'Tết', ...values })
}

test.each([
  ['en', 0, 0, '“Tết” will be deleted.'],
  ['en', 1, 0, '“Tết” will be deleted with 1 mission.'],
  ['en', 0, 2, '“Tết” will be deleted with 2 notifications.'],
  ['en', 3, 1, '“Tết” will be deleted with 3 missions and 1 notification.'],
  ['vi', 0, 0, '“Tết” sẽ bị xóa.'],
  ['vi', 0, 1, '“Tết” sẽ bị xóa cùng 1 thông báo.'],
  ['vi', 3, 2, '“Tết” sẽ bị xóa cùng 3 nhiệm vụ và 2 thông báo.'],
] as const)(
  'in %s the question names of %i missions and %i notifications what there is',
  async (locale, missions, notifications, words) => {
    await renderPart(<Question missions={missions} notifications={notifications} />, { as: null, locale }, campaigns.messages)
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument()
  },
)
