import { expect, test } from '@jest/globals'
import { customIdAt, customIdIn, isWholeLink } from './onelink-address.ts'
import { destinationOf, withCampaignInfo } from './onelink-destinations.ts'
import { channelOf } from './onelinks.ts'

test.each([
  ['https://go.example/Tet2027', 'https://go.example', 'Tet2027'],
  [' http://GO.example/Tet2027/?utm_source=x#y ', 'https://go.example', 'Tet2027'],
  ['go.example/Tet2027', 'https://go.example', 'Tet2027'],
  ['http://localhost:4000/l/Tet2027', 'http://localhost:4000/l', 'Tet2027'],
  ['localhost:4000/l/Tet2027', 'http://localhost:4000/l', 'Tet2027'],
  ['https://go.example/vi/Tet2027', 'https://go.example', 'Tet2027'],
  ['<https://go.example/Tet2027>', 'https://go.example', 'Tet2027'],
  ['https://go.example/Tet2027).', 'https://go.example', 'Tet2027'],
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

test.each(['', '.', ',', ')', '!?', '/', '//', ' ', '%20', '\u200b', '%E2%80%8B', '&utm=1', '”', '%', '…', '👍'])(
  'a link with %j behind it, or quotes around it, is opened all the same',
  (behind) => {
    expect(customIdAt(`Tet2027${behind}`)).toBe('Tet2027')
    expect(customIdAt(`“Tet2027”${behind}`)).toBe('Tet2027')
  },
)

test.each(['Tet2027/more', 'Tet2027-b', 'Tet2027_', 'Tet2027 b', 'Tếtđẹp'])('%s is another path', (path) =>
  expect(customIdAt(path)).toBe(path),
)

test('an id alone is no whole link', () => {
  expect(isWholeLink('Tet2027')).toBe(false)
  expect(isWholeLink('go.example')).toBe(true)
})

const INFO = { utm_source: 'báo', utm_medium: 'a&b', utm_campaign: '', utm_term: '', utm_content: '' }
const UTM = 'utm_source=b%C3%A1o&utm_medium=a%26b'
const REFERRER = 'referrer=utm_source%3Db%25C3%25A1o%26utm_medium%3Da%2526b'
const CT = 'ct=bao.a_b'

test.each([
  ['https://a.example/', `https://a.example/?${UTM}`],
  ['https://a.example/?', `https://a.example/?${UTM}`],
  ['https://a.example/?q=1#top', `https://a.example/?q=1&${UTM}#top`],
  ['https://a.example/#/route?x=1', `https://a.example/?${UTM}#/route?x=1`],
  ['https://a.example/?utm_source=own', 'https://a.example/?utm_source=own&utm_medium=a%26b', ['utm_source']],
  ['https://a.example/?utm_source=b%C3%A1o', 'https://a.example/?utm_source=b%C3%A1o&utm_medium=a%26b'],
  ['lotus://open', `lotus://open?${UTM}`],
  ['intent://x#Intent;scheme=lotus;end', `intent://x?${UTM}#Intent;scheme=lotus;end`],
  ['intent://details?id=x#Intent;scheme=market;end', `intent://details?id=x&${REFERRER}#Intent;scheme=market;end`],
  ['market://details?id=x', `market://details?id=x&${REFERRER}`],
  ['https://play.google.com/store/apps/details?id=x', `https://play.google.com/store/apps/details?id=x&${REFERRER}`],
  ['market://details?id=x&referrer=own', 'market://details?id=x&referrer=own', ['referrer']],
  // Google Play reads no UTM of the address itself.
  ['market://details?id=x&utm_source=own', `market://details?id=x&utm_source=own&${REFERRER}`],
  ['https://play.google.com.evil.example/', `https://play.google.com.evil.example/?${UTM}`],
  ['https://apps.apple.com/app/id1?pt=7', `https://apps.apple.com/app/id1?pt=7&${CT}&mt=8`],
  ['https://apps.apple.com/app/id1?pt=7&ct=own&mt=12', 'https://apps.apple.com/app/id1?pt=7&ct=own&mt=12', ['ct']],
  ['itms-apps://apps.apple.com/app/id1?pt=7', `itms-apps://apps.apple.com/app/id1?pt=7&${CT}&mt=8`],
] as const)('%s with campaign info is %s', (url, result, kept: readonly string[] = []) =>
  expect(withCampaignInfo(url, INFO)).toMatchObject({ url: result, kept, lacksProvider: false }),
)

test('an address in the App Store without a provider token says so, and one without campaign info stays as it is', () => {
  const url = 'https://apps.apple.com/app/id1'
  expect(withCampaignInfo(url, INFO)).toMatchObject({ url: `${url}?${CT}&mt=8`, lacksProvider: true })
  expect(withCampaignInfo(url, { ...INFO, utm_source: '', utm_medium: '' })).toEqual({ url, kept: [], lacksProvider: false })
})

const APPLE = 'https://apps.apple.com/app/id1'

test.each([
  [{ utm_source: 'Đọc báo', utm_medium: '日本', utm_campaign: 'x'.repeat(100) }, `Doc_bao._.${'x'.repeat(20)}`, false],
  [{ utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'summer_quest' }, 'facebook.cpc.summer_quest', true],
  [{ utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'summer_quest_2026' }, 'facebook.cpc.summer_quest_2026', true],
  [{ utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'summer_quest_20262' }, 'facebook.cpc.summer_quest_2026', false],
  [{ utm_source: 'zalo', utm_medium: 'ゲーム', utm_campaign: '' }, 'zalo._', false],
  [{ utm_source: 'a b', utm_medium: '', utm_campaign: '' }, 'a_b', false],
])('of %j the App Store counts %s, at most 30 characters that it allows', (utm, value, isWhole) => {
  const said = { ...INFO, ...utm }
  const { url, token } = withCampaignInfo(APPLE, said)
  expect(token).toEqual({ value, isWhole })
  expect(new URL(url).searchParams.get('ct')).toBe(value)
  expect(withCampaignInfo(`${APPLE}?ct=own`, said).token).toBeUndefined()
})

test('a link that Google Play shares is led to what it leads to, whose referrer reaches the application', () => {
  const shared = 'https://play.app.goo.gl/?link=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dx&ddl=1'
  expect(withCampaignInfo(shared, INFO).url).toBe(`https://play.google.com/store/apps/details?id=x&${REFERRER}`)
  for (const inner of ['javascript:alert(1)', 'https://play.google.com/%0D%0ASet-Cookie:a']) {
    const other = `https://play.app.goo.gl/?link=${inner}`
    expect(withCampaignInfo(other, INFO).url).toBe(`${other}&${UTM}`)
  }
})

const NONE = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' }
const leading = (play: string | null, store: string | null, fallback: string | null) => ({
  android: { google_play_url: play },
  ios: { app_store_url: store },
  fallback_url: fallback,
  campaign_info: NONE,
})

test('a device without a store of its own gets the fallback, else a page that says what there is', () => {
  const whole = leading('market://a', 'itms://b', 'https://c.example/')
  expect(destinationOf(whole, 'android')).toMatchObject({ kind: 'google_play', url: 'market://a' })
  expect(destinationOf(whole, 'ios')).toMatchObject({ kind: 'app_store', url: 'itms://b' })
  expect(destinationOf(whole, 'other')).toMatchObject({ kind: 'fallback', url: 'https://c.example/' })
  expect(destinationOf(leading(null, null, 'https://c.example/'), 'ios')).toMatchObject({ kind: 'fallback', url: 'https://c.example/' })
  expect(destinationOf(leading('market://a', null, null), 'other')).toEqual({ kind: 'stores' })
  expect(destinationOf(leading(null, null, null), 'ios')).toEqual({ kind: 'nowhere' })
  expect(destinationOf(leading('javascript://a', null, null), 'android')).toEqual({ kind: 'nowhere' })
})

test('a channel is told by the source', () => {
  expect(['TikTok', 'facebook ', 'báo', 'facebook2', ''].map(channelOf)).toEqual(['tiktok', 'facebook', 'custom', 'custom', 'custom'])
  expect(['tik\u200btok', '\uff54\uff49\uff4b\uff54\uff4f\uff4b', 'face\u00adbook', '\ufefffacebook'].map(channelOf)).toEqual([
    'tiktok',
    'tiktok',
    'facebook',
    'facebook',
  ])
})
