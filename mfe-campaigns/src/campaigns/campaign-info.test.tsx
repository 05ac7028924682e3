import { getCampaign, paths } from '@console/contract'
import { asOwner, campaignFactory, interceptCalls, isCallOf, openMenu, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import campaigns from '../module.ts'

const ENDED = "Can't update this campaign because it's ended"
const region = (name: string) => within(screen.getByRole('region', { name }))

const seeded = async (name: string) => paths.campaign((await asOwner(() => seededCampaign(name))).id)

const made = (wanted: Parameters<typeof campaignFactory>[0] = {}) => asOwner(() => campaignFactory(wanted))

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

test('a campaign shows its period with the zone, description, applications, owner, missions and notifications', async () => {
  await renderPage(campaigns, await seeded('summer quest'), { as: 'owner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer quest' })).toBeInTheDocument()
  expect(fact('Period')).toHaveTextContent(/^\d+ \w+ \d{4}, 07:00 – \d+ \w+ \d{4}, 07:00 \(GMT\+7\)\d+ days left$/)
  expect(fact('Applications')).toHaveTextContent('Lotus QuestLIVEJade PuzzleLIVE')
  expect(fact('Owner')).toHaveTextContent('Liên Nguyễn')
  expect(screen.getByTitle('owner@lotus.example')).toBeInTheDocument()
  expect(fact('Last updated')).toHaveTextContent(/ago$/)
  expect(region('Description').getByText('summer rewards')).toBeInTheDocument()
  expect(await region('Missions').findByRole('link', { name: 'Reach level 20' })).toBeInTheDocument()
  expect(region('Missions').getAllByRole('row')).toHaveLength(7)
  expect(screen.getByRole('heading', { name: /^Missions/ })).toHaveTextContent(/^Missions6 · \d active/)
  expect(region('Missions').getByRole('cell', { name: 'Metric event' })).toBeInTheDocument()
  expect(await region('Notifications').findByRole('link', { name: 'Maintenance on Thursday' })).toBeInTheDocument()
  expect(region('Notifications').getByRole('heading')).toHaveTextContent('Notifications2')
  expect(region('Notifications').getByText('Characters whose “Level” is at least 10')).toBeInTheDocument()
  expect(region('Notifications').getByText('Inactive')).toBeInTheDocument()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})

test('what a campaign has not is said in words', async () => {
  const { id } = await made({ description: '' })
  await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  expect(await screen.findByText('No description')).toBeInTheDocument()
  expect(await screen.findByText('This campaign has no missions yet.')).toBeInTheDocument()
  expect(await screen.findByText('This campaign has no notifications yet.')).toBeInTheDocument()
})

test.each([
  ['viewer', false, "You don't have permission to access this resource or functionality"],
  ['owner', true, ENDED],
] as const)('%s reads why nothing can be added to a campaign (ended: %s)', async (as, ended, reason) => {
  const { id } = await made(ended ? { ended } : {})
  await renderPage(campaigns, paths.campaign(id), { as })
  for (const name of ['Create mission', 'Create notification']) {
    expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(reason)
  }
})

test('one that is past its end date but still active says that it goes on', async () => {
  await renderPage(campaigns, await seeded('gio vang'), { as: 'owner' })
  expect(await screen.findByText('Past its end date')).toBeInTheDocument()
  expect(screen.getByRole('note')).toHaveTextContent('This campaign is past its end date but stays active')
})

test('after its end what cannot be done stays to be read and says why', async () => {
  const { id } = await made({ ended: true })
  const { user } = await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  const edit = await screen.findByRole('button', { name: 'Edit' })
  expect(await openMenu(user)).toEqual(['Duplicate', 'Export as a file', 'Copy page address', 'End campaign', 'Delete campaign'])
  for (const one of [edit, screen.getByRole('menuitem', { name: 'End campaign' })]) expect(one).toHaveAccessibleDescription(ENDED)
  expect(screen.queryByRole('button', { name: /^(?:Pause|Activate)$/ })).not.toBeInTheDocument()
  expect(screen.getByRole('note')).toHaveTextContent(ENDED)
  expect(screen.getByText('Ended on')).toBeInTheDocument()
})

test.each([
  ['owner', 'summer quest', ['Pause', 'Edit'], ['Duplicate', 'Export as a file', 'Copy page address', 'End campaign', 'Delete campaign']],
  ['editor', 'summer quest', ['Pause', 'Edit'], ['Duplicate', 'Export as a file', 'Copy page address']],
  ['viewer', 'summer quest', [], ['Export as a file', 'Copy page address']],
  ['own', 'holiday lantern', ['Activate', 'Edit'], ['Export as a file', 'Copy page address', 'End campaign', 'Delete campaign']],
] as const)('%s finds beside %s what the keys allow', async (as, name, beside, inMenu) => {
  const { user } = await renderPage(campaigns, await seeded(name), { as })
  await screen.findByRole('heading', { level: 1 })
  const shown = ['Pause', 'Activate', 'Edit'].filter((label) => screen.queryByRole(label === 'Edit' ? 'link' : 'button', { name: label }))
  expect(shown).toEqual(beside)
  expect(await openMenu(user)).toEqual(inMenu)
})

test('missions that a backend leaves out of the campaign are in their list all the same', async () => {
  const campaign = await asOwner(() => seededCampaign('summer quest'))
  interceptCalls((request) => (isCallOf(getCampaign, request) ? Response.json({ ...campaign, campaign_tasks: [] }) : undefined))
  await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  expect(await screen.findByRole('link', { name: 'Reach level 20' })).toBeInTheDocument()
})

test('a status this console does not know reads N/A', async () => {
  const campaign = await made({ name: 'From the future' })
  interceptCalls(() => Response.json({ ...campaign, status: 'archived' }))
  await renderPage(campaigns, `/campaigns/${campaign.id}`, { as: 'owner' })
  await screen.findByRole('heading', { name: 'From the future' })
  expect(screen.getByText('N/A')).toBeInTheDocument()
})
