import { call } from '@console/api'
import { endCampaign, getTask, listTasks, paths, type Task } from '@console/contract'
import { pageDataStore } from '@console/session'
import {
  asOwner,
  campaignFactory,
  chooseFromMenu,
  interceptCalls,
  missionFactory,
  openMenu,
  question,
  questionGone,
  renderPage,
  seededCampaign,
  UNUSED_ID,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const CAMPAIGN_ENDED = "Can't update this campaign because it's ended"
const ENDED = "Can't update this mission because it's ended"
const IN_MENU = ['Create mission', 'Duplicate', 'Create notification', 'Copy page address', 'End mission', 'Delete mission']
const region = (name: string) => within(screen.getByRole('region', { name }))

const seeded = (campaign: string, name: string) =>
  asOwner(async () => {
    const { id } = await seededCampaign(campaign)
    const [mission] = (await call(listTasks, { campaign_id: id, q: name })).items
    return paths.mission(id, mission?.id ?? '')
  })
const made = (wanted: Parameters<typeof missionFactory>[1] = {}, of: Parameters<typeof campaignFactory>[0] = {}) =>
  asOwner(async () => missionFactory(await campaignFactory(of), wanted))
const stored = ({ id, campaign }: Task) => call(getTask, { campaign_id: campaign.id, task_id: id })
const pathOf = ({ id, campaign }: Task) => paths.mission(campaign.id, id)

test('a viewer reads what a mission asks for, whom it reaches in words and what it earns', async () => {
  const { user } = await renderPage(campaigns, await seeded('summer quest', 'Read the summer guide'), { as: 'viewer' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Read the summer guide' })).toBeInTheDocument()
  expect(screen.getByText('Type', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Article')
  expect(region('Description').getByText('Two minutes with the guide.')).toBeInTheDocument()
  expect(region('Content').getByText('The guide')).toBeInTheDocument()
  expect(region('Content').getByText('120 seconds')).toBeInTheDocument()
  expect(region('Rewards').getByText('Lotus Quest')).toBeInTheDocument()
  expect(region('Rewards').getByText('Jade Puzzle')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /ctivate$/ })).not.toBeInTheDocument()
  expect(await openMenu(user)).toEqual(['Copy page address'])
})

test('the rule that completes a metric event reads as a sentence, also in Vietnamese', async () => {
  await renderPage(campaigns, await seeded('summer quest', 'Reach level 20'), { as: 'viewer', locale: 'vi' })
  await screen.findByRole('heading', { level: 1, name: 'Reach level 20' })
  expect(region('Điều kiện hoàn thành').getByText(/Cấp độ/)).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Nội dung' })).not.toBeInTheDocument()
})

test.each([
  ['Open the summer letter', 'Your summer, {{first_name}}'],
  ['Try the boat race', 'https://play.lotus.example/index.html'],
  ['Watch the trailer', 'https://cdn.lotus.example/trailer.mp4'],
  ['Tell us about your summer', 'Three questions'],
])('%s shows its content', async (name, part) => {
  await renderPage(campaigns, await seeded('summer quest', name), { as: 'viewer' })
  await screen.findByRole('heading', { level: 1, name })
  expect(region('Content').getByText(part)).toBeInTheDocument()
})

test.each([
  ['owner', ['Deactivate', 'Edit']],
  ['editor', ['Deactivate', 'Edit']],
] as const)('%s finds what the keys allow', async (as, beside) => {
  const mission = await made()
  const { user } = await renderPage(campaigns, pathOf(mission), { as })
  await screen.findByRole('heading', { level: 1 })
  const shown = ['Activate', 'Deactivate', 'Edit'].filter((label) =>
    screen.queryByRole(label === 'Edit' ? 'link' : 'button', { name: label }),
  )
  expect(shown).toEqual(beside)
  expect(await openMenu(user)).toEqual(IN_MENU)
  expect(screen.getByRole('menuitem', { name: 'Create mission' })).toHaveAttribute('href', paths.missionCreate(mission.campaign.id))
})

test('ending names the mission, is final, and leaves it to be read', async () => {
  const mission = await made({ name: 'Not for ever' })
  const { user } = await renderPage(campaigns, pathOf(mission), { as: 'owner' })
  await chooseFromMenu(user, 'End mission')
  const dialog = await question('End this mission?')
  expect(dialog.getByText('Not for ever', { selector: 'strong' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'End mission' }))
  await questionGone()
  expect(await screen.findByRole('note')).toHaveTextContent(ENDED)
  expect(screen.getByText('Ended')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(ENDED)
  expect(await openMenu(user)).toEqual(IN_MENU)
  expect(screen.getByRole('menuitem', { name: 'End mission' })).toHaveAccessibleDescription(ENDED)
  expect(screen.getByRole('menuitem', { name: 'Delete mission' })).not.toHaveAttribute('aria-disabled', 'true')
})

test('nothing of it can be changed once its campaign has ended, with the reason', async () => {
  const mission = await made()
  await asOwner(() => call(endCampaign, { campaign_id: mission.campaign.id }))
  const { user } = await renderPage(campaigns, pathOf(mission), { as: 'owner' })
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(CAMPAIGN_ENDED)
  await openMenu(user)
  for (const name of ['Create mission', 'Duplicate', 'Create notification', 'End mission', 'Delete mission']) {
    expect(screen.getByRole('menuitem', { name })).toHaveAccessibleDescription(CAMPAIGN_ENDED)
  }
})

test('it is activated and deactivated by one press each, and deleted after a question, which leads back to the campaign', async () => {
  const mission = await made({ name: 'Bị xóa', status: 'inactive' })
  const { user, address } = await renderPage(campaigns, pathOf(mission), { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('note')).toHaveTextContent('Chưa ai nhìn thấy cho đến khi bạn kích hoạt')
  await user.click(screen.getByRole('button', { name: 'Kích hoạt' }))
  expect(await screen.findByText('Đã kích hoạt nhiệm vụ')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument())
  await waitFor(async () => expect(await stored(mission)).toMatchObject({ status: 'active' }))
  await user.click(await screen.findByRole('button', { name: 'Hủy kích hoạt' }))
  await waitFor(async () => expect(await stored(mission)).toMatchObject({ status: 'inactive' }))
  await chooseFromMenu(user, 'Xóa nhiệm vụ')
  const dialog = await question('Xóa nhiệm vụ này?')
  await user.click(dialog.getByRole('button', { name: 'Xóa nhiệm vụ' }))
  await waitFor(() => expect(address()).toBe(paths.campaign(mission.campaign.id)))
  expect(await screen.findByText('Đã xóa nhiệm vụ')).toBeInTheDocument()
  expect((await call(listTasks, { campaign_id: mission.campaign.id })).total).toBe(0)
})

test('where the API cannot end missions nothing offers it', async () => {
  const mission = await made()
  const { user } = await renderPage(campaigns, pathOf(mission), { as: 'owner' })
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, extensions: [] } })))
  await screen.findByRole('heading', { level: 1 })
  expect(await openMenu(user)).not.toContain('End mission')
})

test('a mission and a campaign that are not there say so, and lead on', async () => {
  const { campaign, id } = await made()
  const gone = await renderPage(campaigns, paths.mission(campaign.id, UNUSED_ID), { as: 'owner' })
  expect(await screen.findByText('This mission no longer exists')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the campaign' })).toHaveAttribute('href', paths.campaign(campaign.id))
  gone.unmount()
  await renderPage(campaigns, paths.mission(UNUSED_ID, id), { as: 'owner' })
  expect(await screen.findByText('Campaign is not exists')).toBeInTheDocument()
})

test('a type that this console does not know reads N/A', async () => {
  const mission = await made()
  interceptCalls((request) =>
    new URL(request.url).pathname.endsWith(`/tasks/${mission.id}`) ? Response.json({ ...mission, task_type: 'hologram' }) : undefined,
  )
  await renderPage(campaigns, pathOf(mission), { as: 'owner' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByText('Type', { selector: 'dt' }).nextElementSibling).toHaveTextContent('N/A')
})
