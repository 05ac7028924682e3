import { call } from '@console/api'
import { type Application, getApplication, listApplications } from '@console/contract'
import {
  applicationFactory,
  asOwner,
  bulkBar,
  enter,
  interceptCalls,
  isCallOf,
  renderPage,
  savedFiles,
  seededApplication,
  tableRow,
  tableRows,
  wholePage,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

const filter = (name: string) => screen.getByRole('combobox', { name })

test('each application is a row with its name, code, status, mode, category and sources', async () => {
  await renderPage(applications, '/applications?sort=code', { as: 'owner' })
  const row = within(await tableRow('Lotus Quest'))
  expect(row.getByRole('link', { name: 'Lotus Quest' })).toHaveAttribute('href', '/applications/lotus-quest')
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['', 'lotus-quest', 'Active', 'LIVE', 'Role-playing', '3', expect.stringMatching(/ 20\d\d /), ''])
  // Below the name, for a window too narrow for their columns.
  expect(row.getByRole('rowheader')).toHaveTextContent('Lotus QuestActivelotus-questLIVE')
  expect(screen.getByText('Times in Indochina Time (GMT+7)')).toBeInTheDocument()
})

test('a status and a mode that this console does not know read N/A', async () => {
  const application = await asOwner(() => seededApplication('lotus-quest'))
  const items = [{ ...application, status: 'archived', mode: 'STAGING', category: null, sources_count: undefined }]
  interceptCalls((request) =>
    isCallOf(listApplications, request) ? Response.json({ items, page: 1, page_size: 20, total: 1 }) : undefined,
  )
  await renderPage(applications, '/applications', { as: 'owner' })
  const row = within(await tableRow('Lotus Quest'))
  // The status, the mode and the number of sources.
  expect(row.getAllByRole('cell', { name: 'N/A' })).toHaveLength(3)
  expect(row.getByText('None')).toBeInTheDocument()
})

test('status and mode narrow the rows', async () => {
  const { user } = await renderPage(applications, '/applications', { as: 'owner' })
  await user.selectOptions(filter('Status'), 'Inactive')
  await waitFor(() => expect(tableRows()).toEqual(['Paddy Tycoon']))
  await user.selectOptions(filter('Status'), 'All statuses')
  await user.selectOptions(filter('Mode'), 'TEST')
  await waitFor(() => expect(tableRows()).toEqual(['Lantern Night', 'Quán Cà Phê Nhỏ']))
})

test.each([
  ['viewer', false, false, true],
  ['editor', true, true, true],
  ['own', false, true, false],
] as const)('%s: may create %s, may choose rows %s, sees what belongs to others %s', async (as, mayCreate, mayChoose, seesOthers) => {
  await renderPage(applications, '/applications', { as })
  await tableRow('Lantern Night')
  expect(tableRows().includes('Lotus Quest')).toBe(seesOthers)
  expect(screen.queryAllByRole('link', { name: 'Create application' })).toHaveLength(mayCreate ? 1 : 0)
  expect(screen.queryAllByRole('checkbox', { name: 'Select Lantern Night' })).toHaveLength(mayChoose ? 1 : 0)
})

test('the same in Vietnamese, on the screen and in a file', async () => {
  const { user } = await renderPage(applications, '/applications?mode=TEST&sort=code', { as: 'owner', locale: 'vi' })
  const row = within(await tableRow('Lantern Night'))
  expect(row.getByRole('cell', { name: 'Đang hoạt động' })).toBeInTheDocument()
  expect(row.getByText('Phổ thông')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Ứng dụng' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tạo ứng dụng' })).toHaveAttribute('href', '/vi/applications/create')
  await user.click(screen.getByRole('button', { name: 'Xuất' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xuất' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const [file] = await savedFiles()
  const [header, ...lines] = file?.text.trim().split('\r\n') ?? []
  expect(header).toContain('id,Tên,Mã ứng dụng,Trạng thái,status_key,Chế độ,Thể loại,Nguồn cài đặt,Ngày tạo (Asia/Ho_Chi_Minh)')
  expect(lines).toEqual([
    expect.stringMatching(/^[\w-]+,Lantern Night,lantern-night,Đang hoạt động,active,TEST,/),
    expect.stringMatching(/^[\w-]+,Quán Cà Phê Nhỏ,quan-ca-phe,Đang hoạt động,active,TEST,/),
  ])
})

test('many are deactivated at once, with everything else as it was', async () => {
  await enter({ as: 'owner' }, {})
  const made: Application[] = []
  for (const display_name of ['Together 0', 'Together 1']) {
    made.push(await applicationFactory({ display_name, country_codes: ['VN'], firebase_config: { projectId: 'kept' } }))
  }
  const { user } = await renderPage(applications, '/applications?q=Together', { as: 'owner' })
  const bar = bulkBar(user)
  await tableRow('Together 0')
  await user.click(wholePage())
  await bar.press('Deactivate')
  await bar.outcome('Deactivate: 2 done')
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Inactive' })).toHaveLength(2))
  const [first] = made
  const now = await call(getApplication, { application_id: first?.id ?? '' })
  expect(now).toMatchObject({ ...first, status: 'inactive', version: 2, updated_on: expect.any(String) })
})
