import { call } from '@console/api'
import { deleteApplication, listApplications, paths } from '@console/contract'
import {
  type Account,
  applicationFactory,
  asOwner,
  enter,
  interceptCalls,
  problem,
  renderPage,
  sourceFactory,
  tableRow,
} from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

beforeEach(() => localStorage.clear())

const open = (url: string, as: Account = 'owner') => renderPage(applications, url, { as })
const chooser = () => screen.findByRole('searchbox', { name: 'Search applications' })

async function made() {
  await enter({ as: 'owner' }, {})
  const [one, two] = [await applicationFactory(), await applicationFactory()]
  await sourceFactory(one, { source_name: 'Of the one' })
  await sourceFactory(two, { source_name: 'Of the two', platform: 'web' })
  return { one, two }
}

async function lookedAt(url: string, row: string): Promise<void> {
  const page = await open(url)
  await tableRow(row)
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('sources.last'))
  page.unmount()
}

describe('without a last application', () => {
  test('the applications are links to their sources', async () => {
    const { user, address } = await open('/sources')
    expect(screen.getByRole('heading', { level: 1, name: 'Sources' })).toBeInTheDocument()
    const quest = await screen.findByRole('link', { name: /Lotus Quest/ })
    expect(quest).toHaveTextContent('LIVE')
    expect(quest).toHaveTextContent('lotus-quest · 3 sources')
    await user.click(quest)
    await tableRow('Google Play')
    expect(address()).toBe(quest.getAttribute('href'))
  })

  test('a source is created for an application that is chosen next, by people who may create one', async () => {
    const owner = await open('/sources')
    expect(await screen.findByRole('link', { name: 'Create source' })).toHaveAttribute('href', '/sources/create')
    owner.unmount()
    await open('/sources', 'viewer')
    await chooser()
    expect(screen.queryByRole('link', { name: 'Create source' })).not.toBeInTheDocument()
  })

  test('the same in Vietnamese', async () => {
    await renderPage(applications, '/sources', { as: 'owner', locale: 'vi' })
    expect(await screen.findByRole('link', { name: /Lotus Quest/ })).toHaveTextContent('3 nguồn cài đặt')
    expect(screen.getByRole('searchbox', { name: 'Tìm kiếm ứng dụng' })).toBeInTheDocument()
  })

  test('they are searched, whatever the accents, and none says so', async () => {
    const { user } = await open('/sources')
    await user.type(await chooser(), 'truyen co')
    await waitFor(() => expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1))
    expect(within(screen.getByRole('list')).getByRole('link')).toHaveTextContent('Truyện Cổ')
    await user.type(await chooser(), 'zzz')
    expect(await screen.findByText('No applications found.')).toBeInTheDocument()
  })

  test.each([
    ['owner', 1],
    ['viewer', 0],
  ] as const)('a publisher that has none is told so, and %s sees %s way to create one', async (as, ways) => {
    interceptCalls(() => Response.json({ items: [], page: 1, page_size: 50, total: 0 }))
    await open('/sources', as)
    expect(await screen.findByText('No applications yet')).toBeInTheDocument()
    expect(screen.queryAllByRole('link', { name: 'Create application' })).toHaveLength(ways)
  })

  test('more than can be shown are said to be there', async () => {
    await enter({ as: 'owner' }, {})
    const page = await call(listApplications, { page_size: 1 })
    interceptCalls(() => Response.json({ ...page, total: 80 }))
    await open('/sources')
    expect(await screen.findByText('Only the first application is shown. Search to find the others.')).toBeInTheDocument()
  })
})

describe('the last application', () => {
  test('opens, with the platform that was chosen there', async () => {
    const { two } = await made()
    const first = await open(paths.sourcesOf(two.id))
    await first.user.selectOptions(await screen.findByRole('combobox', { name: 'Platform' }), 'Web')
    await waitFor(() => expect(first.address()).toMatch(/platform=web$/))
    await tableRow('Of the two')
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('web'))
    first.unmount()

    const { address } = await open('/sources')
    await tableRow('Of the two')
    expect(address()).toBe(`${paths.sourcesOf(two.id)}?platform=web`)
    expect(screen.getByRole('combobox', { name: 'Platform' })).toHaveDisplayValue('Web')
  })

  test('is the one looked at last, whole once its filter is cleared', async () => {
    const { one, two } = await made()
    await lookedAt(`${paths.sourcesOf(two.id)}?platform=web`, 'Of the two')
    await lookedAt(paths.sourcesOf(one.id), 'Of the one')
    const { address } = await open('/sources')
    await tableRow('Of the one')
    expect(address()).toBe(paths.sourcesOf(one.id))
  })

  test('gives way to a platform that the address names', async () => {
    const { two } = await made()
    await lookedAt(`${paths.sourcesOf(two.id)}?platform=web`, 'Of the two')
    const { address } = await open('/sources?platform=ios')
    expect(await screen.findByText('No results')).toBeInTheDocument()
    expect(address()).toBe(`${paths.sourcesOf(two.id)}?platform=ios`)
  })

  test('is left for another one', async () => {
    const { one } = await made()
    await lookedAt(paths.sourcesOf(one.id), 'Of the one')
    const { user, address } = await open('/sources')
    await tableRow('Of the one')
    await user.click(screen.getByRole('link', { name: 'Choose another application' }))
    expect(await chooser()).toBeInTheDocument()
    expect(address()).toBe('/sources?choose=1')
  })

  test('that was deleted leads to choosing', async () => {
    const { one } = await made()
    await lookedAt(paths.sourcesOf(one.id), 'Of the one')
    await enter({ as: 'owner' }, {})
    await call(deleteApplication, { application_id: one.id }, { version: one.version })
    const { address } = await open('/sources')
    expect(await chooser()).toBeInTheDocument()
    expect(address()).toBe('/sources')
  })

  test('whose list cannot be had says so where the list would be', async () => {
    const { one } = await made()
    await lookedAt(paths.sourcesOf(one.id), 'Of the one')
    interceptCalls((request) => (new URL(request.url).pathname.endsWith('/sources') ? problem('busy') : undefined))
    await open('/sources')
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load sources')
  })

  test('is named by what is remembered where nothing else tells', async () => {
    const application = await asOwner(() => applicationFactory({ display_name: 'Remembered name' }))
    const first = await open(paths.sourcesOf(application.id))
    await screen.findByText('No sources yet')
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Remembered name'))
    first.unmount()
    interceptCalls((request) => (request.url.endsWith(`/applications/${application.id}`) ? problem('permission_denied') : undefined))
    await open('/sources')
    await screen.findByText('No sources yet')
    expect(screen.getByText('Remembered name')).toBeInTheDocument()
  })
})
