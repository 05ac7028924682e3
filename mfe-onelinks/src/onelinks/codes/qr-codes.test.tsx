import { listOnelinks, type Onelink, paths } from '@console/contract'
import { asOwner, bulkBar, interceptCalls, isCallOf, onelinkFactory, renderPage, tableRow, UNUSED_ID, wholePage } from '@console/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import onelinks from '../../module.ts'

beforeEach(() => localStorage.clear())

const made = (...names: readonly string[]) =>
  asOwner(async () => {
    const all: Onelink[] = []
    for (const display_name of names) all.push(await onelinkFactory({ display_name }))
    return all
  })
const open = (all: readonly { readonly id: string }[], query = '', locale: 'en' | 'vi' = 'en') =>
  renderPage(onelinks, `${paths.onelinkCodes(all.map(({ id }) => id))}${query}`, { as: 'viewer', locale })
const codes = async () => (await screen.findAllByRole('img')).map((code) => code.getAttribute('alt'))

test('each code has the name and the address of its link beneath, in the order in which they were chosen', async () => {
  const [first, second] = await made('Poster north', 'Poster south')
  await open([second, first] as Onelink[])
  expect(await codes()).toEqual(['QR code: Poster south', 'QR code: Poster north'])
  const [south] = screen.getAllByRole('listitem')
  expect(within(south as HTMLElement).getByText('Poster south')).toBeInTheDocument()
  expect(within(south as HTMLElement).getByText(`go.example/${second?.custom_id}`)).toBeInTheDocument()
})

test('beneath the name it says where people meet the link: the channel or the source, and the medium', async () => {
  const all = await asOwner(async () => [
    await onelinkFactory({ display_name: 'Same', channel: 'facebook', campaign_info: { utm_medium: 'cpc' } }),
    await onelinkFactory({ display_name: 'Same', channel: 'custom', campaign_info: { utm_source: 'poster' } }),
  ])
  await open(all)
  await codes()
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(first?.getByText('Facebook · cpc')).toBeInTheDocument()
  expect(second?.getByText('poster')).toBeInTheDocument()
})

test('so many codes as are chosen are on each page, which the address keeps', async () => {
  const all = await made('One', 'Two', 'Three')
  const { user, address } = await open(all, '&per=2')
  const second = within(await screen.findByRole('region', { name: 'Page 2 of 2' }))
  expect(second.getAllByRole('listitem')).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'QR codes per page' }), '24 per page')
  expect(await screen.findByRole('region', { name: 'Page 1 of 1' })).toBeInTheDocument()
  expect(address()).toMatch(/per=24/)
})

test('a Onelink that does not exist has no code, and is said', async () => {
  const [there] = await made('There')
  await open([there as Onelink, { id: UNUSED_ID }])
  expect(await codes()).toEqual(['QR code: There'])
  expect(screen.getByRole('note')).toHaveTextContent('1 of the selected Onelinks is not shown, because it doesn’t exist.')
})

test('a Onelink is said not to exist only where all were read', async () => {
  allowConsole(/\(left out\)/)
  const all = await made('Linked', 'Broken')
  const [linked, broken] = all
  const items = [linked, { ...broken, id: undefined }]
  interceptCalls((request) =>
    isCallOf(listOnelinks, request) ? Response.json({ items, page: 1, page_size: 500, total: items.length }) : undefined,
  )
  await open(all)
  expect(await codes()).toEqual(['QR code: Linked'])
  expect(screen.getByRole('note')).toHaveTextContent('1 of the selected Onelinks is not shown, because it couldn’t be read.')
})

test('Onelinks that were created since all were read are waited for, not said to be missing', async () => {
  const [first] = await made('Read before')
  const { unmount } = await open([first as Onelink])
  await codes()
  unmount()
  const [second] = await made('Created since')
  await open([first, second] as Onelink[])
  expect(screen.queryByRole('note')).toBe(null)
  expect(await codes()).toEqual(['QR code: Read before', 'QR code: Created since'])
  expect(screen.queryByRole('note')).toBe(null)
})

test('they are printed by a button', async () => {
  const print = jest.fn()
  Object.defineProperty(window, 'print', { configurable: true, value: print })
  const { user } = await open(await made('Printed'))
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('those that are chosen in the list come onto one sheet', async () => {
  await made('Series A', 'Series B')
  const { user, address } = await renderPage(onelinks, `${paths.onelinks()}?q=Series&sort=display_name`, { as: 'viewer' })
  await tableRow('Series A')
  await user.click(wholePage())
  await user.click(within(await bulkBar(user).region()).getByRole('link', { name: 'Print QR codes' }))
  expect(await codes()).toEqual(['QR code: Series A', 'QR code: Series B'])
  expect(address()).toMatch(/^\/onelinks\/qr-codes\?ids=/)
})

test('without any it leads to the list, in Vietnamese too', async () => {
  await open([], '', 'vi')
  expect(await screen.findByText('Chưa chọn Onelink nào')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Quay lại danh sách Onelink' })).toHaveAttribute('href', '/vi/onelinks')
})
