import { destinationOf } from '@console/contract'
import { expect, test } from '@jest/globals'
import { openedWith } from './opened-with.ts'

const INFO = { utm_source: 'báo', utm_medium: 'a&b', utm_campaign: '', utm_term: '', utm_content: '' }
const NONE = { ...INFO, utm_source: '', utm_medium: '' }
const UTM = 'utm_source=b%C3%A1o&utm_medium=a%26b'
const REFERRER = 'referrer=utm_source%3Db%25C3%25A1o%26utm_medium%3Da%2526b'
const CT = 'ct=bao.a_b'
const APPLE = 'https://apps.apple.com/app/id1'

const opened = (url: string, query: string, campaign_info = INFO) =>
  destinationOf(
    openedWith({ android: { google_play_url: url }, ios: { app_store_url: null }, fallback_url: null, campaign_info }, query),
    'android',
  )

test.each([
  ['https://a.example/', 'gclid=G1', `https://a.example/?gclid=G1&${UTM}`],
  ['https://a.example/#top', 'utm_content=banner%202&flag', `https://a.example/?flag=&${UTM}&utm_content=banner%202#top`],
  ['lotus://open', 'fbclid=F', `lotus://open?fbclid=F&${UTM}`],
  ['https://store.steampowered.com/app/1', 'ttclid=T', `https://store.steampowered.com/app/1?ttclid=T&${UTM}`],
  // Of the link's values it replaces those of the same name, never what the address itself says.
  ['https://a.example/', 'utm_medium=story&utm_source=', 'https://a.example/?utm_source=b%C3%A1o&utm_medium=story'],
  ['https://a.example/?utm_medium=own', 'utm_medium=story', 'https://a.example/?utm_medium=own&utm_source=b%C3%A1o'],
  ['https://a.example/?lang=vi', 'lang=en&a[0]=1&a[0]=2', `https://a.example/?lang=vi&a%5B0%5D=1&a%5B0%5D=2&${UTM}`],
  ['https://a.example/', 'q=%22%0A%E0&r=a+b', `https://a.example/?q=%22%0A%EF%BF%BD&r=a%20b&${UTM}`],
  ['https://a.example/', `gclid=${'x'.repeat(2048)}`, `https://a.example/?${UTM}`],
  ['market://details?id=x', 'gclid=G1&id=evil', `market://details?id=x&${REFERRER}%26gclid%3DG1%26id%3Devil`],
  ['market://details?id=x', 'utm_medium=a%26b', `market://details?id=x&${REFERRER}`],
  ['market://details?id=x&referrer=own', 'gclid=G1', 'market://details?id=x&referrer=own'],
  ['https://play.app.goo.gl/?link=https://play.google.com/d?id%3Dx', 'gclid=G1', `https://play.google.com/d?id=x&${REFERRER}%26gclid%3DG1`],
  [`${APPLE}?pt=7`, 'gclid=G1&ppid=P', `${APPLE}?pt=7&ppid=P&${CT}&mt=8`],
  [APPLE, 'utm_medium=story&utm_content=2', `${APPLE}?ct=bao.story.2&mt=8`],
  [APPLE, 'ct=own&pt=9', `${APPLE}?ct=own&pt=9&mt=8`],
])('%s of a link that is opened with ?%s', (url, query, address) => expect(opened(url, query)).toMatchObject({ url: address }))

test('without campaign info too a store gets only what it knows', () => {
  expect(opened(APPLE, 'gclid=G1', NONE)).toMatchObject({ url: APPLE })
  expect(opened('market://details?id=x', 'gclid=G1', NONE)).toMatchObject({ url: 'market://details?id=x&referrer=gclid%3DG1' })
})
