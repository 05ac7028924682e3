import { call } from '@console/api'
import { endCampaign, getNotification, listNotifications, type Notification, paths } from '@console/contract'
import {
  asOwner,
  campaignFactory,
  chooseFromMenu,
  notificationFactory,
  openMenu,
  question,
  renderPage,
  seededCampaign,
  UNUSED_ID,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const ENDED = "Can't update this campaign because it's ended"
const region = (name: string) => within(screen.getByRole('region', { name }))
const made = (wanted: Parameters<typeof notificationFactory>[1] = {}) =>
  asOwner(async () => notificationFactory(await campaignFactory(), wanted))
const pathOf = ({ id, campaign }: Notification) => paths.notification(campaign.id, id)
const stored = ({ id, campaign }: Notification) => call(getNotification, { campaign_id: campaign.id, notification_id: id })

test('a viewer reads what it says, whom it reaches in words, and how devices show it', async () => {
  const { id, campaign_notifications } = await asOwner(() => seededCampaign('summer quest'))
  const begun = campaign_notifications.find(({ title }) => title === 'Summer quest has begun')
  const { user } = await renderPage(campaigns, paths.notification(id, begun?.id ?? ''), { as: 'viewer' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer quest has begun' })).toBeInTheDocument()
  expect(screen.getByText('Type', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Promotion')
  expect(screen.getByText('Applications', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Lotus QuestLIVEJade PuzzleLIVE')
  expect(region('Content').getByText('one for every day')).toBeInTheDocument()
  expect(region('Content').getByText('https://lotus.example/summer')).toBeInTheDocument()
  expect(region('Preview').getAllByRole('figure')).toHaveLength(4)
  expect(region('Audience').getByText('Characters whose “Level” is at least 10')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  expect(await openMenu(user)).toEqual(['Copy page address'])
})

test('it is deactivated by one press, and deleted after a question, which leads back to the campaign', async () => {
  const notification = await made({ content: { title: 'Bị xóa' } })
  const { user, address } = await renderPage(campaigns, pathOf(notification), { as: 'editor', locale: 'vi' })
  await user.click(await screen.findByRole('button', { name: 'Hủy kích hoạt' }))
  expect(await screen.findByText('Đã hủy kích hoạt thông báo')).toBeInTheDocument()
  await waitFor(async () => expect(await stored(notification)).toMatchObject({ status: 'inactive' }))
  expect(await screen.findByRole('note')).toHaveTextContent('chỉ được gửi sau khi bạn kích hoạt')
  await chooseFromMenu(user, 'Xóa thông báo')
  const dialog = await question('Xóa thông báo này?')
  expect(dialog.getByText('Bị xóa', { selector: 'strong' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Xóa thông báo' }))
  await waitFor(() => expect(address()).toBe(paths.campaign(notification.campaign.id)))
  expect((await call(listNotifications, { campaign_id: notification.campaign.id })).total).toBe(0)
})

test('nothing of it can be changed once its campaign has ended, with the reason, also at the address of editing', async () => {
  const notification = await made()
  await asOwner(() => call(endCampaign, { campaign_id: notification.campaign.id }))
  const page = await renderPage(campaigns, pathOf(notification), { as: 'owner' })
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(ENDED)
  expect(screen.getByRole('note')).toHaveTextContent(ENDED)
  expect(screen.getByText('Ended')).toBeInTheDocument()
  expect(screen.queryByText('Active')).not.toBeInTheDocument()
  expect(await openMenu(page.user)).toEqual(['Duplicate', 'Copy page address', 'Delete notification'])
  for (const name of ['Duplicate', 'Delete notification']) {
    expect(screen.getByRole('menuitem', { name })).toHaveAccessibleDescription(ENDED)
  }
  page.unmount()
  await renderPage(campaigns, paths.notificationEdit(notification.campaign.id, notification.id), { as: 'owner' })
  expect(await screen.findByText(ENDED)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('an edit is saved and changes nothing else', async () => {
  const notification = await made({ notification_type: 'notification', audience_type: 'user', content: { title: 'Before' } })
  const { campaign, id, content } = notification
  const { user, address } = await renderPage(campaigns, paths.notificationEdit(campaign.id, id), { as: 'owner' })
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'After')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeInTheDocument()
  expect(address()).toBe(pathOf(notification))
  const { notification_type, audience_type, status, metadata_rule } = notification
  expect(await stored(notification)).toMatchObject({
    content: { ...content, title: 'After' },
    notification_type,
    audience_type,
    status,
    metadata_rule,
  })
})

test('one that is not there says so, and leads back to the campaign', async () => {
  const { campaign } = await made()
  await renderPage(campaigns, paths.notification(campaign.id, UNUSED_ID), { as: 'owner' })
  expect(await screen.findByText('This notification no longer exists')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the campaign' })).toHaveAttribute('href', paths.campaign(campaign.id))
})

test('hostile text is read as text, whatever a backend stores', async () => {
  const title = '<img src=x onerror="window.hit=1">'
  const notification = await made({ content: { title, brief: '<script>window.hit=1</script>' } })
  await renderPage(campaigns, pathOf(notification), { as: 'owner' })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getAllByText('<script>window.hit=1</script>').length).toBeGreaterThan(1)
  expect(document.querySelector('main script, main img')).toBeNull()
})
