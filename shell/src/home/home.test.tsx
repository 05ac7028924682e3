import { listCampaigns } from '@console/contract'
import type { NavEntry, PageData } from '@console/module'
import { pageDataStore, publisherStore, sessionStore } from '@console/session'
import { campaignFactory, enter, interceptCalls, isCallOf, problem, refuseCalls, renderPart, type Visitor } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { openRegistry, registryStore } from '../modules/registry.ts'
import { openNavigation } from '../navigation/navigation.ts'
import { DECLARED, declareRecords } from '../testing/declared-module.ts'
import { messagesWith } from '../testing/messages-with.ts'
import { Home } from './home.tsx'

const WORDS = messagesWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') })
const READ = ['pub:campaigns:read-list', 'campaign:read']
const nav = (to: string, label: string, needs: readonly string[] = READ): NavEntry => ({
  to,
  label,
  icon: 'campaigns',
  order: 10,
  needs,
  module: 'area',
})

async function home(visitor: Visitor, { entries = [], owners = {} }: { entries?: NavEntry[]; owners?: PageData['owners'] } = {}) {
  const { locale, base, preferences, settings } = pageDataStore.getState()
  openRegistry({ locale, base, nonce: 'n', preferences, settings, owners, nav: entries, module: null, unavailable: {}, registry: '/none' })
  openNavigation(entries)
  declareRecords()
  return renderPart(<Home />, visitor, WORDS)
}

test('signed out it says what the console is and leads to signing in', async () => {
  await home({ as: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Reward the people who use your apps' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
  expect(document.title).toBe('Reward the people who use your apps · Publisher Console')
})

test.each([
  ['/part', '/login?next=%2Fpart'],
  ['https://evil.example/part', '/login'],
  ['/nowhere', '/login'],
])('signing in carries the place to go on to, if the console knows it: %s', async (next, href) => {
  const { go } = await home({ as: null })
  await go(`/part?next=${encodeURIComponent(next)}`)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', href)
})

test('registering is offered where a module owns it', async () => {
  await home({ as: null, locale: 'vi' }, { owners: { registration: ['/register'] } })
  expect(screen.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/vi/register')
})

test.each([
  ['en', 'Campaigns', 'Sign in to open “Campaigns”.'],
  ['vi', 'Chiến dịch', 'Đăng nhập để mở “Chiến dịch”.'],
] as const)('in %s who was on the way to a page is told what one signs in for', async (locale, label, words) => {
  const { go } = await home({ as: null, locale }, { entries: [nav('/part', label)] })
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  await go(`/part?next=${encodeURIComponent('/part?status=ended')}`)
  expect(screen.getByText(words)).toBeInTheDocument()
})

const AREAS = [nav('/area', 'Campaigns'), nav('/new', 'New things', ['pub:campaigns:create'])]
const noCampaigns = () =>
  interceptCalls((request) =>
    isCallOf(listCampaigns, request) ? Response.json({ items: [], page: 1, page_size: 50, total: 0 }) : undefined,
  )
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString()
const areas = () => screen.queryByRole('navigation', { name: 'Sections' })
const rowsOf = async (section: string) => {
  const region = await screen.findByRole('region', { name: section })
  return (await within(region).findAllByRole('listitem')).map(({ textContent }) => textContent)
}

test('signed in it greets, and where nothing goes on it shows the areas that the person may enter', async () => {
  noCampaigns()
  await home({ as: 'viewer' }, { entries: AREAS })
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Vinh' })).toBeInTheDocument()
  expect(document.title).toBe('Home · Publisher Console')
  expect(await screen.findByText('Nothing needs your attention.')).toBeInTheDocument()
  const cards = within(await screen.findByRole('navigation', { name: 'Sections' }))
  expect(cards.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/area')
  expect(cards.queryByRole('link', { name: 'New things' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Next four weeks' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
})

test('in Vietnamese what ends soon or should have ended says so from now, and the moment itself when pointed at', async () => {
  await enter({ as: 'owner' }, {})
  await campaignFactory({ name: 'Over soon', status: 'active', start_date: '2026-01-01T00:00:00Z', end_date: daysFromNow(2) })
  await home({ as: 'owner', locale: 'vi' })
  act(() => pageDataStore.setState({ owners: { campaigns: ['/campaigns'] } }))
  const attention = within(await screen.findByRole('region', { name: 'Cần chú ý' }))
  const row = (await attention.findAllByRole('link', { name: 'Over soon' }))[0]?.closest('li')
  expect(within(row as HTMLElement).getByText('Kết thúc sau 2 ngày')).toHaveAttribute('title', expect.stringMatching(/\d{4}.*\(GMT\+7\)$/))
  expect(attention.getAllByText('Giờ vàng cuối tuần')[0]?.closest('li')).toHaveTextContent(/Late since \d+ ngày trước/)
  // Active too, with three weeks to go.
  expect(attention.queryByText(/Summer quest/)).not.toBeInTheDocument()
})

test('the active campaigns of the next four weeks are bars with their dates, without those that begin later or should have ended', async () => {
  await enter({ as: 'owner' }, {})
  const begun = { status: 'active', start_date: '2026-01-01T00:00:00Z' } as const
  await campaignFactory({ ...begun, name: 'Ends next', end_date: daysFromNow(0) })
  await campaignFactory({ name: 'To come', status: 'active', start_date: daysFromNow(20), end_date: '2041-01-01T00:00:00Z' })
  await campaignFactory({ name: 'Much later', status: 'active', start_date: daysFromNow(40), end_date: daysFromNow(50) })
  await home({ as: 'owner' }, { entries: AREAS })
  const rows = await rowsOf('Next four weeks')
  expect(rows).toHaveLength(8)
  expect(rows[0]).toMatch(/^Ends next .*Ends today.*\s20\d\d.* – .*\s20\d\d/)
  expect(rows.join()).not.toMatch(/Much later|Giờ vàng cuối tuần/)
  expect(screen.getByRole('link', { name: 'All that runs' })).toHaveAttribute('href', '/campaigns?view=timeline&status=active')
  expect(areas()).not.toBeInTheDocument()
})

test('an active campaign without a mission says so, and leads whoever may to creating one', async () => {
  await enter({ as: 'owner' }, {})
  await campaignFactory({ name: 'Nothing in it', status: 'active', start_date: '2026-01-01T00:00:00Z', end_date: daysFromNow(3) })
  const { user, unmount } = await home({ as: 'owner' }, { owners: { campaigns: ['/campaigns'] } })
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  await user.click(await attention.findByRole('button', { name: /^Show \d+ more$/ }))
  const way = await attention.findByRole('link', { name: 'Fill: Nothing in it' })
  expect(way).toHaveAttribute('href', expect.stringMatching(/^\/campaigns\/[\w-]+\/mission\/create$/))
  expect(way.closest('li')).toHaveTextContent(/^.*Empty/)
  expect(attention.getAllByText('Nothing in it')).toHaveLength(1)
  const row = way.closest('li') as HTMLElement
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['Change dates: Nothing in it', 'Fill: Nothing in it'])
  expect(attention.getAllByRole('link', { name: /^Open: / })[0]).toHaveAttribute('href', expect.stringMatching(/^\/campaigns\/[\w-]+$/))
  unmount()
  const other = await home({ as: 'viewer' }, { owners: { campaigns: ['/campaigns'] } })
  const seen = within(await screen.findByRole('region', { name: 'Needs attention' }))
  await other.user.click(await seen.findByRole('button', { name: /^Show \d+ more$/ }))
  expect(seen.getAllByText('Nothing in it')[0]?.closest('ul')).toHaveTextContent('Empty')
  expect(seen.queryByRole('link', { name: /^(Fill|Change dates|Open): / })).not.toBeInTheDocument()
})

test('a person who may change only their own campaigns is led to changing these', async () => {
  const ending = { status: 'active', start_date: '2026-01-01T00:00:00Z', end_date: daysFromNow(1) } as const
  await enter({ as: 'owner' }, {})
  await campaignFactory({ ...ending, name: 'Of the owner' })
  await enter({ as: 'editor' }, {})
  await campaignFactory({ ...ending, name: 'Of the editor' })
  await home({ as: 'editor' }, { owners: { campaigns: ['/campaigns'] } })
  act(() =>
    publisherStore.setState(({ permissions }) => ({
      permissions: permissions && { ...permissions, permissions: ['pub:campaigns:read-list', 'campaign:update'] },
    })),
  )
  expect(await screen.findByRole('link', { name: 'Change dates: Of the editor' })).toBeInTheDocument()
  expect(screen.getAllByText('Of the owner')).not.toHaveLength(0)
  expect(screen.queryByRole('link', { name: 'Change dates: Of the owner' })).not.toBeInTheDocument()
})

test('one list that cannot be had is told beside what the others say', async () => {
  await enter({ as: 'owner' }, {})
  const [schedule] = DECLARED.schedule ?? []
  if (!schedule) throw new Error('nothing is scheduled')
  const other = {
    ...DECLARED,
    id: 'other',
    commands: [],
    schedule: [{ ...schedule, list: { ...schedule.list, query: { status: 'ended' } } }],
  }
  interceptCalls(({ url }) => (url.endsWith('?status=ended') ? problem('busy') : undefined))
  await home({ as: 'owner' })
  act(() => registryStore.setState(({ manifests }) => ({ manifests: { ...manifests, other } })))
  const weeks = within(await screen.findByRole('region', { name: 'Next four weeks' }))
  expect(await weeks.findByText('Couldn’t load the next weeks')).toBeInTheDocument()
})

test('a list that hangs keeps no one from going on with what they did last', async () => {
  interceptCalls((request) => (isCallOf(listCampaigns, request) ? new Promise<undefined>(() => {}) : undefined))
  await home({ as: 'viewer' })
  expect(await screen.findByRole('region', { name: 'Continue where you left off' })).toBeInTheDocument()
})

test('what could not be had says so in its place', async () => {
  refuseCalls(listCampaigns, 'busy')
  await home({ as: 'owner' })
  expect(await screen.findByText('Couldn’t load what needs your attention')).toBeInTheDocument()
  expect(screen.getByText('Couldn’t load the next weeks')).toBeInTheDocument()
})

test('where it cannot be known what the modules tell, home says so, and asks again', async () => {
  const { locale, base, preferences, settings } = pageDataStore.getState()
  openRegistry({
    locale,
    base,
    nonce: 'n',
    preferences,
    settings,
    owners: {},
    nav: AREAS,
    module: null,
    unavailable: {},
    registry: '/none',
  })
  openNavigation(AREAS)
  const { user } = await renderPart(<Home />, { as: 'owner' }, WORDS)
  expect(await screen.findByText('Couldn’t load what needs your attention')).toBeInTheDocument()
  expect(areas()).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Continue where you left off' })).toBeInTheDocument()
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json([DECLARED]))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'Next four weeks' })).toBeInTheDocument()
})

test.each([
  [
    'en',
    'There is no page for you here yet',
    'Your role “Viewer” doesn’t have permission to open any pages. Ask an administrator of “Lotus Games” for another role, then reload this page.',
  ],
  [
    'vi',
    'Chưa có trang nào dành cho bạn',
    'Vai trò “Người xem” của bạn chưa có quyền mở trang nào. Hãy nhờ quản trị viên của nhà phát hành “Lotus Games” giao vai trò khác rồi tải lại trang này.',
  ],
] as const)('in %s who may enter none of the areas is told so, and whom to ask', async (locale, title, words) => {
  await home({ as: 'viewer', locale }, { entries: [...AREAS, nav('/setting', 'Settings', [])] })
  act(() => publisherStore.setState(({ permissions }) => ({ permissions: permissions && { ...permissions, permissions: [] } })))
  expect(screen.getByText(title)).toBeInTheDocument()
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.queryByText('Nothing needs your attention.')).not.toBeInTheDocument()
})

test('a person who may read no campaigns finds the areas', async () => {
  await home({ as: 'owner' }, { entries: [nav('/sources', 'Sources', ['pub:sources:read-list'])] })
  act(() =>
    publisherStore.setState(({ permissions }) => ({
      permissions: permissions && { ...permissions, permissions: ['pub:sources:read-list'] },
    })),
  )
  expect(within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Sources' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Needs attention' })).not.toBeInTheDocument()
})

test.each(['owner', 'noPublisher'] as const)('a person who has not chosen a publisher is led to choosing one: %s', async (as) => {
  await home({ as, publisher: null })
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, provider_url: 'http://localhost:4000/provider' } })))
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Choose a publisher' })).toHaveAttribute('href', '/select-publisher?next=%2F')
  expect(screen.queryByRole('region', { name: 'Needs attention' })).not.toBeInTheDocument()
})

async function asStaff(settings: Partial<PageData['settings']> = {}, locale: 'en' | 'vi' = 'en') {
  await home({ as: 'noPublisher', publisher: null, locale })
  const session = sessionStore.getState()
  if (session.state !== 'signed-in') throw new Error('nobody is signed in')
  act(() => {
    pageDataStore.setState((page) => ({ settings: { ...page.settings, ...settings } }))
    sessionStore.setState({ ...session, profile: { ...session.profile, strategy: 'provider' } }, true)
  })
}

test('staff are told where they work, and choose nothing', async () => {
  await asStaff()
  expect(
    screen.getByText('You have a staff account. Review registrations and metric requests on the provider’s staff page.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['en', 'Open the staff page'],
  ['vi', 'Mở trang dành cho nhân viên'],
] as const)('in %s staff are led to their page where the console knows it', async (locale, name) => {
  await asStaff({ provider_url: 'http://localhost:4000/provider' }, locale)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'http://localhost:4000/provider')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
