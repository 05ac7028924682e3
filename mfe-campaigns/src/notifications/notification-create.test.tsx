import { call } from '@console/api'
import { createNotification, listNotifications, paths } from '@console/contract'
import {
  asOwner,
  campaignFactory,
  interceptCalls,
  missionFactory,
  notificationFactory,
  recordCalls,
  renderPage,
  seededApplication,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const ENDED = "Can't update this campaign because it's ended"
const box = (name: string) => screen.getByRole('textbox', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })
const submit = () => screen.getByRole('button', { name: 'Create notification' })
const platform = (name: string) => within(within(screen.getByRole('region', { name: /Preview|Xem trước/ })).getByRole('group', { name }))

const campaign = (wanted: Parameters<typeof campaignFactory>[0] = {}) =>
  asOwner(async () => campaignFactory({ application_ids: [(await seededApplication('lotus-quest')).id], ...wanted }))

async function opened(locale: 'en' | 'vi' = 'en') {
  const made = await campaign()
  const page = await renderPage(campaigns, paths.notificationCreate(made.id), { as: 'owner', locale })
  await screen.findByRole('textbox', { name: locale === 'en' ? 'Title' : 'Tiêu đề' })
  return { campaign: made, ...page }
}

test('a new one is a promotion for characters in the one application, without which no one is counted; what is missing is said at its field', async () => {
  const { user } = await opened()
  expect(choice('Type')).toHaveDisplayValue('Promotion')
  expect(choice('Audience type')).toHaveDisplayValue('Characters')
  expect(choice('Status')).toHaveDisplayValue('Inactive')
  expect(screen.getByRole('checkbox', { name: /Lotus Quest/ })).toBeChecked()
  expect(await screen.findByText(/^[\d,]+ characters?$/)).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /Lotus Quest/ }))
  expect(await screen.findByText('Choose applications to see the estimated audience.')).toBeInTheDocument()
  expect(screen.queryByText(/^[\d,]+ characters?$/)).not.toBeInTheDocument()
  await user.type(box('Read-more URL'), 'javascript://x')
  const sent = recordCalls(createNotification)
  await user.click(submit())
  await waitFor(() => expect(box('Title')).toHaveAccessibleErrorMessage('Title is required.'))
  expect(box('Brief')).toHaveAccessibleErrorMessage('Brief is required.')
  expect(await screen.findByText('Content is required.')).toBeInTheDocument()
  expect(box('Read-more URL')).toHaveAccessibleErrorMessage('Enter a valid URL or app link.')
  expect(screen.getByRole('checkbox', { name: /Lotus Quest/ })).toHaveAccessibleErrorMessage('Choose at least one application.')
  expect(sent).toEqual([])
})

test('characters are counted as the limit counts them', async () => {
  const { user } = await opened()
  expect(box('Title')).toHaveAccessibleDescription('0 of 200 characters')
  await user.click(box('Title'))
  await user.paste('🎁'.repeat(201))
  expect(box('Title')).toHaveAccessibleDescription(/^201 of 200 characters/)
})

test('the preview says in words what each platform cuts, collapsed and expanded, on devices in both languages', async () => {
  const { user } = await opened()
  expect(platform('iOS').queryByText('Nothing is cut off.')).not.toBeInTheDocument()
  await user.click(box('Title'))
  await user.paste('Hè đã đến rồi, vào chơi ngay thôi bạn ơi! Summer is here')
  await user.click(box('Brief'))
  await user.paste('Mỗi ngày một món quà')
  expect(platform('iOS').getByText('The title is cut off: 17 characters are not shown, from “i! Summer is here” on.')).toBeInTheDocument()
  expect(platform('Android').getByText('Nothing is cut off.')).toBeInTheDocument()
  const frames = platform('iOS').getAllByRole('figure')
  expect(frames.map((frame) => frame.textContent)).toEqual([
    'EnglishLotus QuestnowHè đã đến rồi, vào chơi ngay thôi bạn ơ…Mỗi ngày một món quà',
    'Tiếng ViệtLotus Questbây giờHè đã đến rồi, vào chơi ngay thôi bạn ơ…Mỗi ngày một món quà',
  ])
  await user.click(screen.getByRole('button', { name: 'Expanded' }))
  expect(platform('iOS').getByText('The title is cut off: 7 characters are not shown, from “is here” on.')).toBeInTheDocument()
})

test('a copy keeps what its original says, is inactive, and is made beside it', async () => {
  const made = await campaign()
  const original = await asOwner(() => notificationFactory(made, { content: { title: 'Sắp bắt đầu', read_more_url: 'lotus://news' } }))
  const { user, address } = await renderPage(campaigns, paths.notificationDuplicate(made.id, original.id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nhân bản thông báo' })).toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: 'Tiêu đề' })).toHaveValue('Sắp bắt đầu')
  expect(choice('Trạng thái')).toHaveDisplayValue('Không hoạt động')
  await user.click(screen.getByRole('button', { name: 'Tạo thông báo' }))
  expect(await screen.findByText('Đã tạo thông báo')).toBeInTheDocument()
  await screen.findByRole('heading', { level: 1, name: 'Sắp bắt đầu' })
  const { items } = await call(listNotifications, { campaign_id: made.id, sort: 'created_on' })
  expect(items.map(({ status, content }) => [status, content])).toEqual([
    ['active', original.content],
    ['inactive', original.content],
  ])
  expect(address()).toBe(paths.notification(made.id, items[1]?.id ?? ''))
})

test('made from a mission, it opens with what the mission says and where it runs', async () => {
  const made = await campaign()
  const mission = await asOwner(() => missionFactory(made, { name: 'Đọc cẩm nang', audience_type: 'user' }))
  await renderPage(campaigns, paths.notificationOfMission(made.id, mission.id), { as: 'owner' })
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Đọc cẩm nang')
  expect(box('Brief')).toHaveValue('Made for a test')
  expect(box('Read-more URL')).toHaveValue('https://news.example/for-a-test')
  expect(choice('Audience type')).toHaveDisplayValue('Users')
  expect(screen.getByRole('checkbox', { name: /Lotus Quest/ })).toBeChecked()
})

test('in a campaign that has ended there is no form, and the reason', async () => {
  const made = await campaign({ ended: true })
  await renderPage(campaigns, paths.notificationCreate(made.id), { as: 'owner' })
  expect(await screen.findByText(ENDED)).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a person who may change their own campaigns only cannot create one in someone else’s', async () => {
  const made = await campaign()
  interceptCalls((request) => (new URL(request.url).pathname.endsWith(`/campaigns/${made.id}`) ? Response.json(made) : undefined))
  await renderPage(campaigns, paths.notificationCreate(made.id), { as: 'own' })
  expect(await screen.findByRole('heading', { level: 1, name: 'No Permission' })).toBeInTheDocument()
})
