import { type Campaign, type CampaignSummary, getCampaign } from '@console/contract'
import { asOwner, bulkBar, campaignFactory, renderPage, tableRow, wholePage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { within } from '@testing-library/react'
import type { RecordAction } from '../../index.ts'
import { CampaignList } from '../../testing/campaign-list.tsx'
import { moduleOf } from '../../testing/module-of.ts'

const compare: RecordAction<Campaign, CampaignSummary> = {
  id: 'compare',
  needs: getCampaign,
  refuses: ({ status }) => (status === 'ended' ? 'It has ended' : undefined),
  many: {
    label: 'Compare',
    to: (all) => `/campaigns?q=${all.map(({ name }) => name).join('+')}`,
    tooMany: (count) => (count > 2 ? 'Compare two at most' : undefined),
  },
}
const Listed = () => <CampaignList actions={[compare]} />

async function chosen(name: string) {
  const { user } = await renderPage(moduleOf({ campaigns: Listed }), `/campaigns?q=${name}`, { as: 'viewer' })
  await tableRow(`${name} 1`)
  await user.click(wholePage())
  return bulkBar(user)
}

test('an action that leads to a page about the chosen rows names those that it does not refuse', async () => {
  await asOwner(async () => {
    await campaignFactory({ name: 'Beside 1' })
    await campaignFactory({ name: 'Beside 2', ended: true })
  })
  const bar = await chosen('Beside')
  const link = within(await bar.region()).getByRole('link', { name: 'Compare (1 of 2)' })
  expect(link).toHaveAttribute('href', '/campaigns?q=Beside 1')
})

test('it is refused with the reason where there are too many', async () => {
  await asOwner(async () => {
    for (const n of [1, 2, 3]) await campaignFactory({ name: `Crowd ${n}` })
  })
  expect(await (await chosen('Crowd')).refusal('Compare')).toBe('Compare two at most')
})
