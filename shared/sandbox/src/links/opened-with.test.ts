import { expect, test } from '@jest/globals'
import { openedWith } from './opened-with.ts'

const INFO = { utm_source: 'báo', utm_medium: 'a&b', utm_campaign: '', utm_term: '', utm_content: '' }
const NONE = { ...INFO, utm_source: '', utm_medium: '' }
const UTM = 'utm_source=b%C3%A1o&utm_medium=a%26b'
const REFERRER = 'referrer=utm_source%3Db%25C3%25A1o%26utm_medium%3Da%2526b'
const CT = 'ct=bao.a_b'
const APPLE = 'https://apps.apple.com/app/id1'

const opened = (url: string, query: string, campaign_info = INFO) =>
  openedWith({ android: { google_play_url: url }, ios: { app_store_url: null }, fallback_url: null, campaign_info }, 'android', query)

test.each([
  ['https://a.example/', 'gclid=G1', `https://a.example/?${UTM}&gclid=G1`],
  ['https://a.example/#top', 'utm_content=banner%202&flag', `https://a.example/?${UTM}&utm_content=banner%202&flag=#top`],
  ['lotus://open', 'fbclid=F', `lotus://open?${UTM}&fbclid=F`],
  ['https://store.steampowered.com/app/1', 'ttclid=T', `https://store.steampowered.com/app/1?${UTM}&ttclid=T`],
  // Of the link's values it replaces those of the same name, never what the address itself says.
  [
    'https://a.example/',
    'utm_medium=+&utm_medium=story&utm_medium=2&utm_source=',
    'https://a.example/?utm_source=b%C3%A1o&utm_medium=story',
  ],
  ['https://a.example/?utm_medium=own', 'utm_medium=story', 'https://a.example/?utm_medium=own&utm_source=b%C3%A1o'],
  ['https://a.example/?lang=vi', 'lang=en&a[0]=1&a[0]=2', `https://a.example/?lang=vi&${UTM}&a%5B0%5D=1&a%5B0%5D=2`],
  ['https://a.example/', 'q=%22%0A%E0&r=a+b&&=x', `https://a.example/?${UTM}&q=%22%0A%EF%BF%BD&r=a%20b`],
  ['https://a.example/', 'gclid=G1&amp;utm_content=b2', `https://a.example/?${UTM}&utm_content=b2&gclid=G1`],
  ['market://details?id=x', 'gclid=G1&id=evil', `market://details?id=x&${REFERRER}%26gclid%3DG1%26id%3Devil`],
  ['market://details?id=x&referrer=own', 'gclid=G1', 'market://details?id=x&referrer=own'],
  ['https://play.app.goo.gl/?link=https://play.google.com/d?id%3Dx', 'gclid=G1', `https://play.google.com/d?id=x&${REFERRER}%26gclid%3DG1`],
  [`${APPLE}?pt=7`, 'gclid=G1&ppid=P&mt=12', `${APPLE}?pt=7&${CT}&ppid=P&mt=8`],
  [APPLE, 'utm_medium=story&utm_content=2', `${APPLE}?ct=bao.story.2&mt=8`],
  [APPLE, 'ct=own&pt=9', `${APPLE}?ct=own&pt=9&mt=8`],
])('%s of a link that is opened with ?%s', (url, query, address) => expect(opened(url, query)).toMatchObject({ url: address }))

test('without campaign info too a store gets only what it knows', () => {
  expect(opened(APPLE, 'gclid=G1', NONE)).toMatchObject({ url: APPLE })
  expect(opened('market://details?id=x', 'gclid=G1', NONE)).toMatchObject({ url: 'market://details?id=x&referrer=gclid%3DG1' })
})

test('long values never cost a link its destination, and a click ID only where the address would be too long', () => {
  const words = 'ก'.repeat(60)
  const info = { ...INFO, utm_campaign: words, utm_content: words }
  const plain = opened('market://details?id=x', '', info)
  expect(opened('market://details?id=x', `fbclid=${'F'.repeat(200)}`, info)).toMatchObject({ url: expect.stringContaining('fbclid') })
  expect(opened('market://details?id=x', `fbclid=${'/'.repeat(2000)}`, info)).toEqual(plain)
  expect(opened('market://details?id=x', `fbclid=${'F'.repeat(2048)}`, info)).toEqual(plain)
})
