import { type Campaign, getCampaign, paths } from '@console/contract'
import { asOwner, campaignFactory, interceptCalls, isCallOf, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

/** The form of a copy of the campaign, once it is there; what it says of the copying stands in the list. */
async function opened({ id }: Pick<Campaign, 'id'>, locale: 'en' | 'vi' = 'en'): Promise<(string | null)[]> {
  await renderPage(campaigns, paths.campaignDuplicate(id), { as: 'owner', locale })
  await screen.findByRole('button', { name: locale === 'en' ? 'Create campaign' : 'Tạo chiến dịch' })
  return notes()
}

const notes = () =>
  screen
    .queryAllByRole('note')
    .map(({ textContent }) => textContent)
    .filter((words) => /copied|nhân bản/.test(words ?? ''))

test.each([
  ['en', '6 missions will not be copied.2 notifications will not be copied.'],
  ['vi', '6 nhiệm vụ sẽ không được nhân bản.2 thông báo sẽ không được nhân bản.'],
] as const)('a copy says what it goes without, in %s', async (locale, words) => {
  const campaign = await asOwner(() => seededCampaign('summer quest'))
  expect(await opened(campaign, locale)).toEqual([words])
})

test('of what there is one, one is named, and of what there is none, nothing', async () => {
  const campaign = await asOwner(() => seededCampaign('summer quest'))
  const one = { ...campaign, campaign_tasks: campaign.campaign_tasks.slice(0, 1), campaign_notifications: [] }
  interceptCalls((request) => (isCallOf(getCampaign, request) ? Response.json(one) : undefined))
  expect(await opened(campaign)).toEqual(['1 mission will not be copied.'])
})

test('a copy that goes without nothing says nothing, nor does a campaign that is no copy', async () => {
  expect(await opened(await asOwner(() => campaignFactory()))).toEqual([])
  await renderPage(campaigns, paths.campaignCreate(), { as: 'owner' })
  expect(notes()).toEqual([])
})
