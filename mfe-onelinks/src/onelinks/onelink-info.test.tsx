import { call, isApiError } from '@console/api'
import { getOnelink, listOnelinks, type OnelinkWrite, paths } from '@console/contract'
import { pageDataStore } from '@console/session'
import { type Account, chooseFromMenu, enter, interceptCalls, isCallOf, onelinkFactory, openMenu, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import onelinks from '../module.ts'

async function open(wanted: Partial<OnelinkWrite> = {}, as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  await enter({ as: 'owner' }, {})
  const made = await onelinkFactory(wanted)
  return { ...(await renderPage(onelinks, paths.onelink(made.id), { as, locale })), made }
}

test('an Onelink shows its link, its QR code and what each device gets', async () => {
  const { made } = await open({
    display_name: 'Poster',
    android: { google_play_url: 'market://details?id=x' },
    campaign_info: { utm_source: 'poster', utm_medium: 'qr' },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Poster' })).toBeInTheDocument()
  const url = `https://go.example/${made.custom_id}`
  expect(screen.getByRole('link', { name: url })).toHaveAttribute('href', url)
  expect(await screen.findByRole('img', { name: 'QR code for the Onelink' })).toBeInTheDocument()
  const gets = (device: string) => screen.getByRole('row', { name: new RegExp(`^${device}`) })
  expect(gets('Android')).toHaveTextContent('Google Play URLmarket://details?id=x&referrer=utm_source%3Dposter%26utm_medium%3Dqr')
  expect(gets('iPhone')).toHaveTextContent('Fallback URLhttps://lotus.example/?utm_source=poster&utm_medium=qr')
})

test('where only the host knows what links begin with, page, menu and list have the same link', async () => {
  await enter({ as: 'owner' }, {})
  const { url: _, ...made } = await onelinkFactory({ display_name: 'Flyer' })
  interceptCalls((request) => {
    if (isCallOf(getOnelink, request)) return Response.json(made)
    return isCallOf(listOnelinks, request) ? Response.json({ items: [made], page: 1, page_size: 20, total: 1 }) : undefined
  })
  const knowHost = () =>
    act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, onelink_host: 'https://links.example' } })))
  const link = `https://links.example/${made.custom_id}`

  const page = await renderPage(onelinks, paths.onelink(made.id), { as: 'owner' })
  knowHost()
  expect(await screen.findByRole('link', { name: link })).toBeInTheDocument()
  await chooseFromMenu(page.user, 'Copy Onelink')
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link))
  cleanup()

  const list = await renderPage(onelinks, paths.onelinks(), { as: 'owner' })
  knowHost()
  expect(await screen.findByRole('cell', { name: new RegExp(`links.example/${made.custom_id}`) })).toBeInTheDocument()
  await navigator.clipboard.writeText('')
  await list.user.click(screen.getByRole('button', { name: 'Copy Onelink: Flyer' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link))
})

test('the page says what of the campaign info does not reach an address', async () => {
  await open({
    ios: { app_store_url: 'https://apps.apple.com/app/id1' },
    fallback_url: 'https://lotus.example/?utm_source=own',
    campaign_info: { utm_source: 'zalo' },
  })
  expect(await screen.findByRole('row', { name: /^iPhone.*no provider token \(pt\)/ })).toBeInTheDocument()
  expect(screen.getByText(/^An iPad is treated like an iPhone only if/)).toBeInTheDocument()
  expect(
    screen.getByRole('row', { name: /^Other devices.*Parameters already in the URL, kept as they are: utm_source/ }),
  ).toBeInTheDocument()
})

test('one without any address says so, in Vietnamese too', async () => {
  await open({ fallback_url: null }, 'owner', 'vi')
  expect(await screen.findAllByText('Trang báo liên kết chưa có đích đến vì chưa có URL nào')).toHaveLength(3)
})

test.each([
  ['owner', 1, ['Duplicate', 'Copy page address', 'Copy Onelink', 'Delete Onelink']],
  ['editor', 1, ['Duplicate', 'Copy page address', 'Copy Onelink']],
  ['viewer', 0, ['Copy page address', 'Copy Onelink']],
] as const)('%s is offered %i link to edit, and in the menu %j', async (as, links, entries) => {
  const { user } = await open({}, as)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(links)
  expect(await openMenu(user)).toEqual(entries)
})

test('deleting names it, does it, and leads to the list', async () => {
  const { user, address, made } = await open({ display_name: 'Not for long' })
  await chooseFromMenu(user, 'Delete Onelink')
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this Onelink?' })
  expect(dialog).toHaveTextContent('“Not for long” will be deleted, and its link will stop working. This action cannot be undone.')
  await user.click(within(dialog).getByRole('button', { name: 'Delete Onelink' }))
  await waitFor(() => expect(address()).toBe(paths.onelinks()))
  const failure = await call(getOnelink, { onelink_id: made.id }).catch((error: unknown) => error)
  expect(isApiError(failure, 'onelink_not_found')).toBe(true)
})
