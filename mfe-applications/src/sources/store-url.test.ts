import { PACKAGE_NAME_MAX, SourceWrite } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { storeListing } from './store-url.ts'

describe('an address names its application', () => {
  test.each([
    ['https://play.google.com/store/apps/details?id=com.lotus.quest', 'Google Play', 'android', 'com.lotus.quest'],
    ['https://play.google.com/store/apps/details?id=com.lotus.quest&hl=vi&gl=VN', 'Google Play', 'android', 'com.lotus.quest'],
    ['https://play.google.com/store/apps/details?hl=vi&id=com.lotus.quest', 'Google Play', 'android', 'com.lotus.quest'],
    ['http://play.google.com/store/apps/details/?id=com.Lotus.Quest_2', 'Google Play', 'android', 'com.Lotus.Quest_2'],
    ['  play.google.com/store/apps/details?id=com.lotus.quest\n', 'Google Play', 'android', 'com.lotus.quest'],
    ['https://play.google.com/apps/testing/com.lotus.quest', 'Google Play', 'android', 'com.lotus.quest'],
    ['market://details?id=com.lotus.quest&referrer=utm_source%3Dx', 'Google Play', 'android', 'com.lotus.quest'],
    [
      'intent://details?id=com.lotus.quest#Intent;scheme=market;package=com.android.vending;end',
      'Google Play',
      'android',
      'com.lotus.quest',
    ],
    ['intent://details?id=com.lotus.quest#Intent;scheme=market;end', 'Google Play', 'android', 'com.lotus.quest'],
    ['intent://open/#Intent;scheme=lotus;package=com.lotus.quest;end', 'Google Play', 'android', 'com.lotus.quest'],
    ['https://apps.apple.com/vn/app/lotus-quest/id1000000001', 'App Store', 'ios', 'id1000000001'],
    ['https://apps.apple.com/vn/app/lotus-quest/id1000000001?l=vi&platform=iphone', 'App Store', 'ios', 'id1000000001'],
    ['https://apps.apple.com/app/id1000000001', 'App Store', 'ios', 'id1000000001'],
    ['apps.apple.com/us/app/lotus-quest/id1000000001/', 'App Store', 'ios', 'id1000000001'],
    ['https://itunes.apple.com/us/app/lotus-quest/id1000000001?mt=8', 'App Store', 'ios', 'id1000000001'],
    ['https://itunes.apple.com/lookup?id=1000000001', 'App Store', 'ios', 'id1000000001'],
    ['https://itunes.apple.com/vn/lookup?bundleId=com.lotus.quest-vn', 'App Store', 'ios', 'com.lotus.quest-vn'],
    ['https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=1000000001&mt=8', 'App Store', 'ios', 'id1000000001'],
    ['itms-apps://itunes.apple.com/app/id1000000001', 'App Store', 'ios', 'id1000000001'],
    ['itms-apps://apps.apple.com/vn/app/apple-store/id1000000001?action=write-review', 'App Store', 'ios', 'id1000000001'],
    ['https://apps.microsoft.com/detail/9nblggh4nns1?hl=vi-VN&gl=VN', 'Microsoft Store', 'desktop', '9NBLGGH4NNS1'],
    ['https://apps.microsoft.com/store/detail/lotus-quest/XP8BT8DW290MPQ', 'Microsoft Store', 'desktop', 'XP8BT8DW290MPQ'],
    ['https://www.microsoft.com/vi-vn/p/lotus-quest/9nblggh4nns1?activetab=pivot', 'Microsoft Store', 'desktop', '9NBLGGH4NNS1'],
    ['https://www.microsoft.com/store/apps/9NBLGGH4NNS1', 'Microsoft Store', 'desktop', '9NBLGGH4NNS1'],
    ['ms-windows-store://pdp/?ProductId=9NBLGGH4NNS1', 'Microsoft Store', 'desktop', '9NBLGGH4NNS1'],
    ['appmarket://details?id=com.lotus.quest', 'AppGallery', 'android', 'com.lotus.quest'],
    ['https://appgallery.huawei.com/app/C1000001?packageName=com.lotus.quest', 'AppGallery', 'android', 'com.lotus.quest'],
    ['https://appgallery.huawei.com/#/app/C1000001?package=com.lotus.quest', 'AppGallery', 'android', 'com.lotus.quest'],
    ['https://galaxystore.samsung.com/detail/com.lotus.quest?langCd=vi', 'Galaxy Store', 'android', 'com.lotus.quest'],
    ['https://galaxystore.samsung.com/detail/?appId=com.lotus.quest', 'Galaxy Store', 'android', 'com.lotus.quest'],
    ['https://apps.samsung.com/appquery/appDetail.as?appId=com.lotus.quest', 'Galaxy Store', 'android', 'com.lotus.quest'],
    ['samsungapps://ProductDetail/com.lotus.quest', 'Galaxy Store', 'android', 'com.lotus.quest'],
    ['https://quest.lotus.example/install?from=mail#top', null, 'web', 'quest.lotus.example'],
    ['http://localhost:8080/', null, 'web', 'localhost:8080'],
    ['HTTPS://Quest.Lotus.Example', null, 'web', 'quest.lotus.example'],
    ['https://www.microsoft.com/vi-vn/windows', null, 'web', 'www.microsoft.com'],
    ['https://play.google.com.lotus.example/store/apps/details?id=com.lotus.quest', null, 'web', 'play.google.com.lotus.example'],
  ])('%s', (url, store, platform, package_name) => {
    expect(storeListing(url)).toEqual({ store, platform, package_name })
  })
})

test.each([
  ['nothing', ''],
  ['words', 'Lotus Quest'],
  ['a package name', 'com.lotus.quest'],
  ['a host alone', 'lotus.example'],
  ['a list of a developer', 'https://play.google.com/store/apps/dev?id=5700313618786177705'],
  ['a store without an application', 'https://play.google.com/store/apps/details'],
  ['an id that is no package', 'https://play.google.com/store/apps/details?id=quest'],
  ['an id with markup', 'https://play.google.com/store/apps/details?id=%3Cb%3Ecom.x%3C%2Fb%3E'],
  ['a search of a store', 'market://search?q=lotus'],
  ['an intent to the store that names nothing', 'intent://home#Intent;package=com.android.vending;end'],
  ['a developer of the App Store', 'https://apps.apple.com/vn/developer/lotus/id-none'],
  ['a page of the Microsoft Store', 'https://apps.microsoft.com/home?hl=vi-VN'],
  ['an AppGallery address without a package', 'https://appgallery.huawei.com/app/C1000001'],
  ['a Galaxy Store address without a package', 'https://galaxystore.samsung.com/geardetail/'],
  ['two addresses', 'https://lotus.example https://hanoi.example'],
  ['another scheme', 'ftp://lotus.example/quest.apk'],
  ['a script', 'javascript:alert(1)'],
  ['text that is longer than any address', `https://play.google.com/store/apps/details?id=com.${'x'.repeat(300)}`],
])('%s names none', (_what, text) => {
  expect(storeListing(text)).toBeNull()
})

test('what is found can be sent', () => {
  const longest = `${'a'.repeat(60)}.`.repeat(4) + 'b'.repeat(PACKAGE_NAME_MAX - 244)
  const found = storeListing(`market://details?id=${longest}`)
  expect(found?.package_name).toBe(longest)
  expect(v.is(SourceWrite, { source_name: 'S', status: 'active', platform: found?.platform, package_name: found?.package_name })).toBe(true)
})
