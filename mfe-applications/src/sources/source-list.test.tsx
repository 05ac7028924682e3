import { call } from '@console/api'
import { listSources, paths } from '@console/contract'
import {
  type Account,
  applicationFactory,
  asOwner,
  bulkBar,
  interceptCalls,
  problem,
  question,
  recordCalls,
  renderPage,
  savedFiles,
  seededApplication,
  sourceFactory,
  tableRow,
  tableRows,
  UNUSED_ID,
  wholePage,
} from '@console/testing'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void jest.restoreAllMocks())

const platform = () => screen.getByRole('combobox', { name: 'Platform' })

const questId = async () => (await asOwner(() => seededApplication('lotus-quest'))).id

async function openQuest(query = '', as: Account = 'owner') {
  return renderPage(applications, paths.sourcesOf(await questId()) + query, { as })
}

test('each source is a row with its name, package, platform and status, under the name and mode of its application', async () => {
  const { container } = await openQuest('?sort=source_name')
  const row = within(await tableRow('Google Play'))
  expect(row.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', expect.stringMatching(/^\/sources\/[\w-]+\/[\w-]+$/))
  expect(row.getByText('example.lotus.quest')).toBeInTheDocument()
  expect(row.getByText('Android')).toBeInTheDocument()
  expect(row.getByRole('cell', { name: 'Active' })).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Created' })).toBeInTheDocument()
  expect(tableRows()).toEqual(['App Store', 'Google Play', 'Trang chủ'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Quest · Sources' })).toBeInTheDocument()
  const head = within(container.querySelector('h1')?.parentElement ?? container)
  expect(head.getByText('LIVE')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/applications/lotus-quest')
})

test('the same in Vietnamese', async () => {
  await renderPage(applications, paths.sourcesOf(await questId()), { as: 'owner', locale: 'vi' })
  expect(await tableRow('Google Play')).toHaveTextContent('Đang hoạt động')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Quest · Nguồn cài đặt' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Nền tảng' })).toHaveDisplayValue('Mọi nền tảng')
  expect(screen.getByRole('link', { name: 'Tạo nguồn cài đặt' })).toBeInTheDocument()
})

test('platform and status stand in the address and narrow the rows', async () => {
  const { user, address } = await openQuest()
  await tableRow('Google Play')
  await user.selectOptions(platform(), 'iOS')
  await waitFor(() => expect(tableRows()).toEqual(['App Store']))
  expect(address()).toMatch(/\?platform=ios$/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
  expect(await screen.findByText('No results')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await tableRow('Trang chủ')
  expect(address()).toMatch(/\/sources\/[\w-]+$/)
})

test.each([
  ['a part of the name, without its accents', 'trang chu', 'Trang chủ'],
  ['a part of the package', 'LOTUS.QUEST', 'Google Play'],
])('the search finds %s', async (_what, words, found) => {
  const { user } = await openQuest()
  await user.type(screen.getByRole('searchbox', { name: 'Search sources' }), words)
  await waitFor(() => expect(tableRows()).toEqual([found]))
})

test('an application without sources says what one is and how to make it', async () => {
  const application = await asOwner(() => applicationFactory())
  await renderPage(applications, paths.sourcesOf(application.id), { as: 'owner' })
  expect(await screen.findByText('No sources yet')).toBeInTheDocument()
  const links = screen.getAllByRole('link', { name: 'Create source' })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toHaveAttribute('href', paths.sourceCreate(application.id))
})

test('who may edit but not delete is offered the first alone', async () => {
  const { user } = await openQuest('', 'editor')
  expect(screen.getByRole('link', { name: 'Create source' })).toBeInTheDocument()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Google Play' }))
  const bar = within(await bulkBar(user).region())
  expect(bar.getByRole('button', { name: 'Deactivate' })).toBeInTheDocument()
  expect(bar.queryByRole('button', { name: 'Delete sources' })).not.toBeInTheDocument()
})

test('the person who may not read the application still reads its name in its sources', async () => {
  const id = await questId()
  interceptCalls((request) => (request.url.endsWith(`/applications/${id}`) ? problem('permission_denied') : undefined))
  await renderPage(applications, paths.sourcesOf(id), { as: 'owner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Quest · Sources' })).toBeInTheDocument()
})

describe('an application that is not there', () => {
  test('is not asked for where the id cannot be one', async () => {
    const calls = recordCalls()
    await renderPage(applications, '/sources/no%20id%21', { as: 'owner' })
    expect(screen.getByText('Application not found')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Change application' })).toHaveAttribute('href', '/sources?choose=1')
    expect(calls).toEqual([])
  })

  test.each([
    ['an id that nobody has', 'owner', 'Lotus Games'],
    ['another publisher’s application', 'hanoiOwner', 'Hanoi Media'],
  ] as const)('says so for %s, and leads to another', async (_what, as, publisher) => {
    const id = as === 'owner' ? UNUSED_ID : await questId()
    const { user } = await renderPage(applications, paths.sourcesOf(id), { as, publisher })
    expect(await screen.findByText('This application no longer exists')).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Change application' }))
    expect(await screen.findByRole('searchbox', { name: 'Search applications' })).toBeInTheDocument()
  })
})

describe('many sources at once', () => {
  async function opened() {
    const application = await asOwner(() => applicationFactory())
    const made = []
    for (const source_name of ['Bulk A', 'Bulk B', 'Bulk C']) made.push(await sourceFactory(application, { source_name }))
    const { user } = await renderPage(applications, `${paths.sourcesOf(application.id)}?sort=source_name`, { as: 'owner' })
    await tableRow('Bulk A')
    const stored = async () => (await call(listSources, { application_id: application.id, sort: 'source_name' })).items
    return { user, bar: bulkBar(user), made, stored }
  }

  test('are deactivated; the one that fails is named, and the one that is so already is not sent', async () => {
    const { user, bar, made, stored } = await opened()
    await user.click(screen.getByRole('checkbox', { name: 'Select Bulk C' }))
    await bar.press('Deactivate')
    await bar.outcome('Deactivate: 1 done')
    await waitFor(async () => expect(await tableRow('Bulk C')).toHaveTextContent('Inactive'))

    const sent: string[] = []
    interceptCalls((request) => {
      if (request.method !== 'PUT') return undefined
      sent.push(request.url)
      return request.url.endsWith(`/${made[1]?.id}`) ? problem('busy') : undefined
    })
    await user.click(wholePage())
    await bar.press('Deactivate (2 of 3)')
    await bar.outcome('Deactivate: 1 done, 1 skipped, 1 failed')
    const reasons = await bar.reasons()
    expect(reasons).toContainEqual(expect.stringContaining('Bulk B: The service is currently busy'))
    expect(reasons).toContainEqual(expect.stringContaining('Bulk C: Its status is already “Inactive”.'))
    expect(sent).toHaveLength(2)
    expect((await stored()).map(({ status }) => status)).toEqual(['inactive', 'active', 'inactive'])
  })

  test('are deleted after they were named', async () => {
    const { user, bar, stored } = await opened()
    await user.click(wholePage())
    await bar.press('Delete sources')
    const dialog = await question('Delete these sources?')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Bulk A', 'Bulk B', 'Bulk C'])
    await user.click(dialog.getByRole('button', { name: 'Delete sources' }))
    await bar.outcome('Delete sources: 3 done')
    expect(await stored()).toEqual([])
  })
})

test('the list is written to a file, all of its rows', async () => {
  const { user } = await openQuest('?sort=source_name')
  await tableRow('Google Play')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const [file] = await savedFiles()
  const lines = file?.text.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('id,Source name,Package name,Platform,platform,Status,status,Created (Asia/Ho_Chi_Minh)')
  expect(lines[2]).toMatch(/^[\w-]+,Google Play,example\.lotus\.quest,Android,android,Active,active,/)
})
