import { listInvitations, listMetricRequests } from '@console/contract'
import { pageDataStore, publisherStore, useRememberVisit } from '@console/session'
import { enter, interceptCalls, isCallOf, problem, recordCalls, renderPart, type Visitor } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openRegistry } from '../modules/registry.ts'
import { wordsWith } from '../testing/words-with.ts'
import { Home } from './home.tsx'

const WORDS = wordsWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') })
const OWNERS = { campaigns: ['/campaigns'], onelinks: ['/onelinks', '/metric-requests'], team: ['/users'] }
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
  const page = await renderPart(<Visited />, visitor, WORDS)
  act(() => pageDataStore.setState({ owners: OWNERS }))
  return page
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const rows = async (name: string) => (await region(name)).findAllByRole('listitem').then((all) => all.map(({ textContent }) => textContent))

test.each([
  [
    'en',
    'Invitations and metric requests',
    [
      'Metric lostRejected 5 minutes ago',
      'Metric wonApproved 10 minutes ago',
      'Metric askedWaiting for the provider',
      'lan@new.exampleInvited 5 minutes ago',
    ],
  ],
  [
    'vi',
    'Lời mời và yêu cầu chỉ số',
    [
      'Metric lostBị từ chối 5 phút trước',
      'Metric wonĐã duyệt 10 phút trước',
      'Metric askedĐang chờ nhà cung cấp',
      'lan@new.exampleĐã mời 5 phút trước',
    ],
  ],
] as const)(
  'in %s home tells what was decided lately, what waits for the provider, and who has not accepted yet',
  async (locale, name, told) => {
    await home({ as: 'owner', locale })
    expect(await rows(name)).toEqual(told)
  },
)

test('what was opened last and what is created most often are one step away', async () => {
  await home()
  expect((await region('Continue where you left off')).getByRole('link', { name: 'Summer quest' })).toHaveAttribute('href', '/campaigns/c1')
  const links = (await region('New')).getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/campaigns/create', '/onelinks/create', '/users/user-invite'])
})

test('one of the two that cannot be loaded is told beside the other, and comes with another try', async () => {
  let isDown = true
  const { user } = await home({ as: 'owner' }, () => (isDown ? problem('busy') : pageOf([])))
  const waiting = await region('Invitations and metric requests')
  expect(await waiting.findByText('Couldn’t load metric requests')).toBeInTheDocument()
  expect(waiting.getByRole('link', { name: 'lan@new.example' })).toBeInTheDocument()
  isDown = false
  await user.click(waiting.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(waiting.queryByText('Couldn’t load metric requests')).not.toBeInTheDocument())
})

test.each([
  ['pub:invitations:read-list', 'Invitations', 'No invitations are pending.'],
  ['pub:metric_request:read-list', 'Metric requests', 'No metric requests are pending or were decided recently.'],
])('whoever has %s alone is told of nothing else', async (permission, name, words) => {
  await enter({ as: 'owner' }, {})
  await home({ as: 'owner' }, () => pageOf([]), [])
  act(() => publisherStore.setState(({ permissions }) => ({ permissions: permissions && { ...permissions, permissions: [permission] } })))
  expect(await (await region(name)).findByText(words)).toBeInTheDocument()
})

test('who may see neither is asked for neither, and offered only what they may create', async () => {
  await enter({ as: 'owner' }, {})
  const calls = recordCalls()
  await home()
  act(() =>
    publisherStore.setState(({ permissions }) => ({
      permissions: permissions && { ...permissions, permissions: ['pub:campaigns:read-list', 'pub:onelinks:create'] },
    })),
  )
  expect((await region('New')).getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Invitations and metric requests' })).not.toBeInTheDocument()
  expect(calls.some((asked) => isCallOf(listMetricRequests, asked))).toBe(false)
})
