import { call } from '@console/api'
import { checkOnelink, getOnelink, listOnelinks, paths } from '@console/contract'
import { pageDataStore } from '@console/session'
import { enter, interceptCalls, isCallOf, onelinkFactory, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import onelinks from '../module.ts'

const field = (name: string) => screen.findByRole('textbox', { name })
const utm = (name: string) => screen.getByRole('combobox', { name })
const create = () => screen.getByRole('button', { name: 'Create Onelink' })
const open = (query = '') => renderPage(onelinks, `${paths.onelinkCreate()}${query}`, { as: 'editor' })
type User = Awaited<ReturnType<typeof open>>['user']
const chooseCustom = async (user: User) => user.selectOptions(await screen.findByRole('combobox', { name: 'Channel' }), 'Custom')

test('a whole link becomes the ID, and the made Onelink is said and shown', async () => {
  const { user, address } = await open()
  await user.type(await field('Display name'), 'Báo Tết')
  const id = await field('Custom ID')
  // The host is known once the other links are.
  await screen.findByText('The link will appear here once the custom ID is valid.')
  await user.click(id)
  await user.paste('https://go.example/BaoTet27?utm_source=x')
  await waitFor(() => expect(id).toHaveValue('BaoTet27'))
  expect(await screen.findByText('This ID is available.')).toBeInTheDocument()
  expect(screen.getByText('https://go.example/BaoTet27')).toBeInTheDocument()
  expect(screen.getByText('The QR code can be downloaded once the link exists.')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: 'QR code for the Onelink' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Download PNG' })).not.toBeInTheDocument()
  expect(screen.getByText(/^Unless you enter at least one URL, people will only see a page/)).toBeInTheDocument()
  await user.type(await field('Fallback URL'), 'https://lotus.example/tet')
  expect(screen.queryByText(/^Unless you enter/)).not.toBeInTheDocument()
  expect(screen.getByText(/25 of 254 characters\./)).toBeInTheDocument()
  await user.type(await field('Fallback URL'), 'đ')
  expect(screen.getByText(/31 of 254 characters\. An accented letter counts as several/)).toBeInTheDocument()
  await user.type(await field('Fallback URL'), '{Backspace}')
  await chooseCustom(user)
  await user.type(utm('UTM source'), 'báo')
  await user.click(create())
  expect(await screen.findByRole('heading', { level: 1, name: 'Báo Tết' })).toBeInTheDocument()
  expect(await screen.findByText('Successfully created an Onelink link')).toBeInTheDocument()
  const [made] = (await call(listOnelinks, { q: 'BaoTet27' })).items
  expect(made).toMatchObject({ fallback_url: 'https://lotus.example/tet', android: { google_play_url: null } })
  expect(address()).toBe(paths.onelink(made?.id ?? ''))
})

test('a link of a host that looks alike is refused at its place, and so is an ID that someone else has', async () => {
  const { user } = await open()
  const id = await field('Custom ID')
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, onelink_host: 'https://links.example' } })))
  await user.click(id)
  await user.paste('https://links.example.evil.example/Quest2027')
  await waitFor(() => expect(id).toHaveAccessibleErrorMessage('URL must start with https://links.example'))
  await user.clear(id)
  await user.paste('https://links.example/RACERlaunch')
  expect(id).toHaveValue('RACERlaunch')
  await waitFor(() => expect(id).toHaveAccessibleErrorMessage('This ID is already taken. Choose another one.'))
})

test('an answer about an ID that is no longer typed is dropped', async () => {
  let respond = (_taken: Response) => {}
  interceptCalls((request) =>
    isCallOf(checkOnelink, request) && request.url.includes('First123') ? new Promise<Response>((done) => (respond = done)) : undefined,
  )
  const { user } = await open()
  const id = await field('Custom ID')
  await user.type(id, 'First123')
  await screen.findByText('Checking whether this ID is available…')
  await user.clear(id)
  await user.type(id, 'Second123')
  expect(await screen.findByText('This ID is available.')).toBeInTheDocument()
  await act(async () => respond(Response.json({ exists: true })))
  expect(id).toBeValid()
  expect(screen.getByText('This ID is available.')).toBeInTheDocument()
})

test('a random ID is a free one', async () => {
  const asked: string[] = []
  interceptCalls((request) => {
    if (!isCallOf(checkOnelink, request)) return undefined
    asked.push(new URL(request.url).searchParams.get('custom_id') ?? '')
    return Response.json({ exists: asked.length === 1 })
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Random ID' }))
  const id = await field('Custom ID')
  await waitFor(() => expect(id).toHaveValue(asked[1]))
  expect(asked[1]).toMatch(/^[a-z2-9]{8}$/)
  expect(asked[1]).not.toBe(asked[0])
  expect(await screen.findByText('This ID is available.')).toBeInTheDocument()
})

test('a source that belongs to a channel is fixed with one click', async () => {
  const { user } = await open()
  await screen.findByRole('heading', { level: 1 })
  await chooseCustom(user)
  await user.type(utm('UTM source'), 'TikTok ')
  expect(screen.getByText(/The UTM source “tiktok” belongs to the TikTok channel/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Switch to the TikTok channel' }))
  expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveDisplayValue('TikTok')
  expect(screen.getByText('tiktok, set by the channel')).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'UTM source' })).not.toBeInTheDocument()
})

test('a value that is nearly one of another Onelink is asked about', async () => {
  const { user } = await open()
  await screen.findByRole('heading', { level: 1 })
  await chooseCustom(user)
  await user.type(utm('UTM source'), 'ZALO\u200b')
  await user.click(await screen.findByRole('button', { name: 'Use “zalo”' }))
  expect(utm('UTM source')).toHaveValue('zalo')
  expect(screen.queryByText(/Reports will count the two separately/)).not.toBeInTheDocument()
})

test('an address of the other store changes places', async () => {
  const { user } = await open()
  const play = await field('Google Play URL')
  await user.click(play)
  await user.paste('https://apps.apple.com/app/id12')
  await user.click(screen.getByRole('button', { name: 'Swap with the App Store URL' }))
  expect(play).toHaveValue('')
  expect(await field('App Store URL')).toHaveValue('https://apps.apple.com/app/id12')
  expect(await field('App Store URL')).toHaveAccessibleDescription('App Store: id12')
})

test('a page of a store that is no application is said', async () => {
  const { user } = await open()
  await user.click(await field('Google Play URL'))
  await user.paste('https://play.google.com/store/search?q=lotus')
  expect(screen.getByText(/This isn’t the page of an app/)).toBeInTheDocument()
})

test('what a pasted address is, is said beside it', async () => {
  const { user } = await open()
  const noInstall = 'iPhones can’t install the app from this URL.'
  for (const [name, address, hint, notice] of [
    ['Google Play URL', 'https://appgallery.huawei.com/app/C1000001', 'AppGallery: C1000001'],
    ['Google Play URL', 'https://apple.co/4abc', /^Short or tracking link: apple\.co\./],
    ['Google Play URL', 'https://lotus.example/app', 'Website: lotus.example'],
    ['Google Play URL', 'lotus://open', /^App link: lotus\./],
    ['App Store URL', 'https://testflight.apple.com/join/Ab12Cd34', 'TestFlight: Ab12Cd34'],
    ['App Store URL', 'https://store.steampowered.com/app/1000001', 'Steam: 1000001', noInstall],
  ] as const) {
    await user.clear(await field(name))
    await user.click(await field(name))
    await user.paste(address)
    expect(await field(name)).toHaveAccessibleDescription(hint)
    expect(screen.queryByText(/install the app from this URL/)?.textContent).toBe(notice)
    expect(screen.queryByRole('button', { name: /^Swap with/ })).not.toBeInTheDocument()
  }
})

test('a macro is said to go out as it is, and a link that the App Store counts as another one is named, in Vietnamese', async () => {
  await enter({ as: 'owner' }, {})
  const ios = { app_store_url: 'https://apps.apple.com/vn/app/quest/id12' }
  await onelinkFactory({ display_name: 'Báo cũ', ios, channel: 'custom', campaign_info: { utm_source: 'báo' } })
  const { user } = await renderPage(onelinks, paths.onelinkCreate(), { as: 'editor', locale: 'vi' })
  await user.click(await field('URL App Store'))
  await user.paste('https://apps.apple.com/app/id12')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kênh' }), 'Tùy chỉnh')
  await user.type(utm('Nguồn UTM'), 'bao')
  expect(await screen.findByText(/^“Báo cũ” có cùng mã chiến dịch/)).toBeInTheDocument()
  expect(screen.queryByText(/^Mã chiến dịch là/)).not.toBeInTheDocument()
  await user.click(utm('Chiến dịch UTM'))
  await user.paste('{campaign}')
  expect(screen.getByText(/^“\{campaign\}” không được thay thế/)).toHaveTextContent(/ utm_campaign=\{campaign\}$/)
  expect(screen.getByText(/^Mã chiến dịch là/)).toHaveTextContent('Mã chiến dịch là “bao._campaign_”')
  expect(screen.queryByText(/^“Báo cũ”/)).not.toBeInTheDocument()
})

test('everything that is wrong is said at its place in Vietnamese', async () => {
  const { user } = await renderPage(onelinks, paths.onelinkCreate(), { as: 'editor', locale: 'vi' })
  const name = await field('Tên hiển thị')
  await user.type(await field('Mã tùy chỉnh'), 'đèn')
  await user.click(await field('URL dự phòng'))
  await user.paste(`https://a.example/${'đ'.repeat(78)}`)
  await user.click(screen.getByRole('button', { name: 'Tạo Onelink' }))
  await waitFor(() => expect(name).toHaveAccessibleErrorMessage('Vui lòng nhập tên hiển thị.'))
  expect(await field('Mã tùy chỉnh')).toHaveAccessibleErrorMessage(
    'Hãy dùng từ 6 đến 20 ký tự: chữ cái không dấu hoặc chữ số, không có dấu cách.',
  )
  expect(await field('URL dự phòng')).toHaveAccessibleErrorMessage('Chỉ được nhập tối đa 254 ký tự.')
  expect(await field('URL dự phòng')).toHaveAccessibleDescription(/486 ký tự, tối đa 254\. Trong URL, mỗi chữ có dấu/)
  const channel = screen.getByRole('combobox', { name: 'Kênh' })
  expect(channel).toHaveAccessibleErrorMessage('Vui lòng chọn kênh.')
  expect(screen.queryByRole('combobox', { name: 'Nguồn UTM' })).not.toBeInTheDocument()
  await user.selectOptions(channel, 'Tùy chỉnh')
  await user.click(screen.getByRole('button', { name: 'Tạo Onelink' }))
  await waitFor(() => expect(utm('Nguồn UTM')).toHaveAccessibleErrorMessage('Vui lòng nhập nguồn UTM.'))
})

test('a person who loses the race for an ID is told at the field', async () => {
  interceptCalls((request) => (isCallOf(checkOnelink, request) ? Response.json({ exists: false }) : undefined))
  const { user } = await open()
  await user.type(await field('Display name'), 'Too late')
  await user.type(await field('Custom ID'), 'questFB26')
  await chooseCustom(user)
  await user.type(utm('UTM source'), 'báo')
  await user.click(create())
  const id = await field('Custom ID')
  await waitFor(() => expect(id).toHaveAccessibleErrorMessage('This ID is already taken. Choose another one.'))
})

test('a copy has everything but the ID', async () => {
  await enter({ as: 'owner' }, {})
  const { id } = await onelinkFactory({ display_name: 'Original', channel: 'facebook', campaign_info: { utm_medium: 'cpc' } })
  await open(`?from=${id}`)
  expect(await field('Display name')).toHaveValue('Copy of Original')
  expect(await field('Custom ID')).toHaveValue('')
  expect(utm('UTM medium')).toHaveValue('cpc')
  expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveDisplayValue('Facebook')
})

test('the QR code of a link that is there is of its own address, whatever new links begin with', async () => {
  await enter({ as: 'owner' }, {})
  const made = await onelinkFactory({ display_name: 'Of an earlier host' })
  const url = `https://earlier.example/l/${made.custom_id}`
  interceptCalls((request) => (isCallOf(getOnelink, request, { onelink_id: made.id }) ? Response.json({ ...made, url }) : undefined))
  const { user } = await renderPage(onelinks, paths.onelinkEdit(made.id), { as: 'owner' })
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, onelink_host: 'https://links.example' } })))
  expect(await screen.findByRole('link', { name: url })).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: 'QR code for the Onelink' })).toBeInTheDocument()
  await user.type(await field('Custom ID'), '2')
  expect(await screen.findByText(`https://links.example/${made.custom_id}2`)).toBeInTheDocument()
})

test('editing warns that the old link stops working, and offers to keep it', async () => {
  await enter({ as: 'owner' }, {})
  const made = await onelinkFactory({ display_name: 'Before' })
  const { user } = await renderPage(onelinks, paths.onelinkEdit(made.id), { as: 'owner' })
  const id = await field('Custom ID')
  await user.clear(id)
  await user.type(id, 'Another27')
  expect(await screen.findByText(/the old link/)).toHaveTextContent(`the old link ${made.url} will stop working`)
  expect(screen.getByText('The QR code can be downloaded once the link exists.')).toBeInTheDocument()
  const keep = screen.getByRole('button', { name: /^Keep/ })
  expect(keep.textContent).toBe(`Keep “${made.custom_id}”`)
  await user.click(keep)
  expect(id).toHaveValue(made.custom_id)
  expect(screen.queryByText(/will stop working/)).not.toBeInTheDocument()
  expect(await screen.findByRole('img', { name: 'QR code for the Onelink' })).toBeInTheDocument()
  await user.clear(await field('Display name'))
  await user.type(await field('Display name'), 'After')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Successfully updated an Onelink link')).toBeInTheDocument()
  expect(await call(getOnelink, { onelink_id: made.id })).toMatchObject({ display_name: 'After', custom_id: made.custom_id })
})
