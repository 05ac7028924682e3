import { expect, test } from '@jest/globals'
import { customIdIn, isWholeLink } from './onelink-address.ts'
import { destinationOf, withCampaignInfo } from './onelink-destinations.ts'
import { channelOf } from './onelinks.ts'

test.each([
  ['https://go.example/Tet2027', 'https://go.example', 'Tet2027'],
  [' http://GO.example/Tet2027/?utm_source=x#y ', 'https://go.example', 'Tet2027'],
  ['go.example/Tet2027', 'https://go.example', 'Tet2027'],
  ['http://localhost:4000/l/Tet2027', 'http://localhost:4000/l', 'Tet2027'],
  ['localhost:4000/l/Tet2027', 'http://localhost:4000/l', 'Tet2027'],
  ['https://go.example/', 'https://go.example', ''],
])('%s is a link of %s', (link, host, id) => expect(customIdIn(link, host)).toBe(id))

test.each([
  ['https://go.example.evil.example/Tet2027', 'https://go.example'],
  ['https://go.example@evil.example/Tet2027', 'https://go.example'],
  ['https://go.example:1234@evil.example/Tet2027', 'https://go.example'],
  ['https://evil@go.example/Tet2027', 'https://go.example'],
  ['https://evil.example/https://go.example/Tet2027', 'https://go.example'],
  ['https://go.example:8443/Tet2027', 'https://go.example'],
  ['https://gо.example/Tet2027', 'https://go.example'],
  ['https://go.example.\\evil.example/Tet2027', 'https://go.example'],
  ['http://localhost:4000/link/Tet2027', 'http://localhost:4000/l'],
  ['javascript://go.example/Tet2027', 'https://go.example'],
  [`https://go.example/${'x'.repeat(10_000)}`, 'https://go.example'],
])('%s is no link of %s', (link, host) => expect(customIdIn(link, host)).toBeUndefined())

test('an id alone is no whole link', () => {
  expect(isWholeLink('Tet2027')).toBe(false)
  expect(isWholeLink('go.example')).toBe(true)
})

const INFO = { utm_source: 'báo', utm_medium: 'a&b', utm_campaign: '', utm_term: '', utm_content: '' }
const UTM = 'utm_source=b%C3%A1o&utm_medium=a%26b'

test.each([
  ['https://a.example/', `https://a.example/?${UTM}`],
  ['https://a.example/?', `https://a.example/?${UTM}`],
  ['https://a.example/?q=1#top', `https://a.example/?q=1&${UTM}#top`],
  ['https://a.example/#/route?x=1', `https://a.example/?${UTM}#/route?x=1`],
  ['https://a.example/?utm_source=own', 'https://a.example/?utm_source=own&utm_medium=a%26b'],
  ['market://details?id=x', `market://details?id=x&${UTM}`],
  ['intent://x#Intent;scheme=lotus;end', `intent://x?${UTM}#Intent;scheme=lotus;end`],
])('%s with campaign info is %s', (url, result) => expect(withCampaignInfo(url, INFO)).toBe(result))

const NONE = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' }
const leading = (play: string | null, store: string | null, fallback: string | null) => ({
  android: { google_play_url: play },
  ios: { app_store_url: store },
  fallback_url: fallback,
  campaign_info: NONE,
})

test('a device without a store of its own gets the fallback, and one without that nothing', () => {
  const whole = leading('market://a', 'itms://b', 'https://c.example/')
  expect(destinationOf(whole, 'android')).toEqual({ kind: 'google_play', url: 'market://a' })
  expect(destinationOf(whole, 'ios')).toEqual({ kind: 'app_store', url: 'itms://b' })
  expect(destinationOf(whole, 'other')).toEqual({ kind: 'fallback', url: 'https://c.example/' })
  expect(destinationOf(leading(null, null, 'https://c.example/'), 'ios')).toEqual({ kind: 'fallback', url: 'https://c.example/' })
  expect(destinationOf(leading('market://a', null, null), 'other')).toBeUndefined()
  expect(destinationOf(leading('javascript://a', null, null), 'android')).toBeUndefined()
})

test('a channel is told by the source', () => {
  expect(['TikTok', 'facebook ', 'báo'].map(channelOf)).toEqual(['tiktok', 'facebook', 'custom'])
})
