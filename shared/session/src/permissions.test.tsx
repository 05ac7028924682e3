import { createCampaign, getProfile, listCampaigns, type MyPermissions, type Profile, type Route, updateCampaign } from '@console/contract'
import { afterEach, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { pageDataStore } from './page-data.ts'
import { useAreas, useMay, useMayDo, useMaySeeAll } from './permissions.ts'
import { publisherStore } from './publisher.ts'
import { sessionStore } from './session.ts'

function hold(...keys: string[]): void {
  sessionStore.setState({ state: 'signed-in', profile: { id: 'me' } as Profile, publishers: [] }, true)
  publisherStore.setState({ permissions: { permissions: keys } as unknown as MyPermissions })
}

afterEach(() => {
  publisherStore.setState({ permissions: null })
  pageDataStore.setState({ nav: [] })
})

const ALL = 'pub:campaigns:update'
const OWN = 'campaign:update'

test.each<[string, string[], Route, string | null | undefined, boolean]>([
  ['with the key for all, anyone’s record', [ALL], updateCampaign, 'them', true],
  ['with the key for all, a record without an owner', [ALL], updateCampaign, null, true],
  ['with the key for own, their own record', [OWN], updateCampaign, 'me', true],
  ['with the key for own, not another’s', [OWN], updateCampaign, 'them', false],
  ['with the key for own, not a record without an owner', [OWN], updateCampaign, null, false],
  ['with the key for own, one whose owner is not known yet', [OWN], updateCampaign, undefined, true],
  ['without a key, not even their own', [], updateCampaign, 'me', false],
  ['with a key of another call, nothing', [ALL], createCampaign, undefined, false],
  ['without any key, what needs none', [], getProfile, undefined, true],
])('a person may change, %s', (_, keys, route, ownerId, may) => {
  hold(...keys)
  expect(renderHook(() => useMayDo()).result.current(route, ownerId)).toBe(may)
})

test('before the permissions are there nothing is allowed', () => {
  expect(renderHook(() => useMay(updateCampaign, 'me')).result.current).toBe(false)
})

test.each([
  [['pub:campaigns:read-list'], true],
  [['campaign:read'], false],
  [[], false],
])('a person who holds %j sees everyone’s campaigns: %s', (keys, sees) => {
  hold(...keys)
  expect(renderHook(() => useMaySeeAll(listCampaigns)).result.current).toBe(sees)
})

test('the areas are those that the person may enter, in order, and none before it is known which', () => {
  const area = (to: string, needs: string[]) => ({ to, label: to, icon: 'home', needs }) as never
  pageDataStore.setState({
    nav: [area('/campaigns', ['pub:campaigns:read-list', 'campaign:read']), area('/roles', ['pub:roles:read-list']), area('/about', [])],
  })
  const areas = () => renderHook(() => useAreas()).result.current.map(({ to }) => to)
  expect(areas()).toEqual([])
  hold('campaign:read')
  expect(areas()).toEqual(['/campaigns', '/about'])
})
