import { type Campaign, getCampaign, paths } from '@console/contract'
import { asOwner, campaignFactory, interceptCalls, isCallOf, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

/** Opens the form for a copy of the campaign. Returns the notes in it that are about copying. */
async function opened({ id }: Pick<Campaign, 'id'>, locale: 'en' | 'vi' = 'en'): Promise<(string | null)[]> {
  await renderPage(campaigns, paths.campaignDuplicate(id), { as: 'owner', locale })
  await screen.findByRole('button', { name: locale === 'en' ? 'Create campaign' : 'Tạo chiến dịch' })
  return notes()
}

const notes = () =>
  screen
    .queryAllByRole('note')
    .map(({ textContent }) => textContent)
    .filter((words) => /copy|sao chép/.test(words ?? ''))

test.each([
  [
    'en',
    'Once you’ve created the campaign, you can copy 6 missions into it.Once you’ve created the campaign, you can copy 2 notifications into it.',
  ],
  ['vi', 'Sau khi tạo chiến dịch, bạn có thể sao chép 6 nhiệm vụ vào đó.Sau khi tạo chiến dịch, bạn có thể sao chép 2 thông báo vào đó.'],
] as const)('a copy says what can be copied into it, in %s', async (locale, words) => {
  const campaign = await asOwner(() => seededCampaign('summer quest'))
  expect(await opened(campaign, locale)).toEqual([words])
})

test('of what there is one, one is named, and of what there is none, nothing', async () => {
  const campaign = await asOwner(() => seededCampaign('summer quest'))
  const one = { ...campaign, campaign_tasks: campaign.campaign_tasks.slice(0, 1), campaign_notifications: [] }
  interceptCalls((request) => (isCallOf(getCampaign, request) ? Response.json(one) : undefined))
  expect(await opened(campaign)).toEqual(['Once you’ve created the campaign, you can copy 1 mission into it.'])
})

test('a copy of a campaign without parts says nothing, nor does a campaign that is no copy', async () => {
  expect(await opened(await asOwner(() => campaignFactory()))).toEqual([])
  await renderPage(campaigns, paths.campaignCreate(), { as: 'owner' })
  expect(notes()).toEqual([])
})
