import { call } from '@console/api'
import { createNotification, createTask, listNotifications, listTasks, paths } from '@console/contract'
import {
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  missionFactory,
  notificationFactory,
  problem,
  recordCalls,
  renderPage,
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
  await second.user.click(await screen.findByRole('button', { name: 'Copy all (2)' }))
  await waitFor(() => expect(part().getAllByText('Copied')).toHaveLength(2))
  const of = { campaign_id: copy.id }
  const [missions, notifications] = [await call(listTasks, of), await call(listNotifications, of)]
  expect(missions.items.map(({ name, status }) => [name, status])).toEqual([['First mission', 'inactive']])
  expect(notifications.items.map(({ content, status }) => [content.title, status])).toEqual([['First news', 'inactive']])
})

test('who cannot change the campaign is not offered to copy anything', async () => {
  const { original, copy } = await prepared()
  await renderPage(campaigns, paths.campaignCopy(copy.id, original.id), { as: 'viewer' })
  await screen.findByText('No missions in this campaign.')
  await screen.findByText('No notifications in this campaign.')
  expect(screen.queryByRole('region', { name: 'Copy missions and notifications' })).not.toBeInTheDocument()
})
