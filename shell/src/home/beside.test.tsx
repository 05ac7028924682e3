import { listInvitations, listMetricRequests } from '@console/contract'
import { pageDataStore, publisherStore, useRememberVisit } from '@console/session'
import { enter, interceptCalls, isCallOf, problem, recordCalls, renderPart, type Visitor } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openRegistry } from '../modules/registry.ts'
import { declareRecords } from '../testing/declared-module.ts'
import { messagesWith } from '../testing/messages-with.ts'
import { Home } from './home.tsx'

const WORDS = messagesWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') })
const OWNERS = { campaigns: ['/campaigns'], onelinks: ['/onelinks', '/metric-requests'], team: ['/users'] }
const area = { icon: 'campaigns', needs: [], module: 'area' } as const
const NAV = [
  { ...area, to: '/campaigns', label: 'Campaigns', order: 10 },
  { ...area, to: '/onelinks', label: 'Onelinks', order: 40 },
]
const MINUTE = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE - 1_000).toISOString()
const pageOf = (items: readonly object[]) => Response.json({ items, page: 1, page_size: 20, total: items.length })

const invitation = { id: 'i1', email: 'lan@new.example', role: { id: 'r', name: 'Viewer' }, status: 'pending', created_on: ago(5) }
const request = (id: string, status: string, decided_on: string | null) => ({
  id,
  name: `Metric ${id}`,
  description: 'd',
  data_type: 'number',
  status,
  decided_on,
})
const REQUESTS = [
  request('asked', 'pending', null),
  request('won', 'approved', ago(10)),
  request('lost', 'rejected', ago(5)),
  request('old', 'approved', ago(30 * 24 * 60)),
]

beforeEach(() => localStorage.clear())

function Visited() {
  useRememberVisit('/campaigns/c1', 'Summer quest')
  return <Home />
}

async function home(visitor: Visitor = { as: 'owner' }, requests: () => Response = () => pageOf(REQUESTS), pending = [invitation]) {
  await enter(visitor, {})
  interceptCalls((asked) => {
    if (isCallOf(listInvitations, asked)) return pageOf(pending)
    return isCallOf(listMetricRequests, asked) ? requests() : undefined
  })
  const { locale, base, preferences, settings } = pageDataStore.getState()
  const registry = { module: null, unavailable: {}, registry: '/none' }
  openRegistry({ locale, base, nonce: 'n', preferences, settings, owners: OWNERS, nav: [], ...registry })
  declareRecords()
  const page = await renderPart(<Visited />, visitor, WORDS)
  act(() => pageDataStore.setState({ owners: OWNERS, nav: NAV }))
  return page
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const rows = async (name: string) => (await region(name)).findAllByRole('listitem').then((all) => all.map(({ textContent }) => textContent))

test('in Vietnamese home tells what was decided lately, what waits for the provider, and who has not accepted yet', async () => {
  await home({ as: 'owner', locale: 'vi' })
  expect(await rows('Đang chờ và mới có kết quả')).toEqual([
    'Metric lostRejected 5 phút trước',
    'Metric wonApproved 10 phút trước',
    'Metric askedWaits',
    'lan@new.exampleInvited 5 phút trước',
  ])
})

test('what was opened last and what is created most often are one step away', async () => {
  await home()
  expect((await region('Continue where you left off')).getByRole('link', { name: 'Summer quest' })).toHaveAttribute('href', '/campaigns/c1')
  const links = (await region('New')).getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/campaigns/create', '/onelinks/create'])
})

test('one of the two that cannot be loaded is told beside the other, and comes with another try', async () => {
  let isDown = true
  const { user } = await home({ as: 'owner' }, () => (isDown ? problem('busy') : pageOf([])))
  const waiting = await region('Pending and recently decided')
  expect(await waiting.findByText('Couldn’t load everything that is pending')).toBeInTheDocument()
  expect(waiting.getByRole('link', { name: 'lan@new.example' })).toBeInTheDocument()
  isDown = false
  await user.click(waiting.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(waiting.queryByText('Couldn’t load everything that is pending')).not.toBeInTheDocument())
})

test('where nothing waits it says so, of what the person may list alone', async () => {
  await enter({ as: 'owner' }, {})
  await home({ as: 'owner' }, () => pageOf([]), [invitation])
  act(() =>
    publisherStore.setState(({ permissions }) => ({
      permissions: permissions && { ...permissions, permissions: ['pub:metric_request:read-list'] },
    })),
  )
  expect(
    await (await region('Pending and recently decided')).findByText('Nothing is pending, and nothing was decided recently.'),
  ).toBeInTheDocument()
})

test('a person who may see neither is asked for neither, and offered only what they may create', async () => {
  await enter({ as: 'owner' }, {})
  const calls = recordCalls()
  await home()
  act(() =>
    publisherStore.setState(({ permissions }) => ({
      permissions: permissions && { ...permissions, permissions: ['pub:campaigns:read-list', 'pub:onelinks:create'] },
    })),
  )
  expect((await region('New')).getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Pending and recently decided' })).not.toBeInTheDocument()
  expect(calls.some((asked) => isCallOf(listMetricRequests, asked))).toBe(false)
})
