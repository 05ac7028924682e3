import { describe, expect, it } from '@jest/globals'
import { byPrecision, isUnder, matchPath } from './match-path.ts'

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

it('knows what lies under a prefix by whole segments', () => {
  expect([isUnder('/campaigns', '/campaigns'), isUnder('/campaigns', '/campaigns/1'), isUnder('/', '/x')]).toEqual([true, true, true])
  expect(isUnder('/campaigns', '/campaigns-old')).toBe(false)
})
