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
  seededCampaign,
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

/** A part without fields that always differ. */
const asCopied = ({ id, version, created_on, updated_on, campaign, status, ended_on, ...part }: Readonly<Record<string, unknown>>) =>
  JSON.parse(JSON.stringify(part), (name, value) =>
    name === 'task_applications' || name === 'notification_applications' ? pairsOf(value) : value,
  )
const pairsOf = (pairs: readonly object[]) => pairs.map((pair) => ({ ...pair, id: null }))
const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

test('copies equal their originals field by field, in all six types, and keep what the console does not know', async () => {
  const { original, copy, before } = await asOwner(async () => {
    const summer = await seededCampaign('summer quest')
    const application_ids = summer.campaign_applications.map(({ application }) => application.id)
    const { start_date, end_date } = summer
    return { original: summer, copy: await campaignFactory({ application_ids, start_date, end_date }), before: await rowsOf(summer.id) }
  })
  const items = before.missions.map((mission) => ({ ...mission, content: { ...mission.content, mood: 'sunny' } }))
  const sent: { readonly content: object }[] = []
  interceptCalls(async (request) => {
    if (isCallOf(createTask, request)) sent.push(await request.clone().json())
    if (!isCallOf(listTasks, request, { campaign_id: original.id })) return undefined
    return Response.json({ items, page: 1, page_size: items.length, total: items.length, total_capped: false })
  })
  const { user } = await renderPage(campaigns, paths.campaignCopy(copy.id, original.id), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Copy all (8)' }))
  await part().findByRole('link', { name: 'Close' })
  const after = await rowsOf(copy.id)
  expect(new Set(after.missions.map(({ task_type }) => task_type)).size).toBe(6)
  expect(after.missions.map(asCopied).toSorted(byText)).toEqual(before.missions.map(asCopied).toSorted(byText))
  expect(after.notifications.map(asCopied).toSorted(byText)).toEqual(before.notifications.map(asCopied).toSorted(byText))
  expect(sent.filter(({ content }) => 'mood' in content)).toHaveLength(6)
})

const rowsOf = async (campaign_id: string) => ({
  missions: (await readAll(listTasks, { campaign_id })).rows,
  notifications: (await readAll(listNotifications, { campaign_id })).rows,
})

test('a person who cannot change the campaign is not offered to copy anything', async () => {
  const { original, copy } = await prepared()
  await renderPage(campaigns, paths.campaignCopy(copy.id, original.id), { as: 'viewer' })
  await screen.findByText('This campaign has no missions yet.')
  await screen.findByText('This campaign has no notifications yet.')
  expect(screen.queryByRole('region', { name: 'Copy missions and notifications' })).not.toBeInTheDocument()
})
