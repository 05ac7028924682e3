import { call } from '@console/api'
import { listSources, paths } from '@console/contract'
import {
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
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

beforeEach(() => localStorage.clear())

const questId = async () => (await asOwner(() => seededApplication('lotus-quest'))).id

async function openQuest(query = '') {
  return renderPage(applications, paths.sourcesOf(await questId()) + query, { as: 'owner' })
}

test('each source is a row with its name, package, platform and status, also in a file, under the name and mode of its application', async () => {
  const { container, user } = await openQuest('?sort=source_name')
  const row = within(await tableRow('Google Play'))
  expect(row.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', expect.stringMatching(/^\/sources\/[\w-]+\/[\w-]+$/))
  expect(row.getByRole('cell', { name: 'example.lotus.quest' })).toBeInTheDocument()
  expect(row.getByText('Android')).toBeInTheDocument()
  expect(row.getByRole('cell', { name: 'Active' })).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Created' })).toBeInTheDocument()
  expect(tableRows()).toEqual(['App Store', 'Google Play', 'Trang chủ'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Quest · Sources' })).toBeInTheDocument()
  const head = within(container.querySelector('h1')?.parentElement ?? container)
  expect(head.getByText('LIVE')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/applications/lotus-quest')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const lines = (await savedFiles())[0]?.text.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('id,Source name,Package name,Platform,platform_key,Status,status_key,Created (Asia/Ho_Chi_Minh)')
  expect(lines[2]).toMatch(/^[\w-]+,Google Play,example\.lotus\.quest,Android,android,Active,active,/)
})

test('the same in Vietnamese', async () => {
  await renderPage(applications, paths.sourcesOf(await questId()), { as: 'owner', locale: 'vi' })
  expect(await tableRow('Google Play')).toHaveTextContent('Đang hoạt động')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Quest · Nguồn cài đặt' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Nền tảng' })).toHaveDisplayValue('Tất cả nền tảng')
  expect(screen.getByRole('link', { name: 'Tạo nguồn cài đặt' })).toBeInTheDocument()
})

test('platform and status narrow the rows', async () => {
  const { user } = await openQuest()
  await tableRow('Google Play')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'iOS')
  await waitFor(() => expect(tableRows()).toEqual(['App Store']))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
  expect(await screen.findByText('No results')).toBeInTheDocument()
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
    expect(screen.getByRole('link', { name: 'Choose another application' })).toHaveAttribute('href', '/sources?choose=1')
    expect(calls).toEqual([])
  })

  test('says so, and leads to another', async () => {
    const { user } = await renderPage(applications, paths.sourcesOf(UNUSED_ID), { as: 'owner' })
    expect(await screen.findByText('This application no longer exists')).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Choose another application' }))
    expect(await screen.findByRole('searchbox', { name: 'Search applications' })).toBeInTheDocument()
  })
})

test('many are deactivated, and deleted after a question', async () => {
  const application = await asOwner(() => applicationFactory())
  for (const source_name of ['Bulk A', 'Bulk B']) await sourceFactory(application, { source_name })
  const { user } = await renderPage(applications, `${paths.sourcesOf(application.id)}?sort=source_name`, { as: 'owner' })
  const bar = bulkBar(user)
  const stored = async () => (await call(listSources, { application_id: application.id, sort: 'source_name' })).items
  await tableRow('Bulk A')
  await user.click(screen.getByRole('checkbox', { name: 'Select Bulk B' }))
  await bar.press('Deactivate')
  await bar.outcome('Deactivate: 1 done')
  await waitFor(async () => expect(await tableRow('Bulk B')).toHaveTextContent('Inactive'))
  expect((await stored()).map(({ status }) => status)).toEqual(['active', 'inactive'])
  await user.click(wholePage())
  await bar.press('Delete sources')
  const dialog = await question('Delete these sources?')
  await user.click(dialog.getByRole('button', { name: 'Delete sources' }))
  await bar.outcome('Delete sources: 2 done')
  expect(await stored()).toEqual([])
})
