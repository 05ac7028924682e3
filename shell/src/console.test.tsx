import { defineModule, describeModule, type ModuleManifest, type PageData, type ReleasedRoute } from '@console/module'
import { Link, makeMemoryRouter, useLocation } from '@console/router'
import { pageDataStore, pinPublisher, publisherStore, sessionStore, useRecordName } from '@console/session'
import { enter, provideSource, type Visitor } from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from './app.tsx'
import { Console } from './console.tsx'
import { loadMessages } from './messages/load-messages.ts'
import { openRegistry, registryStore } from './modules/registry.ts'
import { openNavigation } from './navigation/navigation.ts'
import { Broken } from './pages/broken.tsx'

const REGISTRY = '/modules/registry.en.1.json'
const READ = ['pub:campaigns:read-list', 'campaign:read']
const route = (path: `/${string}`, page: string, more: Partial<ReleasedRoute> = {}): ReleasedRoute => ({
  path,
  page,
  layout: 'default',
  guard: 'admin',
  needs: READ,
  ...more,
})

type Area = ModuleManifest & { readonly owns: readonly string[] }
const ROUTES = [
  route('/area', 'list', { crumb: 'crumb.area' }),
  route('/area/:id', 'one', { crumb: { label: 'crumb.info', record: true } }),
]
/** Each test gives it an id of its own if it loads one: what was loaded stays in the document. */
function areaAt(id: string, routes: readonly ReleasedRoute[] = ROUTES): Area {
  return {
    id,
    version: '1.0.0',
    platform: '^1.0.0',
    hash: 'abc',
    owns: ['/area'],
    commands: [],
    routes,
    entry: { file: 'remoteEntry.js', integrity: 'sha256-x' },
    pages: {},
    labels: { 'crumb.area': 'Area', 'crumb.info': 'Info' },
    messages: [],
  }
}

function List() {
  const { pathname } = useLocation()
  return (
    <>
      <h1>The list</h1>
      <Link to={`${pathname}/one`}>One of them</Link>
    </>
  )
}
function One() {
  const { pathname } = useLocation()
  useRecordName(pathname, 'Summer quest')
  return <h1>One</h1>
}
const exposing = (pages: Record<string, () => Promise<() => React.ReactNode>>) => ({
  default: defineModule({
    descriptor: describeModule({ id: 'area', owns: ['/area'], routes: [{ path: '/area', page: 'list' }] }),
    pages: { list: async () => List, ...pages },
    messages: { en: async () => ({ default: {} }), vi: async () => ({ default: {} }) },
  }),
})

interface Given extends Partial<PageData> {
  readonly areas?: readonly Area[]
  /** Replaces what `visitor` got from the API. */
  readonly after?: () => void
}

async function open(url: string, visitor: Visitor, { areas = [], after, ...given }: Given = {}) {
  const locale = visitor.locale ?? 'en'
  const owners = { ...Object.fromEntries(areas.map((one) => [one.id, one.owns])), ...given.owners }
  await enter(visitor, owners)
  const { preferences, settings, base } = pageDataStore.getState()
  const page: PageData = {
    locale,
    base,
    nonce: 'n',
    preferences,
    nav: [],
    module: null,
    unavailable: {},
    registry: REGISTRY,
    settings,
    ...given,
    owners,
  }
  openRegistry(page)
  openNavigation(page.nav)
  registryStore.setState({ manifests: Object.fromEntries(areas.map((one) => [one.id, one])) })
  after?.()
  const messages = (await loadMessages[locale]()).default
  const router = makeMemoryRouter({ base, children: <Console />, error: <Broken /> }, `${base}${url}`)
  await act(async () => render(<App page={page} messages={messages} router={router} />))
  return { user: userEvent.setup(), address: () => `${router.location.pathname}${router.location.search}` }
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const nav = (to: string, label: string, needs: readonly string[] = READ) => ({
  to,
  label,
  icon: 'campaigns',
  order: 10,
  needs,
  module: 'area',
})

function serveRegistry(respond: () => Response): void {
  const api = globalThis.fetch
  globalThis.fetch = async (input, init) => (String(input) === REGISTRY ? respond() : api(input, init))
}

describe('who may enter', () => {
  const create = route('/area/create', 'create', { needs: ['pub:campaigns:create'] })

  test('an address that no one owns is not found, with the way home', async () => {
    const { user } = await open('/nowhere', { as: 'owner' })
    expect(await heading('This page could not be found')).toBeInTheDocument()
    expect(screen.getByText('404')).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home page' }))
    expect(await heading('Hello, Liên')).toBeInTheDocument()
  })

  test('an address below an area that is no page of it is not found within the area', async () => {
    await open('/area/a/b/c', { as: 'owner' }, { areas: [areaAt('area0')], nav: [nav('/area', 'Campaigns')] })
    expect(await heading('This page could not be found')).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
  })

  test('a missing permission is refused in place, with the console around it', async () => {
    const { address } = await open(
      '/area/create',
      { as: 'viewer' },
      { areas: [areaAt('area1', [create])], nav: [nav('/area', 'Campaigns')] },
    )
    expect(await heading('No Permission')).toBeInTheDocument()
    expect(screen.getByText("You don't have permission to access this resource or functionality")).toBeInTheDocument()
    expect(address()).toBe('/area/create')
    expect(within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', { name: 'Campaigns' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('a person who is not signed in is sent to the root, and signing in leads back', async () => {
    const { address } = await open('/area?status=ended', { as: null }, { areas: [areaAt('area2')] })
    expect(await heading('Reward the people who use your apps')).toBeInTheDocument()
    expect(address()).toBe('/?next=%2Farea%3Fstatus%3Dended')
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Farea%3Fstatus%3Dended')
  })

  test('a module that asks for a guard this console does not know is refused', async () => {
    const odd = { ...route('/area', 'list'), guard: 'nobody' } as unknown as ReleasedRoute
    await open('/area', { as: 'owner' }, { areas: [areaAt('area4', [odd])] })
    expect(await heading('Unknown middleware')).toBeInTheDocument()
  })

  test('permissions that could not be had are asked for again on request', async () => {
    provideSource('area5', async () => exposing({}))
    const after = () => publisherStore.setState({ permissions: null, error: { code: 'busy', status: 503 } })
    const { user } = await open('/area', { as: 'owner' }, { areas: [areaAt('area5')], after })
    expect(await heading('Couldn’t load your permissions for this publisher')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('The service is currently busy')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading('The list')).toBeInTheDocument()
  })
})

describe('an area', () => {
  test('stands in the console with its page and its breadcrumbs, which learn the name of the record', async () => {
    provideSource('area6', async () => exposing({ one: async () => One }))
    const { user } = await open('/area', { as: 'owner' }, { areas: [areaAt('area6')] })
    expect(await heading('The list')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'One of them' }))
    expect(await heading('One')).toBeInTheDocument()
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getByRole('link', { name: 'Area' })).toHaveAttribute('href', '/area')
    expect(await crumbs.findByText('Summer quest')).toHaveAttribute('aria-current', 'page')
    expect(crumbs.queryByText('Info')).not.toBeInTheDocument()
  })

  test('that throws keeps it to itself, and is drawn again on request', async () => {
    allowConsole(/broke on purpose/)
    let isBroken = true
    const list = async () => () => {
      if (isBroken) throw new Error('broke on purpose')
      return <h1>Well again</h1>
    }
    provideSource('area7', async () => exposing({ list }))
    const { user } = await open(
      '/area',
      { as: 'owner' },
      { areas: [areaAt('area7')], nav: [{ ...nav('/area', 'Campaigns'), module: 'area7' }] },
    )
    expect(await heading('Campaigns: not available right now')).toBeInTheDocument()
    expect(await screen.findByText('This section ran into an error. The rest of Publisher Console still works.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByRole('button', { name: /^Publisher:/ })).toBeInTheDocument()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading('Well again')).toBeInTheDocument()
  })

  test('that cannot be fetched says so, and is fetched again on request', async () => {
    allowConsole(/module failed/)
    let isThere = false
    provideSource('area8', async () => (isThere ? exposing({}) : Promise.reject(new Error('no network'))))
    const { user } = await open(
      '/area',
      { as: 'owner', locale: 'vi' },
      { areas: [areaAt('area8')], nav: [{ ...nav('/area', 'Chiến dịch'), module: 'area8' }] },
    )
    expect(await heading('Chiến dịch: hiện không dùng được')).toBeInTheDocument()
    expect(await screen.findByText('Không kết nối được với máy chủ. Mục này sẽ tự tải lại khi có kết nối.')).toBeInTheDocument()
    isThere = true
    await user.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(await heading('The list')).toBeInTheDocument()
  })

  test.each([
    [{ reason: 'platform', needs: '^9' } as const, 'This section needs another version of Publisher Console (^9). Try again later.'],
    [{ reason: 'missing' } as const, 'Some files of this section are missing. Try again later.'],
    [{ reason: 'held' } as const, 'This section is paused because its newest release failed to load. Try again later.'],
    [{ reason: 'off' } as const, 'This section is switched off for now. Try again later.'],
  ])('that the host holds back says why, and offers no retry that could not help: %j', async (reason, words) => {
    await open(
      '/area',
      { as: 'owner' },
      { owners: { late: ['/area'] }, unavailable: { late: reason }, nav: [{ ...nav('/area', 'Campaigns'), module: 'late' }] },
    )
    expect(await heading('Campaigns: not available right now')).toBeInTheDocument()
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  })

  test('whose manifest is not in the page is looked up in the file of all manifests, again on request', async () => {
    const manifest = areaAt('area10')
    provideSource('area10', async () => exposing({}))
    let isThere = false
    const after = () => serveRegistry(() => (isThere ? Response.json([manifest]) : new Response('', { status: 503 })))
    const { user } = await open('/area', { as: 'owner' }, { owners: { area10: ['/area'] }, after })
    expect(await heading('This section: not available right now')).toBeInTheDocument()
    expect(await screen.findByText(/^Couldn’t reach the server\./)).toBeInTheDocument()
    isThere = true
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading('The list')).toBeInTheDocument()
  })
})

test('a session that could not be had says so in place, signs no one out, and is loaded when the person comes back', async () => {
  provideSource('area12', async () => exposing({}))
  const after = () => {
    const session = sessionStore.getState()
    if (session.state === 'signed-in') pinPublisher(session.profile.id, publisherStore.getState().publisher?.id ?? '')
    sessionStore.setState({ state: 'failed', error: { code: 'busy', status: 503 } }, true)
  }
  const { address } = await open('/area', { as: 'owner' }, { areas: [areaAt('area12')], after })
  expect(await heading('Couldn’t load your session')).toBeInTheDocument()
  expect(address()).toBe('/area')
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await heading('The list')).toBeInTheDocument()
})
