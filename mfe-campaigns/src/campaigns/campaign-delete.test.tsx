import { paths } from '@console/contract'
import { asOwner, campaignFactory, chooseFromMenu, missionFactory, question, renderPage, renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'
import { useText } from '../text.ts'

test('deleting names what goes with the campaign, and leads to the list', async () => {
  const { id } = await asOwner(async () => (await missionFactory(await campaignFactory({ name: 'Deleted for good' }))).campaign)
  const { user, address } = await renderPage(campaigns, paths.campaign(id), { as: 'owner' })
  await chooseFromMenu(user, 'Delete campaign')
  const dialog = await question('Delete this campaign?')
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    /“Deleted for good” will be deleted with 1 mission\. This action cannot be undone\./,
  )
  await user.click(dialog.getByRole('button', { name: 'Delete campaign' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeInTheDocument()
  expect(await screen.findByText('Campaign deleted')).toBeInTheDocument()
  expect(address()).toBe('/campaigns')
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
