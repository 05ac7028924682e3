import { call } from '@console/api'
import { listCampaigns } from '@console/contract'
import { asOwner, interceptCalls, renderPage, tableRows } from '@console/testing'
import { lazyPart, ModalDialog } from '@console/ui'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { PanelProps } from '../index.ts'
import { CampaignList } from '../testing/campaign-list.tsx'
import { moduleOf } from '../testing/module-of.ts'

beforeEach(() => localStorage.clear())

const open = (url: string, locale: 'en' | 'vi' = 'en') =>
  renderPage(moduleOf({ campaigns: () => <CampaignList /> }), url, { as: 'owner', locale })

function Choosing({ input, change, onClose }: PanelProps) {
  return (
    <ModalDialog title="Application" onClose={onClose}>
      <p>{`Now ${input.application_id ?? 'none'}`}</p>
      <button
        type="button"
        onClick={() => {
          change({ application_id: 'some' })
          onClose()
        }}
      >
        Some
      </button>
    </ModalDialog>
  )
}
const Panel = lazyPart(
  async () => Choosing,
  (part) => part,
)

describe('a filter', () => {
  const openWithPanel = (url: string) => renderPage(moduleOf({ campaigns: () => <CampaignList Panel={Panel} /> }), url, { as: 'owner' })

  test('of one value is on or off, and says which', async () => {
    const { user, address } = await open('/campaigns?page=2')
    await user.click(screen.getByRole('button', { name: 'Mine', pressed: false }))
    expect(address()).toBe('/campaigns?owner=me')
    await user.click(screen.getByRole('button', { name: 'Mine', pressed: true }))
    expect(address()).toBe('/campaigns')
  })

  test('with a panel says what is chosen there; the focus is on it afterwards, and once it is taken back', async () => {
    const { user, address } = await openWithPanel('/campaigns?page=2')
    await user.click(screen.getByRole('button', { name: 'Application' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Application' }))
    expect(dialog.getByText('Now none')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Some' }))
    expect(address()).toBe('/campaigns?application_id=some')
    const opener = await screen.findByRole('button', { name: 'Application: The chosen application' })
    await waitFor(() => expect(opener).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Remove The chosen application' }))
    expect(address()).toBe('/campaigns')
    expect(screen.getByRole('button', { name: 'Application' })).toHaveFocus()
  })

  test('that is chosen elsewhere is shown while it is there, and taken back leaves the focus to the search', async () => {
    const { user, address } = await open('/campaigns?application_id=some&sort=name')
    await user.click(await screen.findByRole('button', { name: 'Remove The chosen application' }))
    expect(address()).toBe('/campaigns?sort=name')
    expect(screen.queryByRole('button', { name: 'Remove The chosen application' })).not.toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })
})

describe('what is said once of all rows', () => {
  test('is how many there are, and that only so many are counted', async () => {
    const { unmount } = await open('/campaigns?q=anniversary', 'vi')
    expect(await screen.findByText('Tổng cộng 1')).toBeInTheDocument()
    unmount()
    const page = await asOwner(() => call(listCampaigns, { page_size: 1 }))
    interceptCalls(() => Response.json({ ...page, total: 10_000, total_capped: true }))
    await open('/campaigns')
    expect(await screen.findByText('10,000+ in total')).toBeInTheDocument()
  })

  test.each([
    ['', 'Newest first'],
    ['?sort=created_on', 'Oldest first'],
    ['?sort=name', undefined],
  ])('is an order that no column shows: “%s” says %s', async (search, words) => {
    await open(`/campaigns${search}`)
    await screen.findByRole('navigation', { name: 'Pages' })
    expect(screen.queryAllByText(/^(Newest|Oldest) first$/).map(({ textContent }) => textContent)).toEqual(words ? [words] : [])
  })

  test('is how many could not be read, also where that is all of them', async () => {
    allowConsole(/items\.id \(left out\)/)
    const page = await asOwner(() => call(listCampaigns, { page_size: 2 }))
    const [readable, unreadable] = [page.items[0], { ...page.items[1], id: undefined }]
    const respond = (...items: unknown[]) => interceptCalls(() => Response.json({ ...page, items, total: items.length }))
    respond(readable, unreadable)
    const { unmount } = await open('/campaigns')
    expect(await screen.findByText('1 row couldn’t be read and is not shown.')).toBeInTheDocument()
    expect(tableRows()).toHaveLength(1)
    unmount()
    respond(unreadable, unreadable)
    await open('/campaigns', 'vi')
    expect(await screen.findByText('2 dòng không đọc được nên không hiển thị.')).toBeInTheDocument()
  })

  test('the size of its pages is chosen and kept in the address', async () => {
    const { user, address } = await open('/campaigns?page=2')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '50 rows')
    expect(address()).toBe('/campaigns?page_size=50')
    await waitFor(() => expect(tableRows().length).toBeGreaterThan(20))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20 rows')
    expect(address()).toBe('/campaigns')
  })
})
