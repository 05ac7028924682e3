import { describe, expect, it } from '@jest/globals'
import { byPrecision, findRoute, matchPath } from './match-path.ts'
import { isUnder, ownerOf, ownsOverlap } from './owners.ts'

describe('matchPath', () => {
  it.each([
    ['/campaigns', '/campaigns', {}],
    ['/campaigns', '/Campaigns/', {}],
    ['/campaigns/:campaign_id', '/campaigns/a%20b', { campaign_id: 'a b' }],
    ['/missions/:mission_id?/edit', '/missions/7/edit', { mission_id: '7' }],
    ['/missions/:mission_id?/edit', '/missions/edit', {}],
    ['/', '/', {}],
  ])('reads %s from %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params)
  })

  it.each([
    ['/campaigns', '/campaigns/1'],
    ['/campaigns/:campaign_id', '/campaigns'],
    ['/campaigns/:campaign_id', '/campaigns//'],
    ['/campaigns/:campaign_id', '/campaigns/%E0%A4%A'],
    ['/campaigns', '//campaigns'],
  ])('refuses for %s the path %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull()
  })
})

it('tries fixed segments before parameters and those before optional ones', () => {
  const sorted = ['/a/:id?', '/a/:id', '/:x', '/a/own'].toSorted(byPrecision)
  expect(sorted).toEqual(['/a/own', '/a/:id', '/a/:id?', '/:x'])
})

it('finds the most precise of the routes that match', () => {
  const routes = [{ path: '/campaigns/:campaign_id' }, { path: '/campaigns/create' }]
  expect(findRoute(routes, '/campaigns/create')).toEqual({ route: routes[1], params: {} })
  expect(findRoute(routes, '/campaigns/7')).toEqual({ route: routes[0], params: { campaign_id: '7' } })
  expect(findRoute(routes, '/sources')).toBeUndefined()
})

it.each([
  ['/campaigns', '/campaigns', true],
  ['/campaigns/1', '/campaigns', true],
  ['/campaigns?status=active', '/campaigns', true],
  ['/x', '/', true],
  ['/campaigns-old', '/campaigns', false],
  ['/campaigns', '/campaigns/1', false],
])('says whether %s lies under %s, by whole segments', (path, prefix, isIt) => {
  expect(isUnder(path, prefix)).toBe(isIt)
})

it('knows who owns a path and whose prefixes overlap', () => {
  expect(ownerOf('/sources/1', { campaigns: ['/campaigns'], applications: ['/applications', '/sources'] })).toBe('applications')
  expect(ownerOf('/', { campaigns: ['/campaigns'] })).toBeUndefined()
  expect([ownsOverlap(['/a'], ['/a/b']), ownsOverlap(['/a/b'], ['/a']), ownsOverlap(['/a'], ['/ab'])]).toEqual([true, true, false])
})
