import { call, readAll } from '@console/api'
import { createNotification, createTask, deleteTask, listNotifications, listTasks, paths } from '@console/contract'
import {
  applicationFactory,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  missionFactory,
  notificationFactory,
  problem,
  recordCalls,
  renderPage,
  spreadOverPages,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../../module.ts'

const part = () => within(screen.getByRole('region', { name: 'Copy missions and notifications' }))

const prepared = () =>
  asOwner(async () => {
    const original = await campaignFactory()
    await missionFactory(original, { name: 'First mission' })
    await notificationFactory(original, { content: { title: 'First news' } })
    const copy = await campaignFactory({ application_ids: original.campaign_applications.map(({ application }) => application.id) })
    return { original, copy }
  })

async function partsOf(campaign_id: string) {
  const [missions, notifications] = [await call(listTasks, { campaign_id }), await call(listNotifications, { campaign_id })]
  return [
    ...missions.items.map(({ name, status }) => [name, status]),
    ...notifications.items.map(({ content, status }) => [content.title, status]),
  ]
}

test('a failed part can be copied again, and nothing is copied twice, not even from another visit', async () => {
  const { original, copy } = await prepared()
  interceptCalls((request) => (isCallOf(createNotification, request) ? problem('internal') : undefined))
  const first = await renderPage(campaigns, paths.campaignCopy(copy.id, original.id), { as: 'owner' })
  await first.user.click(await screen.findByRole('button', { name: 'Copy all (2)' }))
  expect(await part().findByText('Copied')).toBeInTheDocument()
  const again = await part().findByRole('button', { name: 'Copy the rest (1)' })
  expect(part().queryByText('Not copied yet')).not.toBeInTheDocument()
  interceptCalls(() => undefined)
  const sent = recordCalls(createTask)
  await first.user.click(again)
  await waitFor(() => expect(part().getAllByText('Copied')).toHaveLength(2))
  expect(sent).toEqual([])
  first.unmount()

  const second = await renderPage(campaigns, paths.campaignCopy(copy.id, original.id), { as: 'owner' })
  await waitFor(() => expect(part().getAllByText('Already in this campaign')).toHaveLength(2))
  expect(part().queryByRole('button')).not.toBeInTheDocument()
  second.unmount()
  expect(await partsOf(copy.id)).toEqual([
    ['First mission', 'inactive'],
    ['First news', 'inactive'],
  ])
})

test('a copy that was deleted is made again', async () => {
  const { original, copy } = await prepared()
  const copied = async (button: string) => {
    const { user, unmount } = await renderPage(campaigns, paths.campaignCopy(copy.id, original.id), { as: 'owner' })
    await user.click(await screen.findByRole('button', { name: button }))
    await part().findByRole('link', { name: 'Close' })
    unmount()
  }
  await copied('Copy all (2)')
  const { items } = await call(listTasks, { campaign_id: copy.id })
  await call(deleteTask, { campaign_id: copy.id, task_id: items[0]?.id ?? '' })
  await copied('Copy all (1)')
  expect((await partsOf(copy.id)).map(([name]) => name)).toEqual(['First mission', 'First news'])
})

test('parts beyond the largest page of the API are copied too', async () => {
  const { original, copy } = await prepared()
  const { rows } = await asOwner(async () => {
    await missionFactory(original, { name: 'Last mission' })
    return readAll(listTasks, { campaign_id: original.id, sort: 'created_on' })
  })
  spreadOverPages(listTasks, rows, { campaign_id: original.id })
  const { user } = await renderPage(campaigns, paths.campaignCopy(copy.id, original.id), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Copy all (3)' }))
  await waitFor(() => expect(part().getAllByText('Copied')).toHaveLength(3))
  expect((await partsOf(copy.id)).map(([name]) => name).toSorted()).toEqual(['First mission', 'First news', 'Last mission'])
})

test('an application that the campaign does not have is named for each part', async () => {
  const { copy, elsewhere } = await asOwner(async () => {
    const [one, other] = [await applicationFactory(), await applicationFactory({ display_name: 'Not here' })]
    const both = await campaignFactory({ application_ids: [one.id, other.id] })
    await notificationFactory(both, { application_ids: [one.id, other.id] })
    const reward_description = { item: 'Gold', amount: 5, summary: '5 gold', description: 'For a test', icon_url: null }
    const rewards = [one, other].map(({ id }) => ({ application_id: id, postback_param: [], reward_description }))
    await missionFactory(both, { rewards })
    return { copy: await campaignFactory({ application_ids: [one.id] }), elsewhere: both }
  })
  await renderPage(campaigns, paths.campaignCopy(copy.id, elsewhere.id), { as: 'owner' })
  expect(await screen.findByText('The copy leaves out applications that aren’t in this campaign: Not here (TEST)')).toBeInTheDocument()
  expect(screen.getByText('The copy leaves out rewards in applications that aren’t in this campaign: Not here (TEST)')).toBeInTheDocument()
})

test('who cannot change the campaign is not offered to copy anything', async () => {
  const { original, copy } = await prepared()
  await renderPage(campaigns, paths.campaignCopy(copy.id, original.id), { as: 'viewer' })
  await screen.findByText('This campaign has no missions yet.')
  await screen.findByText('This campaign has no notifications yet.')
  expect(screen.queryByRole('region', { name: 'Copy missions and notifications' })).not.toBeInTheDocument()
})
