import { expect, test } from '@jest/globals'
import { storeAddress } from './store-address.ts'

test.each([
  ['https://play.google.com/store/apps/details?id=example.quest&hl=vi', { kind: 'google_play', name: 'example.quest' }],
  ['market://details?id=example.quest', { kind: 'google_play', name: 'example.quest' }],
  ['https://play.google.com/apps/testing/example.quest', { kind: 'google_play', name: 'example.quest' }],
  [' https://apps.apple.com/vn/app/quest/id1000000001 ', { kind: 'app_store', name: 'id1000000001' }],
  ['itms-apps://itunes.apple.com/app/id12', { kind: 'app_store', name: 'id12' }],
  ['https://apps.apple.com.evil.example/id12', { kind: 'site', name: 'apps.apple.com.evil.example' }],
  ['lotus://open', { kind: 'app_link', name: 'lotus' }],
  ['javascript://x', undefined],
  ['play.google.com', undefined],
  ['', undefined],
])('%s', (typed, found) => expect(storeAddress(typed)).toEqual(found))
