import type { OwnPublisher, Profile } from '@console/contract'
import type { ReleasedRoute } from '@console/module'
import { type PublisherState, pageDataStore, type Session } from '@console/session'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { accessTo, isOpen } from './guards.ts'

const profile: Profile = { id: 'u', email: 'u@x.example', first_name: 'U', last_name: 'X', roles: ['admin'], strategy: 'local' }
const staff: Profile = { ...profile, roles: ['provider_staff'], strategy: 'provider' }
const publisher: OwnPublisher = { id: 'p', code: 'P', name: 'P', status: 'active', role: { id: 'r', name: 'Viewer' }, is_owner: false }
const signedIn = (who: Profile): Session => ({ state: 'signed-in', profile: who, publishers: [publisher] })
const holding = (...permissions: string[]): PublisherState => ({
  publisher,
  permissions: { publisher_id: 'p', role: publisher.role, is_owner: false, permissions },
  error: null,
  isPinned: true,
})
const OFFLINE = { code: 'offline', status: 0 }
const none: PublisherState = { publisher: null, permissions: null, error: null, isPinned: true }
const route = (extra: Partial<ReleasedRoute> = {}): ReleasedRoute => ({
  path: '/campaigns/create',
  page: 'campaign-create',
  layout: 'default',
  guard: 'admin',
  needs: ['pub:campaigns:create'],
  ...extra,
})
const AT = '/campaigns/create?a=1'
const CHOOSE = '/select-publisher?next=%2Fcampaigns%2Fcreate%3Fa%3D1'
const ROOT = '/?next=%2Fcampaigns%2Fcreate%3Fa%3D1'

describe('a guarded route', () => {
  test.each([
    ['signed out', route(), { state: 'signed-out' }, none, { is: 'redirected', to: ROOT }],
    ['staff at an admin route', route(), signedIn(staff), none, { is: 'redirected', to: ROOT }],
    ['staff at a login route', route({ guard: 'login', needs: [], withoutPublisher: true }), signedIn(staff), none, { is: 'granted' }],
    ['no publisher chosen', route(), signedIn(profile), none, { is: 'redirected', to: CHOOSE }],
    ['choosing a publisher', route({ withoutPublisher: true, needs: [] }), signedIn(profile), none, { is: 'granted' }],
    ['without the key', route(), signedIn(profile), holding('pub:campaigns:read'), { is: 'forbidden' }],
    ['with the key', route(), signedIn(profile), holding('pub:campaigns:create'), { is: 'granted' }],
    ['with no key needed', route({ needs: [] }), signedIn(profile), holding(), { is: 'granted' }],
    [
      'permissions that failed',
      route(),
      signedIn(profile),
      { ...none, publisher, error: { code: 'busy', status: 503 } },
      { is: 'failed', what: 'permissions', error: { code: 'busy', status: 503 } },
    ],
    ['a session that failed', route(), { state: 'failed', error: OFFLINE }, none, { is: 'failed', what: 'session', error: OFFLINE }],
    ['an open route, signed out', route({ guard: 'none', needs: [] }), { state: 'signed-out' }, none, { is: 'granted' }],
  ] as const)('%s', (_, at, session, state, access) => {
    expect(accessTo(at, AT, session, state)).toEqual(access)
  })

  test.each(['/login', '/register', '/register/email', '/register/google', '/forgot-password'] as const)(
    'whoever is signed in is led on from %s',
    (path) => {
      const access = accessTo(route({ path, guard: 'none' }), path, signedIn(profile), none)
      expect(access).toEqual({ is: 'redirected', to: '/campaigns' })
    },
  )

  test('with a guard that this shell does not know is refused', () => {
    const strange = { ...route(), guard: 'vip' } as unknown as ReleasedRoute
    expect(accessTo(strange, AT, signedIn(profile), holding('pub:campaigns:create'))).toEqual({ is: 'unknown-middleware' })
  })
})

describe('at the page with which the console begins, without its key', () => {
  const first = route({ path: '/campaigns', needs: ['pub:campaigns:read-list'] })
  const area = (to: string, needs: string[]) => ({ to, label: to, icon: 'roles', order: 1, needs, module: 'm' })
  beforeEach(() =>
    pageDataStore.setState({
      nav: [area('/users', ['pub:users:read-list']), area('/roles', ['pub:roles:read-list']), area('/setting', [])],
    }),
  )

  test.each([
    [['pub:roles:read-list', 'pub:users:read-list'], '/users'],
    [['pub:roles:read-list'], '/roles'],
    [['pub:campaigns:update'], '/'],
    [[], '/'],
  ])('whoever holds %j begins at %s', (held, instead) => {
    expect(accessTo(first, '/campaigns', signedIn(profile), holding(...held))).toEqual({ is: 'redirected', to: instead })
  })

  test('whoever was led to it by a link is told that it is forbidden', () => {
    expect(accessTo(first, '/campaigns?status=active', signedIn(profile), holding('pub:roles:read-list'))).toEqual({ is: 'forbidden' })
  })
})

test.each([
  ['granted', undefined, true],
  ['forbidden', '/campaigns/create', true],
  ['forbidden', '/campaigns', false],
  ['forbidden', undefined, false],
] as const)('a page that is %s, after %s was granted, is drawn: %s', (is, grantedAt, isDrawn) => {
  expect(isOpen({ is }, '/campaigns/create', grantedAt)).toBe(isDrawn)
})
