import { listCampaigns, listSources, paths } from '@console/contract'
import { useParams } from '@console/router'
import {
  answerCalls,
  applicationFactory,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  problem,
  recordCalls,
  refuseCalls,
  renderPage,
  savedFiles,
  tableRow,
  tableRows,
} from '@console/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { RecordList, useList } from '../index.ts'
import { CampaignList } from '../testing/campaign-list.tsx'
import { moduleOf } from '../testing/module-of.ts'
import { sourceRecord } from '../testing/source-record.tsx'

beforeEach(() => localStorage.clear())

const open = (url: string, locale: 'en' | 'vi' = 'en') =>
  renderPage(moduleOf({ campaigns: () => <CampaignList /> }), url, { as: 'owner', locale })
const status = () => screen.getByRole('combobox', { name: 'Status' })
const isRefreshed = () => waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
const none = () => Response.json({ items: [], page: 1, page_size: 20, total: 0 })

describe('the address', () => {
  test('says what the API is asked', async () => {
    const calls = recordCalls(listCampaigns)
    await open('/campaigns?status=ended&sort=-name&page=2&page_size=5')
    await waitFor(() => expect(calls).toHaveLength(1))
    const asked = new URL(calls[0]?.url ?? '').searchParams
    expect(Object.fromEntries(asked)).toEqual({ status: 'ended', sort: '-name', page: '2', page_size: '5' })
  })

  test('follows a filter, and forgets the page and a filter that is taken back', async () => {
    const { user, address } = await open('/campaigns?page=2', 'vi')
    await user.selectOptions(status(), 'Ended')
    await tableRow('Spring festival')
    await isRefreshed()
    expect(tableRows()).toHaveLength(8)
    expect(address()).toBe('/campaigns?status=ended')
    await user.selectOptions(status(), 'All statuses')
    await tableRow('Summer quest')
    expect(address()).toBe('/campaigns')
  })

  test('opens on its filter, and on everything where it names what cannot be', async () => {
    const { unmount } = await open('/campaigns?status=inactive')
    await tableRow('Black Friday bundle')
    expect(status()).toHaveDisplayValue('Inactive')
    unmount()
    await open('/campaigns?status=gone&page=-1&sort=color', 'vi')
    await tableRow('Summer quest')
    expect(status()).toHaveDisplayValue('All statuses')
  })

  test('keeps what is searched for, and the first page of it is shown', async () => {
    const { user, address } = await open('/campaigns?page=2')
    await user.type(screen.getByRole('searchbox', { name: 'Search campaigns' }), 'san kho bau')
    await waitFor(() => expect(tableRows()).toEqual(['Săn kho báu sông Mê Kông']))
    expect(address()).toBe('/campaigns?q=san+kho+bau')
  })

  test('leads by Arrow down from words just typed to the first result of them', async () => {
    const { user } = await open('/campaigns')
    await tableRow('Summer quest')
    await user.type(screen.getByRole('searchbox'), 'san kho bau{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Săn kho báu sông Mê Kông' })).toHaveFocus())
  })

  test('turns with the order of a column, in both directions', async () => {
    const { name } = await asOwner(() => campaignFactory({ name: 'AAA first' }))
    const { user, address } = await open('/campaigns', 'vi')
    await tableRow(name)
    // The newest one first.
    expect(tableRows()[0]).toBe(name)
    const header = screen.getByRole('columnheader', { name: 'Name' })
    expect(header).not.toHaveAttribute('aria-sort')
    await user.click(within(header).getByRole('button'))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    await isRefreshed()
    expect(tableRows().slice(0, 2)).toEqual([name, 'Anniversary week'])
    expect(address()).toBe('/campaigns?sort=name')
    await user.click(within(header).getByRole('button'))
    await waitFor(() => expect(tableRows()[0]).not.toBe(name))
    expect(header).toHaveAttribute('aria-sort', 'descending')
    expect(address()).toBe('/campaigns?sort=-name')
  })

  test('names each page but the first, and begins at the top of each', async () => {
    const scrolled = jest.spyOn(globalThis, 'scrollTo')
    const { user, address } = await open('/campaigns?sort=name&page_size=10')
    await tableRow('Anniversary week')
    const first = tableRows()
    expect(first).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^11–20/))
    expect(scrolled.mock.calls).toEqual([[0, 0]])
    expect(new URL(address(), location.origin).searchParams.get('page')).toBe('2')
    expect(tableRows().some((name) => first.includes(name))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(tableRows()).toEqual(first))
    expect(new URL(address(), location.origin).searchParams.has('page')).toBe(false)
  })
})

describe('the rows', () => {
  test('of the page before stay, and are said to be older, while the next page is under way', async () => {
    const { user } = await open('/campaigns?sort=name')
    await tableRow('Anniversary week')
    const before = tableRows()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    interceptCalls(() => promise)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    expect(tableRows()).toEqual(before)
    resolve(undefined)
    await waitFor(() => expect(tableRows()[0]).not.toBe(before[0]))
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  })

  test('of another filter do not stand for a list that could not be had', async () => {
    const { user } = await open('/campaigns', 'vi')
    await tableRow('Summer quest')
    refuseCalls(listCampaigns, 'busy')
    await user.selectOptions(status(), 'Ended')
    expect(await screen.findByRole('alert')).toHaveTextContent('Không tải được các chiến dịch')
    expect(screen.queryByRole('link', { name: 'Summer quest' })).not.toBeInTheDocument()
  })

  test('that cannot be had say why and can be asked for again', async () => {
    refuseCalls(listCampaigns, 'busy')
    const { user } = await open('/campaigns')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Couldn’t load campaigns')
    expect(alert).toHaveTextContent('The service is currently busy')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    answerCalls()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await tableRow('Summer quest')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('that one may not see are no failure: nothing is offered to be asked for again', async () => {
    refuseCalls(listCampaigns, 'permission_denied')
    await open('/campaigns')
    expect(await screen.findByText('Permission Denied')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  })

  test('that match nothing say so, and without filters all are shown again', async () => {
    const { user, address } = await open('/campaigns?q=zzzz&status=active', 'vi')
    await user.click(await screen.findByRole('button', { name: 'Bỏ bộ lọc' }))
    await tableRow('Summer quest')
    expect(address()).toBe('/campaigns')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(status()).toHaveDisplayValue('All statuses')
  })

  test('that are none yet say what one is, with the way to the first', async () => {
    interceptCalls(none)
    await open('/campaigns')
    expect(await screen.findByText('No campaigns yet')).toBeInTheDocument()
    expect(screen.getByText('Create the first one.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create campaign' })).toHaveAttribute('href', '/campaigns/create')
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  })

  test('that end before the page of the address say so, and lead to the first page', async () => {
    const { user, address } = await open('/campaigns?status=ended&page=9', 'vi')
    await user.click(await screen.findByRole('button', { name: 'Về trang đầu' }))
    await tableRow('Anniversary week')
    expect(address()).toBe('/campaigns?status=ended')
  })
})

function SourceList() {
  const { application_id = '' } = useParams()
  const list = useList(listSources, { params: { application_id } })
  return (
    <>
      <p>{list.error?.code}</p>
      <RecordList of={sourceRecord} list={list} columns={[]} />
    </>
  )
}

describe('a list below a parent', () => {
  const openSources = (id: string) => renderPage(moduleOf({ sources: SourceList }), paths.sourcesOf(id), { as: 'owner' })

  test('is read by its parameters, and leads to the form of the same parent', async () => {
    const { id } = await asOwner(() => applicationFactory())
    const calls = recordCalls(listSources)
    await openSources(id)
    expect(await screen.findByRole('link', { name: 'Create source' })).toHaveAttribute('href', paths.sourceCreate(id))
    expect(calls.map((call) => isCallOf(listSources, call, { application_id: id }))).toEqual([true])
  })

  test('tells the page why it could not be had', async () => {
    interceptCalls(() => problem('application_not_found'))
    await openSources('gone')
    expect(await screen.findByText('application_not_found')).toBeInTheDocument()
  })
})

test('all rows of the filter are written to a file in the order of the list, with the columns that are shown', async () => {
  const { user } = await open('/campaigns?status=ended&sort=name&page_size=5', 'vi')
  await tableRow('Anniversary week')
  await user.click(screen.getByRole('button', { name: 'Xuất' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xuất' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const [header, ...rows] = (await savedFiles())[0]?.text.trim().split('\r\n') ?? []
  expect(header).toMatch(/^\uFEFF?id,Name,Status$/)
  expect(rows).toHaveLength(8)
  expect(rows[0]).toMatch(/^[\w-]+,Anniversary week,Ended$/)
})

test('of one row the export speaks as of one', async () => {
  const { user } = await open('/campaigns?q=anniversary')
  await tableRow('Anniversary week')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText('1 row matches the current filter and will be exported to a CSV file, with the visible columns.'),
  ).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  expect(await dialog.findByText(/^Exported 1 row to “/)).toBeInTheDocument()
})
