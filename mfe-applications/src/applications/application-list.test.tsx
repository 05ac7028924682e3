import { call } from '@console/api'
import { type Application, getApplication, listApplications } from '@console/contract'
import { applicationFactory, enter, interceptCalls, renderPage, savedFiles } from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const filter = (name: string) => screen.getByRole('combobox', { name })
const search = () => screen.getByRole('searchbox', { name: 'Search applications' })
const problem = (status: number, code: string) => Response.json({ type: 't', title: 'T', status, code }, { status })
const isList = (request: Request) => new URL(request.url).pathname.endsWith('/applications')

async function seeded(code: string): Promise<Application> {
  await enter({ as: 'owner' }, {})
  const [found] = (await call(listApplications, { code })).items
  if (!found) throw new Error(`no application has the code ${code}`)
  return found
}

test('each application is a row with its name, code, status, mode, category and sources', async () => {
  await renderPage(applications, '/applications?sort=code', { as: 'owner' })
  const row = within(await rowOf('Lotus Quest'))
  expect(row.getByRole('link', { name: 'Lotus Quest' })).toHaveAttribute('href', '/applications/lotus-quest')
  expect(row.getByText('lotus-quest')).toBeInTheDocument()
  expect(row.getByText('Active')).toBeInTheDocument()
  // In a column of its own, and below the name for where that does not fit.
  expect(row.getAllByText('LIVE')).toHaveLength(2)
  expect(row.getByText('Role-playing')).toBeInTheDocument()
  expect(row.getByText('3')).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Created (GMT+7)' })).toBeInTheDocument()
})

test('the same in Vietnamese, with the category in Vietnamese', async () => {
  await renderPage(applications, '/applications?sort=code', { as: 'owner', locale: 'vi' })
  const row = within(await rowOf('Lotus Quest'))
  expect(row.getByText('Đang hoạt động')).toBeInTheDocument()
  expect(row.getByText('Nhập vai')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Ứng dụng' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tạo ứng dụng' })).toHaveAttribute('href', '/vi/applications/create')
})

test('a status and a mode that this console does not know read N/A', async () => {
  const application = await seeded('lotus-quest')
  const items = [{ ...application, status: 'archived', mode: 'STAGING', category: null, sources_count: undefined }]
  interceptCalls((request) => (isList(request) ? Response.json({ items, page: 1, page_size: 20, total: 1 }) : undefined))
  await renderPage(applications, '/applications', { as: 'owner' })
  const row = within(await rowOf('Lotus Quest'))
  // The status, the mode in its column and below the name, and the number of sources.
  expect(row.getAllByText('N/A')).toHaveLength(4)
  expect(row.getByText('None')).toBeInTheDocument()
})

test('status and mode narrow the rows and stand in the address', async () => {
  const { user, address } = await renderPage(applications, '/applications?page=2', { as: 'owner' })
  await user.selectOptions(filter('Status'), 'Inactive')
  expect(await rowOf('Paddy Tycoon')).toBeInTheDocument()
  expect(names()).toEqual(['Paddy Tycoon'])
  expect(address()).toBe('/applications?status=inactive')
  await user.selectOptions(filter('Status'), 'All statuses')
  await user.selectOptions(filter('Mode'), 'TEST')
  await waitFor(() => expect(names()).toEqual(['Lantern Night', 'Quán Cà Phê Nhỏ']))
  expect(address()).toBe('/applications?mode=TEST')
})

test('an address with a filter opens on it, and one with an impossible filter opens on all', async () => {
  const first = await renderPage(applications, '/applications?status=active&mode=LIVE', { as: 'owner' })
  await rowOf('Lotus Quest')
  expect(filter('Mode')).toHaveDisplayValue('LIVE')
  expect(names()).not.toContain('Paddy Tycoon')
  first.unmount()
  await renderPage(applications, '/applications?mode=edit&status=ended', { as: 'owner' })
  await rowOf('Paddy Tycoon')
  expect(filter('Mode')).toHaveDisplayValue('All modes')
})

test.each([
  ['quan ca phe', ['Quán Cà Phê Nhỏ']],
  ['ĐẤT VIỆT', ['Truyện Cổ Đất Việt']],
  ['dat viet', ['Truyện Cổ Đất Việt']],
  ['jade-puz', ['Jade Puzzle']],
])('searching names and codes for %j finds %j', async (words, found) => {
  const { user } = await renderPage(applications, '/applications', { as: 'owner' })
  await user.type(search(), words)
  await waitFor(() => expect(names()).toEqual(found))
})

test('a column sorts in both directions', async () => {
  const { user, address } = await renderPage(applications, '/applications', { as: 'owner' })
  await rowOf('Lotus Quest')
  const header = screen.getByRole('columnheader', { name: 'Name' })
  await user.click(within(header).getByRole('button'))
  await waitFor(() => expect(names()[0]).toBe('Jade Puzzle'))
  await user.click(within(header).getByRole('button'))
  await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'))
  expect(address()).toBe('/applications?sort=-display_name')
})

test('a publisher without any application is told what one is for and how to begin', async () => {
  interceptCalls((request) => (isList(request) ? Response.json({ items: [], page: 1, page_size: 20, total: 0 }) : undefined))
  await renderPage(applications, '/applications', { as: 'owner' })
  expect(await screen.findByText('No applications yet')).toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'Create application' }))
    expect(link).toHaveAttribute('href', '/applications/create')
})

test('a list that could not be had says so and can be asked for again', async () => {
  interceptCalls((request) => (isList(request) ? problem(503, 'busy') : undefined))
  const { user } = await renderPage(applications, '/applications', { as: 'owner' })
  expect(await screen.findByText('The applications could not be loaded')).toBeInTheDocument()
  interceptCalls(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rowOf('Lotus Quest')).toBeInTheDocument()
})

test.each([
  ['viewer', false, false],
  ['editor', true, true],
  ['own', false, true],
] as const)('%s: may create %s, may choose rows %s', async (as, mayCreate, mayChoose) => {
  await renderPage(applications, '/applications', { as })
  await rowOf('Lantern Night')
  expect(screen.queryAllByRole('link', { name: 'Create application' })).toHaveLength(mayCreate ? 1 : 0)
  expect(screen.queryAllByRole('checkbox', { name: 'Select Lantern Night' })).toHaveLength(mayChoose ? 1 : 0)
})

test('the list is written to a file as it is filtered and ordered, in the words of the language', async () => {
  const { user } = await renderPage(applications, '/applications?mode=TEST&sort=code', { as: 'owner', locale: 'vi' })
  await rowOf('Lantern Night')
  await user.click(screen.getByRole('button', { name: 'Xuất' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xuất' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const [file] = await savedFiles()
  const [header, ...lines] = file?.text.trim().split('\r\n') ?? []
  expect(header).toContain('Tên,Trạng thái,Chế độ,Thể loại,Nguồn cài đặt,Ngày tạo (GMT+7)')
  expect(lines).toEqual([
    expect.stringMatching(/^Lantern Night,Đang hoạt động,TEST,/),
    expect.stringMatching(/^Quán Cà Phê Nhỏ,Đang hoạt động,TEST,/),
  ])
})

test('under the keys for own work only one’s own applications are there', async () => {
  await renderPage(applications, '/applications', { as: 'own' })
  await rowOf('Lantern Night')
  expect(names()).not.toContain('Lotus Quest')
})

describe('many at once', () => {
  const bar = () => screen.findByRole('region', { name: 'Selected rows' })
  const outcome = (words: string) => waitFor(async () => expect(within(await bar()).getByRole('status')).toHaveTextContent(words))

  async function chosen(called: string, count: number) {
    await enter({ as: 'owner' }, {})
    const made: Application[] = []
    for (let n = 0; n < count; n++) {
      made.push(await applicationFactory({ display_name: `${called} ${n}`, country_codes: ['VN'], firebase_config: { projectId: 'kept' } }))
    }
    const page = await renderPage(applications, `/applications?q=${called}&sort=display_name`, { as: 'owner' })
    await rowOf(`${called} 0`)
    await page.user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }))
    const press = async (name: string) => page.user.click(within(await bar()).getByRole('button', { name }))
    return { ...page, made, press }
  }

  test('are deactivated, with everything else as it was', async () => {
    const { made, press } = await chosen('Together', 2)
    await press('Deactivate')
    await outcome('Deactivate: 2 done')
    await waitFor(() => expect(screen.getAllByText('Inactive', { selector: 'span' })).toHaveLength(2))
    const [first] = made
    const now = await call(getApplication, { application_id: first?.id ?? '' })
    expect(now).toMatchObject({ ...first, status: 'inactive', version: 2, updated_on: expect.any(String) })
  })

  test('of which one fails: it is named with its reason and done by Retry failed', async () => {
    const { made, press } = await chosen('Unlucky', 3)
    interceptCalls((request) => (request.method === 'PUT' && request.url.endsWith(`/${made[1]?.id}`) ? problem(503, 'busy') : undefined))
    await press('Deactivate')
    await outcome('Deactivate: 2 done, 1 failed')
    expect(within(await bar()).getByRole('listitem')).toHaveTextContent('Unlucky 1: The service is currently busy')
    interceptCalls(() => undefined)
    await press('Retry failed')
    await outcome('Deactivate: 1 done')
  })

  test('that somebody changes at that moment are not overwritten', async () => {
    const { made, press } = await chosen('Meanwhile', 1)
    const versions: (string | null)[] = []
    interceptCalls((request) => {
      if (request.method !== 'PUT') return undefined
      versions.push(request.headers.get('If-Match'))
      return problem(412, 'version_mismatch')
    })
    await press('Deactivate')
    await outcome('Deactivate: 0 done, 1 failed')
    expect(versions).toEqual([`"${made[0]?.version}"`])
  })

  test('that are active already are refused with the reason and not sent', async () => {
    const { press } = await chosen('Already', 1)
    let sent = 0
    interceptCalls((request) => {
      if (request.method === 'PUT') sent += 1
      return undefined
    })
    await press('Activate')
    await outcome('Activate: 0 done, 1 refused')
    expect(within(await bar()).getByRole('listitem')).toHaveTextContent('Already 0: Its status is already “Active”.')
    expect(sent).toBe(0)
  })
})
