import { describe, expect, test } from '@jest/globals'
import { getCampaign, listCampaigns } from '../campaigns.ts'
import { inputFromSearch, isOffered, urlFor } from './route.ts'

const PUBLISHER = 'pub-1'

describe('the URL of a call', () => {
  test('fills the path and sorts the query, leaving empty values out', () => {
    expect(urlFor(listCampaigns, { sort: '-name', q: 'a b&c', status: '', page: 2, page_size: undefined }, PUBLISHER)).toBe(
      '/pub/core/api/v1/publishers/pub-1/campaigns?page=2&q=a%20b%26c&sort=-name',
    )
  })

  test('escapes parameters in the path', () => {
    expect(urlFor(getCampaign, { campaign_id: 'a/../b' }, PUBLISHER)).toBe('/pub/core/api/v1/publishers/pub-1/campaigns/a%2F..%2Fb')
  })

  test('refuses a call whose parameter is missing', () => {
    expect(() => urlFor(getCampaign, {}, PUBLISHER)).toThrow('campaign_id is missing')
    expect(() => urlFor(listCampaigns, {})).toThrow('publisher_id is missing')
  })
})

describe('what an address asks of a list', () => {
  test.each([
    ['', { page: 1, page_size: 20, sort: '-created_on' }],
    ['?page=3&status=ended&q=%20hoa%20&sort=name', { page: 3, page_size: 20, q: 'hoa', sort: 'name', status: 'ended' }],
    ['?page=0&page_size=9999&sort=color&status=gone', { page: 1, page_size: 20, sort: '-created_on' }],
    ['?page=two&other=1&q=', { page: 1, page_size: 20, sort: '-created_on' }],
  ])('%s', (search, input) => {
    expect(inputFromSearch(listCampaigns, new URLSearchParams(search))).toEqual(input)
  })

  const FROM = '2026-11-21T17:00:00.000Z'
  test.each([
    ['all' as const, { runs_from: FROM }],
    [['X3', 'X7'], { runs_from: FROM }],
    [['X3'], {}],
    [[], {}],
  ])('of an API with the extensions %j only what it has', (offered, more) => {
    const input = inputFromSearch(listCampaigns, new URLSearchParams({ status: 'ended', runs_from: FROM }), offered)
    expect(input).toEqual({ page: 1, page_size: 20, sort: '-created_on', status: 'ended', ...more })
  })
})

test.each([
  [undefined, [], true],
  ['X7', 'all', true],
  ['X7', ['X3', 'X7'], true],
  ['X7', ['X3'], false],
] as const)('what came with %s is offered by an API with %j: %s', (extension, offered, is) => {
  expect(isOffered(extension, offered)).toBe(is)
})
