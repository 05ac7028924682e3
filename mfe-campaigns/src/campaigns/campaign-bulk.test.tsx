import { call } from '@console/api'
import { endCampaign, paths } from '@console/contract'
import { asOwner, bulkBar, campaignFactory, missionFactory, question, renderPage, tableRow, wholePage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

/** New campaigns, the only ones of the page, all of them chosen. */
async function chosen(called: string) {
  const first = await asOwner(() => campaignFactory({ name: `${called} A` }))
  await asOwner(async () => missionFactory(await campaignFactory({ name: `${called} B` })))
  const { user } = await renderPage(campaigns, `${paths.campaigns()}?q=${called}&sort=name`, { as: 'owner' })
  await tableRow(`${called} A`)
  await user.click(wholePage())
  return { first, user, bar: bulkBar(user) }
}

test('many are activated and paused, and ended and deleted after a question; one that has ended meanwhile is done', async () => {
  const { bar, first, user } = await chosen('Together')
  await bar.press('Activate')
  const doubts = await question('Activate these campaigns?')
  expect(doubts.getByText('Together A')).toBeInTheDocument()
  expect(await doubts.findByText(/^There is nothing to see in this campaign yet/)).toBeInTheDocument()
  expect(doubts.getByText(/^Its missions and notifications will stay as they are/)).toBeInTheDocument()
  await user.click(doubts.getByRole('button', { name: 'Activate' }))
  await bar.outcome('Activate: 2 done')
  expect(await tableRow('Together B')).toHaveTextContent('Active')
  await user.click(wholePage())
  await bar.press('Pause')
  await bar.outcome('Pause: 2 done')
  expect(await tableRow('Together B')).toHaveTextContent('Not ready or paused')
  await user.click(wholePage())
  await bar.press('End campaigns')
  const dialog = await question('End these campaigns?')
  expect(dialog.getByText(/^These campaigns will end permanently/)).toBeInTheDocument()
  await call(endCampaign, { campaign_id: first.id })
  await user.click(dialog.getByRole('button', { name: 'End campaigns' }))
  await bar.outcome('End campaigns: 2 done')
  expect(await tableRow('Together B')).toHaveTextContent('Ended')
  await user.click(wholePage())
  await bar.press('Delete campaigns')
  await user.click((await question('Delete these campaigns?')).getByRole('button', { name: 'Delete campaigns' }))
  await bar.outcome('Delete campaigns: 2 done')
  expect(await screen.findByText('No results')).toBeInTheDocument()
})

test('before many are activated each without an active mission is named, with the way to its missions', async () => {
  await asOwner(async () => {
    await missionFactory(await campaignFactory({ name: 'Sleeping A' }), { status: 'inactive' })
    await missionFactory(await campaignFactory({ name: 'Sleeping B' }))
  })
  const { user } = await renderPage(campaigns, `${paths.campaigns()}?q=Sleeping&sort=name`, { as: 'owner' })
  await tableRow('Sleeping A')
  await user.click(wholePage())
  await bulkBar(user).press('Activate')
  const doubts = await question('Activate these campaigns?')
  expect(await doubts.findByText(/^No missions are active yet/)).toBeInTheDocument()
  expect(doubts.getAllByRole('link')).toHaveLength(1)
  const [first, second] = doubts.getAllByText(/^Sleeping/)
  expect(first).toHaveTextContent(/^Sleeping A.*No missions are active yet/)
  expect(second).not.toHaveTextContent('No missions are active')
})

test('an ended campaign is refused with the reason, whatever is to become of it', async () => {
  const { user } = await renderPage(campaigns, '/campaigns?status=ended&sort=name', { as: 'owner' })
  const bar = bulkBar(user)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Anniversary week' }))
  for (const action of ['Pause', 'Activate', 'End campaigns'])
    expect([action, await bar.refusal(action)]).toEqual([action, "Can't update this campaign because it's ended"])
})
