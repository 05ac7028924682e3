import { call } from '@console/api'
import { type Campaign, getCampaign, paths, updateTask } from '@console/contract'
import {
  answerCalls,
  asOwner,
  campaignFactory,
  chooseFromMenu,
  interceptCalls,
  isCallOf,
  missionFactory,
  notificationFactory,
  problem,
  question,
  questionGone,
  renderPage,
  seededApplication,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import campaigns from '../../module.ts'

const BOX = 'Also activate 2 missions and 1 notification in this campaign'

/** A campaign with two missions and a notification that are inactive, and a mission that has ended. */
const made = () =>
  asOwner(async () => {
    const campaign = await campaignFactory({ application_ids: [(await seededApplication('lotus-quest')).id] })
    for (const name of ['First', 'Second']) await missionFactory(campaign, { name, status: 'inactive' })
    await missionFactory(campaign, { name: 'Over', status: 'inactive', ended: true })
    await notificationFactory(campaign, { status: 'inactive' })
    return campaign
  })

async function open(campaign: Campaign) {
  const page = await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  await page.user.click(await screen.findByRole('button', { name: 'Activate' }))
  const dialog = await question('Activate this campaign?')
  const box = await dialog.findByRole('checkbox')
  return { ...page, dialog, box, confirm: () => page.user.click(dialog.getByRole('button', { name: 'Activate' })) }
}

async function statuses({ id }: Campaign) {
  const { status, campaign_tasks, campaign_notifications } = await call(getCampaign, { campaign_id: id })
  return [status, ...campaign_tasks.map((one) => `${one.name}: ${one.status}`), ...campaign_notifications.map((one) => one.status)]
}

test('everything in a campaign is activated with it, and taken back with it', async () => {
  const campaign = await made()
  const before = await statuses(campaign)
  const { dialog, box, confirm, user } = await open(campaign)
  expect(dialog.queryByText(/^No missions are active yet/)).not.toBeInTheDocument()
  expect(box).toBeChecked()
  expect(box).toHaveAccessibleName(BOX)
  await confirm()
  expect(
    await screen.findByText('Campaign activated. 2 missions will start on 1 Jan 2094, 07:00. 1 notification is active too.'),
  ).toBeInTheDocument()
  expect(await statuses(campaign)).toEqual([
    'active',
    ...before.slice(1, -1).map((one) => one.replace(/^(First|Second): inactive/, '$1: active')),
    'active',
  ])
  await user.click(screen.getByRole('button', { name: new RegExp(`^Undo: Campaign activated.*, ${campaign.name}$`) }))
  await waitFor(async () => expect(await statuses(campaign)).toEqual(before))
})

test('a row of the list activates everything in its campaign too', async () => {
  const campaign = await made()
  const { user } = await renderPage(campaigns, `/campaigns?q=${encodeURIComponent(campaign.name)}`, { as: 'owner' })
  await chooseFromMenu(user, 'Activate', `Actions for ${campaign.name}`)
  const dialog = await question('Activate this campaign?')
  expect(await dialog.findByRole('checkbox', { name: BOX })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Activate' }))
  expect(
    await screen.findByText('Campaign activated. 2 missions will start on 1 Jan 2094, 07:00. 1 notification is active too.'),
  ).toBeInTheDocument()
  expect((await statuses(campaign)).filter((one) => one.endsWith('inactive'))).toEqual(['Over: inactive'])
})

test('with the box off, the campaign alone is activated', async () => {
  const campaign = await made()
  const before = await statuses(campaign)
  const { dialog, box, confirm, user } = await open(campaign)
  await user.click(box)
  expect(dialog.getByText(/^No missions are active yet/)).toBeInTheDocument()
  await confirm()
  await questionGone()
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(await statuses(campaign)).toEqual(['active', ...before.slice(1)])
})

test('a part that fails is named with the reason and can be tried again', async () => {
  const campaign = await made()
  let refused = 0
  interceptCalls((request) => (isCallOf(updateTask, request) && refused++ === 0 ? problem('busy') : undefined))
  const { dialog, confirm } = await open(campaign)
  await confirm()
  expect(await dialog.findByText('Couldn’t activate everything')).toBeInTheDocument()
  expect(dialog.getByText(/: The service is currently busy/).textContent).toMatch(/^(First|Second): /)
  answerCalls()
  await confirm()
  await questionGone()
  expect(await screen.findByText(/^Campaign activated\. 2 missions will start/)).toBeInTheDocument()
  expect((await statuses(campaign)).filter((one) => one.endsWith('inactive'))).toEqual(['Over: inactive'])
})
