import { call } from '@console/api'
import {
  deleteApplication,
  deleteCampaign,
  endCampaign,
  listApplications,
  listCampaigns,
  listInvitations,
  listSources,
  listUsers,
} from '@console/contract'
import { pageDataStore, publisherStore, setDraftsOwner } from '@console/session'
import {
  applicationFactory,
  campaignFactory,
  enter,
  interceptCalls,
  isCallOf,
  missionFactory,
  problem,
  recordCalls,
  renderPart,
  sourceFactory,
  type Visitor,
} from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openRegistry } from '../modules/registry.ts'
import { openNavigation } from '../navigation/navigation.ts'
import { declareRecords } from '../testing/declared-module.ts'
import { messagesWith } from '../testing/messages-with.ts'
import { Home } from './home.tsx'

const OWNER = { as: 'hanoiOwner', publisher: 'Hanoi Media' } as const
const OWNERS = { applications: ['/applications', '/sources'], campaigns: ['/campaigns'] }
const NAV = [{ to: '/campaigns', label: 'Campaigns', icon: 'campaigns', order: 10, needs: [], module: 'campaigns' }]
const WORDS = messagesWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') })

beforeEach(async () => {
  setDraftsOwner(null)
  await enter(OWNER, {})
  for (const { id, version } of (await call(listCampaigns, {})).items) await call(deleteCampaign, { campaign_id: id }, { version })
  for (const { id, version } of (await call(listApplications, {})).items) {
    await call(deleteApplication, { application_id: id }, { version })
  }
})

async function home(visitor: Visitor = OWNER, owners: Readonly<Record<string, readonly string[]>> = OWNERS) {
  const { locale, base, preferences, settings } = pageDataStore.getState()
  openRegistry({ locale, base, nonce: 'n', preferences, settings, owners, nav: NAV, module: null, unavailable: {}, registry: '/none' })
  openNavigation(NAV)
  declareRecords()
  return renderPart(<Home />, visitor, WORDS)
}

async function homeWith(...permissions: readonly string[]) {
  await enter(OWNER, {})
  const held = publisherStore.getState().permissions
  const rendered = await home()
  act(() => publisherStore.setState({ permissions: held && { ...held, permissions: [...permissions] } }))
  return rendered
}

const guide = async (name = 'Get started') => within(await screen.findByRole('region', { name }))
const steps = async (name?: string) => (await guide(name)).getAllByRole('listitem').map(({ textContent }) => textContent)
const links = async (name?: string) =>
  (await guide(name)).queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const usualHome = () => screen.findByText('Nothing needs your attention.')
const noGuide = () => expect(screen.queryByText('Get started')).not.toBeInTheDocument()
const areas = () => screen.queryByRole('navigation', { name: 'Sections' })
/** The `status` filters that the steps could send. */
const askedOf = (calls: readonly Request[]) =>
  calls
    .filter((asked) => [listCampaigns, listApplications, listSources, listUsers].some((route) => isCallOf(route, asked)))
    .map(({ url }) => new URL(url).searchParams.get('status'))
const READS = ['pub:campaigns:read-list', 'pub:applications:read-list', 'pub:sources:read-list']

test.each([
  [
    'en',
    'Get started',
    '1 of 6 done',
    [
      /^1Application.*Create application$/,
      /^2SourceWhere.*Needs an application first$/,
      /^3CampaignMissions.*Needs an application first$/,
      /^4First missionWhat.*Needs a campaign first$/,
      /^5ActivationPeople.*Needs a campaign first$/,
      /^Colleagues · Done$/,
    ],
    ['Create application', '/applications/create'],
  ],
  [
    'vi',
    'Những bước đầu tiên',
    'Đã xong 1/6 bước',
    [
      /^1Ứng dụng.*Tạo ứng dụng$/,
      /^2Nguồn cài đặtNơi.*Cần có ứng dụng trước$/,
      /^3Chiến dịchNhiệm vụ.*Cần có ứng dụng trước$/,
      /^4Nhiệm vụ đầu tiênViệc.*Cần có chiến dịch trước$/,
      /^5Kích hoạtNgười dùng.*Cần có chiến dịch trước$/,
      /^Đồng nghiệp · Xong$/,
    ],
    ['Tạo ứng dụng', '/vi/applications/create'],
  ],
] as const)('in %s a new publisher is told what to do first, and nothing else', async (locale, name, progress, rows, link) => {
  await home({ ...OWNER, locale })
  const told = await steps(name)
  expect(told).toEqual(rows.map((row) => expect.stringMatching(row)))
  expect((await guide(name)).getByText(progress)).toBeInTheDocument()
  expect(await links(name)).toEqual([link])
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('with an application its source and a campaign come next', async () => {
  const { id } = await applicationFactory()
  await home()
  expect((await steps()).slice(0, 3)).toEqual([
    'Application · Done',
    expect.stringMatching(/^2SourceWhere people install/),
    expect.stringMatching(/^3CampaignMissions and rewards/),
  ])
  expect((await guide()).getByText('2 of 6 done')).toBeInTheDocument()
  expect(await links()).toEqual([
    ['Create source', `/sources/${id}/create`],
    ['Create campaign', '/campaigns/create'],
  ])
})

test('a source of any application is enough, and a campaign leads on to its first mission, then to its activation', async () => {
  const first = await applicationFactory()
  await applicationFactory()
  await sourceFactory(first)
  const { unmount } = await home()
  expect((await steps()).slice(0, 3)).toEqual(['Application · Done', 'Source · Done', expect.stringMatching(/^3Campaign/)])
  unmount()
  const campaign = await campaignFactory()
  const { unmount: leave } = await home()
  expect((await steps()).slice(2)).toEqual([
    'Campaign · Done',
    expect.stringMatching(/^4First mission.*Create mission$/),
    expect.stringMatching(/^5Activation.*Needs a mission first$/),
    'Colleagues · Done',
  ])
  expect(await links()).toEqual([['Create mission', `/campaigns/${campaign.id}/mission/create`]])
  leave()
  await missionFactory(campaign)
  await home()
  await waitFor(async () => expect(await links()).toEqual([['Open campaign', `/campaigns/${campaign.id}`]]))
})

test('a publisher whose campaign has ended is past its first steps', async () => {
  await sourceFactory(await applicationFactory())
  const { id } = await campaignFactory()
  await call(endCampaign, { campaign_id: id })
  await home()
  await usualHome()
  noGuide()
  expect(areas()).toBeInTheDocument()
})

test('a person who works alone may invite colleagues along the way', async () => {
  interceptCalls((request) =>
    isCallOf(listUsers, request) || isCallOf(listInvitations, request)
      ? Response.json({ items: [], page: 1, page_size: 1, total: 0 })
      : undefined,
  )
  await home(OWNER, { ...OWNERS, team: ['/users'] })
  expect((await steps()).at(-1)).toMatch(/^6ColleaguesInvite people.*Invite members$/)
  expect((await links()).at(-1)).toEqual(['Invite members', '/users/user-invite'])
})

test('where campaigns run nothing else is asked', async () => {
  await applicationFactory()
  await campaignFactory({ status: 'active', start_date: '2026-01-01T00:00:00Z', end_date: '2040-01-01T00:00:00Z' })
  const calls = recordCalls()
  await home()
  await screen.findByRole('region', { name: 'Next four weeks' })
  expect(await screen.findByText('Empty')).toBeInTheDocument()
  noGuide()
  expect(askedOf(calls)).toEqual(['active'])
})

test('until it is known whether there is something to do first, home says neither', async () => {
  const applications = Promise.withResolvers<undefined>()
  const asked = Promise.withResolvers<void>()
  interceptCalls((request) => {
    if (!isCallOf(listApplications, request)) return undefined
    asked.resolve()
    return applications.promise
  })
  await home()
  await act(() => asked.promise)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading'))
  expect(screen.queryByText('Nothing needs your attention.')).not.toBeInTheDocument()
  expect(areas()).not.toBeInTheDocument()
  noGuide()
  applications.resolve(undefined)
  expect(await steps()).toHaveLength(6)
})

test.each([
  ['campaigns', (request: Request) => isCallOf(listCampaigns, request) && !request.url.includes('status=active')],
  ['applications', (request: Request) => isCallOf(listApplications, request)],
])('home is as ever where the %s cannot be had', async (_, isLost) => {
  interceptCalls((request) => (isLost(request) ? problem('internal') : undefined))
  await home()
  await usualHome()
  await waitFor(() => expect(areas()).toBeInTheDocument())
  noGuide()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

/** An API that does not say how many sources an application has; `respond` replaces its responses to other calls. */
async function withoutCounts(respond: (request: Request) => Response | undefined = () => undefined): Promise<void> {
  const page = await call(listApplications, {})
  const items = page.items.map(({ sources_count: _, ...rest }) => rest)
  interceptCalls((request) => (isCallOf(listApplications, request) ? Response.json({ ...page, items }) : respond(request)))
}

test('where the API counts no sources, they are looked for', async () => {
  const application = await applicationFactory()
  await withoutCounts()
  const { unmount } = await home()
  expect((await steps()).slice(0, 3)).toEqual([
    'Application · Done',
    expect.stringMatching(/^2Source/),
    expect.stringMatching(/^3Campaign/),
  ])
  unmount()
  await sourceFactory(application)
  await home()
  expect((await steps()).slice(0, 3)).toEqual(['Application · Done', 'Source · Done', expect.stringMatching(/^3Campaign/)])
})

test('home is as ever where the sources cannot be had', async () => {
  await applicationFactory()
  await withoutCounts((request) => (isCallOf(listSources, request) ? problem('internal') : undefined))
  await home()
  await usualHome()
  noGuide()
})

test('sources that the person can neither see nor count are no step', async () => {
  await applicationFactory()
  await withoutCounts()
  await homeWith('pub:campaigns:read-list', 'pub:applications:read-list', 'pub:campaigns:create')
  await waitFor(async () => expect((await steps()).map((step) => step?.slice(0, 6))).toEqual(['Applic', '2Campa', '3First', '4Activ']))
  expect((await guide()).getByText('1 of 4 done')).toBeInTheDocument()
})

const COLLEAGUE = 'You don’t have permission for this step. Ask a colleague to do it.'

test('a step without permission is for a colleague', async () => {
  await homeWith(...READS, 'pub:campaigns:create')
  await waitFor(async () =>
    expect(await steps()).toEqual([
      `1Application${COLLEAGUE}`,
      `2Source${COLLEAGUE}`,
      expect.stringMatching(/^3CampaignMissions.*Needs an application first$/),
      `4First mission${COLLEAGUE}`,
      `5Activation${COLLEAGUE}`,
    ]),
  )
  expect(await links()).toEqual([])
})

test('a person who can do nothing of what remains is not told of it', async () => {
  await applicationFactory()
  await homeWith(...READS, 'pub:applications:create')
  await usualHome()
  noGuide()
})

test('a person who sees only their own records is not told what others may have done', async () => {
  await homeWith('campaign:read', 'app:read', 'pub:applications:create')
  await usualHome()
  noGuide()
})

test('for people who can create nothing no more is asked than before', async () => {
  const calls = recordCalls(undefined, () => Response.json({ items: [], page: 1, page_size: 50, total: 0 }))
  await home({ as: 'viewer' })
  await usualHome()
  expect(askedOf(calls)).toEqual(['active'])
})

test('a step whose area is not there has no link', async () => {
  await applicationFactory()
  await home(OWNER, { campaigns: ['/campaigns'] })
  expect(await steps()).toHaveLength(6)
  expect(await links()).toEqual([['Create campaign', '/campaigns/create']])
})
