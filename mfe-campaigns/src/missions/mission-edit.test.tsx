import { call } from '@console/api'
import { endTask, getTask, paths, type Task } from '@console/contract'
import { asOwner, campaignFactory, missionFactory, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

const name = () => screen.getByRole('textbox', { name: 'Mission name' })
const save = () => screen.getByRole('button', { name: 'Save' })
const stored = ({ id, campaign }: Task) => call(getTask, { campaign_id: campaign.id, task_id: id })
const made = (wanted: Parameters<typeof missionFactory>[1] = {}) => asOwner(async () => missionFactory(await campaignFactory(), wanted))

async function opened(mission: Task, locale: 'en' | 'vi' = 'en') {
  return renderPage(campaigns, paths.missionEdit(mission.campaign.id, mission.id), { as: 'owner', locale })
}

test('the type is shown and cannot be changed; the rest is saved', async () => {
  const mission = await made({ name: 'Before' })
  const { user, address } = await opened(mission)
  expect(await screen.findByText('You can’t change the type after the mission is created.')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await user.clear(name())
  await user.type(name(), 'After')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeInTheDocument()
  expect(await screen.findByText('Mission updated')).toBeInTheDocument()
  expect(address()).toBe(paths.mission(mission.campaign.id, mission.id))
  expect(await stored(mission)).toMatchObject({ name: 'After', content: mission.content })
})

test('a mission that has ended has no form, and the reason', async () => {
  const mission = await made()
  await asOwner(() => call(endTask, { campaign_id: mission.campaign.id, task_id: mission.id }))
  await opened(mission)
  expect(await screen.findByText("Can't update this mission because it's ended")).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('without a mission in the address it leads to the campaign, which asks to choose one', async () => {
  const mission = await made({ name: 'To be chosen' })
  const { address } = await renderPage(campaigns, `${paths.campaign(mission.campaign.id)}/mission/edit`, { as: 'owner' })
  expect(await screen.findByText('Choose a mission to edit.')).toBeInTheDocument()
  expect(address()).toBe(paths.missionChoose(mission.campaign.id))
  expect(await screen.findByRole('link', { name: 'To be chosen' })).toHaveAttribute('href', paths.mission(mission.campaign.id, mission.id))
})
