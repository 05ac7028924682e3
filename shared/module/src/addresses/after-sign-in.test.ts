import { describe, expect, test } from '@jest/globals'
import { afterSignIn, nextPath, withNext } from './after-sign-in.ts'

const ORIGIN = 'https://console.example'

const known = { origin: ORIGIN, owners: { campaigns: ['/campaigns'], auth: ['/login', '/register', '/forgot-password', '/accept-invite'] } }

describe('where to go on to after signing in', () => {
  test.each([
    ['/campaigns', '/campaigns'],
    ['/campaigns/c1/edit?tab=2', '/campaigns/c1/edit?tab=2'],
    ['/vi/campaigns', '/campaigns'],
    [`${ORIGIN}/campaigns`, '/campaigns'],
    ['/', '/'],
    ['/vi', '/'],
    ['/styleguide', '/styleguide'],
    ['/login', null],
    ['/vi/LOGIN?next=/login', null],
    ['/register/email', null],
    ['/forgot-password', null],
    ['/accept-invite?token=a', '/accept-invite?token=a'],
    ['/..//evil.example/campaigns', null],
    ['/vi//evil.example/campaigns', null],
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
    expect(nextPath(`?next=${encodeURIComponent(next)}`, known)).toBe(path)
    // An address that cannot be followed leads to the first page.
    expect(afterSignIn(`?next=${encodeURIComponent(next)}`, known)).toBe(path ?? '/campaigns')
  })

  test('nothing asked, nothing answered', () => expect(nextPath('', known)).toBeNull())
})

test.each<[firstPage: string | null, to: string]>([
  ['/campaigns?status=active', '/campaigns?status=active'],
  ['/', '/'],
  [null, '/campaigns'],
  ['/unknown', '/campaigns'],
  ['/login', '/campaigns'],
  ['https://evil.example/applications', '/campaigns'],
  ['//evil.example/applications', '/campaigns'],
])('the first page that a person chose (%j) opens where nothing else is asked for, if it is one: %j', (firstPage, to) => {
  expect(afterSignIn('', { ...known, firstPage })).toBe(to)
  expect(afterSignIn('?next=%2Fcampaigns%2F1', { ...known, firstPage })).toBe('/campaigns/1')
})

test('the place is carried along only where there is one', () => {
  expect(withNext('/login', '/campaigns?a=1')).toBe('/login?next=%2Fcampaigns%3Fa%3D1')
  expect(withNext('/login', null)).toBe('/login')
})
