import { beforeEach, describe, expect, test } from '@jest/globals'
import { nextPath, withNext } from './documents.ts'
import { placeStore } from './stores.ts'

const ORIGIN = 'https://console.example'

beforeEach(() => {
  Object.defineProperty(globalThis, 'location', { value: new URL(`${ORIGIN}/login`), configurable: true })
  placeStore.setState({ owners: { campaigns: ['/campaigns'], auth: ['/login'] } })
})

describe('where to go on to after signing in', () => {
  test.each([
    ['/campaigns', '/campaigns'],
    ['/campaigns/c1/edit?tab=2', '/campaigns/c1/edit?tab=2'],
    ['/vi/campaigns', '/campaigns'],
    [`${ORIGIN}/campaigns`, '/campaigns'],
    ['/campaignsx', null],
    ['/unknown', null],
    ['https://evil.example/campaigns', null],
    ['//evil.example/campaigns', null],
    ['/\\evil.example/campaigns', null],
    ['https:evil.example/campaigns', null],
    ['javascript:alert(1)//campaigns', null],
    ['\thttps://evil.example/campaigns', null],
    ['https://console.example@evil.example/campaigns', null],
    ['', null],
  ])('%j leads to %j', (next, path) => {
    expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe(path)
  })

  test('nothing asked, nothing answered', () => expect(nextPath('')).toBeNull())
})

test('the place is carried along only where there is one', () => {
  expect(withNext('/login', '/campaigns?a=1')).toBe('/login?next=%2Fcampaigns%3Fa%3D1')
  expect(withNext('/login', null)).toBe('/login')
})
