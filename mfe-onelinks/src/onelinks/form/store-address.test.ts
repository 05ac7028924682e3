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
  ['<https://https://play.google.com/store/apps/details?id=example.\u200bquest>', { kind: 'google_play', name: 'example.quest' }],
  ['https://apps.apple.com/vn/lookup?id=12', { kind: 'app_store', name: '12' }],
  // Pages of the stores that name no application.
  ['https://play.google.com/store/apps/details?id=', { kind: 'google_play', name: '' }],
  ['https://play.google.com/store/apps/details?id=example.quest.', { kind: 'google_play', name: '' }],
  ['https://play.google.com/store/search?q=example.quest&c=apps', { kind: 'google_play', name: '' }],
  ['https://play.google.com/store/apps/dev?id=5700000000000000001', { kind: 'google_play', name: '' }],
  ['https://play.google.com/console/developers/app/4970000000000000001', { kind: 'google_play', name: '' }],
  ['https://apps.apple.com/vn/developer/example/id1000000001', { kind: 'app_store', name: '' }],
  ['https://appstoreconnect.apple.com/apps/1000000001', { kind: 'app_store', name: '' }],
  ['javascript://x', undefined],
  ['play.google.com', undefined],
  ['', undefined],
])('%s', (typed, found) => expect(storeAddress(typed)).toEqual(found))
