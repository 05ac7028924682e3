import { describe, expect, test } from '@jest/globals'
import { isForwarding, storePage } from './store-pages.ts'

describe('an address names its application', () => {
  test.each([
    ['https://play.google.com/store/apps/details?id=com.lotus.quest', 'Google Play', 'android', 'com.lotus.quest'],
    ['https://play.google.com/store/apps/details?id=com.lotus.quest&hl=vi&gl=VN', 'Google Play', 'android', 'com.lotus.quest'],
    ['https://play.google.com/store/apps/details?hl=vi&id=com.lotus.quest', 'Google Play', 'android', 'com.lotus.quest'],
    ['http://play.google.com/store/apps/details/?id=com.Lotus.Quest_2', 'Google Play', 'android', 'com.Lotus.Quest_2'],
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
    ['https://apps.apple.com/us/app/lotus-quest/id1000000001/', 'App Store', 'ios', 'id1000000001'],
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
    ['https://play.google.com/d?id=com.lotus.quest', 'Google Play', 'android', 'com.lotus.quest'],
    ['https://market.android.com/details?id=com.lotus.quest', 'Google Play', 'android', 'com.lotus.quest'],
    [
      'https://play.app.goo.gl/?link=https://play.google.com/store/apps/details?id%3Dcom.lotus.quest&ddl=1',
      'Google Play',
      'android',
      'com.lotus.quest',
    ],
    ['https://apps.apple.com/vn/app/lotus-quest/id1000000001?mt=12', 'App Store', 'desktop', 'id1000000001'],
    ['https://apps.apple.com/vn/app/id1000000001/?see-all=reviews', 'App Store', 'ios', 'id1000000001'],
    ['https://appgallery.huawei.com/app/detail?id=com.lotus.quest', 'AppGallery', 'android', 'com.lotus.quest'],
    ['amzn://apps/android?p=com.lotus.quest', 'Amazon Appstore', 'android', 'com.lotus.quest'],
    ['https://www.amazon.com/gp/mas/dl/android?p=com.lotus.quest', 'Amazon Appstore', 'android', 'com.lotus.quest'],
    ['https://global.app.mi.com/details?lo=VN&id=com.lotus.quest', 'GetApps', 'android', 'com.lotus.quest'],
    ['mimarket://details?id=com.lotus.quest', 'GetApps', 'android', 'com.lotus.quest'],
    ['https://www.rustore.ru/catalog/app/com.lotus.quest', 'RuStore', 'android', 'com.lotus.quest'],
    ['https://apkpure.com/vn/lotus-quest/com.lotus.quest', 'APKPure', 'android', 'com.lotus.quest'],
    ['https://store.steampowered.com/app/1000001/Lotus_Quest/?utm_source=x', 'Steam', 'desktop', '1000001'],
    ['steam://openurl/https://store.steampowered.com/app/1000001', 'Steam', 'desktop', '1000001'],
    ['https://s.team/a/1000001', 'Steam', 'desktop', '1000001'],
    ['https://store.epicgames.com/en-US/p/lotus-quest', 'Epic Games Store', 'desktop', 'lotus-quest'],
  ])('%s', (address, store, platform, package_name) => {
    expect(storePage(address)).toEqual({ store, platform, app: package_name, package_name })
  })
})

test.each([
  ['https://testflight.apple.com/join/Ab12Cd34', 'TestFlight', 'ios', 'Ab12Cd34'],
  ['https://appgallery.huawei.com/app/C1000001', 'AppGallery', 'android', 'C1000001'],
  ['https://appgallery.cloud.huawei.com/ag/n/app/C1000001?channelId=web', 'AppGallery', 'android', 'C1000001'],
  ['hiapplink://com.huawei.appmarket?appId=C1000001', 'AppGallery', 'android', 'C1000001'],
  ['https://galaxy.store/lotusquest', 'Galaxy Store', 'android', 'lotusquest'],
  ['https://www.amazon.co.jp/Lotus-Quest/dp/B0ABCDE123/ref=sr_1', 'Amazon Appstore', 'android', 'B0ABCDE123'],
  ['https://m.onestore.co.kr/mobilepoc/apps/appsDetail.omp?prodId=0000100001', 'ONE store', 'android', '0000100001'],
])('%s names its application as only the store does', (address, store, platform, app) =>
  expect(storePage(address)).toEqual({ store, platform, app, package_name: null }),
)

test.each([
  ['https://play.google.com/store/apps/dev?id=5700313618786177705', 'Google Play'],
  ['https://play.google.com/store/apps/details', 'Google Play'],
  ['https://play.google.com/store/apps/details?id=', 'Google Play'],
  ['https://play.google.com/store/apps/details?id=com.lotus.quest.', 'Google Play'],
  ['https://play.google.com/store/apps/details?id=quest', 'Google Play'],
  ['https://play.google.com/store/apps/details?id=%3Cb%3Ecom.x%3C%2Fb%3E', 'Google Play'],
  ['https://play.google.com/store/search?q=com.lotus.quest&c=apps', 'Google Play'],
  ['https://play.google.com/console/developers/app/4970000000000000001', 'Google Play'],
  [`https://play.google.com/store/apps/details?id=com.${'x'.repeat(300)}`, 'Google Play'],
  ['market://search?q=lotus', 'Google Play'],
  ['intent://home#Intent;package=com.android.vending;end', 'Google Play'],
  ['https://apps.apple.com/vn/developer/lotus/id-none', 'App Store'],
  ['https://apps.apple.com/vn/developer/lotus/id1000000001', 'App Store'],
  ['https://apps.apple.com/vn/story/id1000000001', 'App Store'],
  ['https://appstoreconnect.apple.com/apps/1000000001', 'App Store'],
  ['https://apps.microsoft.com/home?hl=vi-VN', 'Microsoft Store'],
  ['https://appgallery.huawei.com/Featured', 'AppGallery'],
  ['https://galaxystore.samsung.com/geardetail/', 'Galaxy Store'],
  ['https://store.steampowered.com/search/?term=lotus', 'Steam'],
])('%s is a page of no application', (address, store) => expect(storePage(address)).toMatchObject({ store, app: null, package_name: null }))

test.each([
  'https://quest.lotus.example/',
  'https://www.microsoft.com/vi-vn/windows',
  'https://play.google.com.lotus.example/store/apps/details?id=com.lotus.quest',
  'https://apps.apple.com.evil.example/id12',
  'https://www.amazon.com/',
  'https://lotus.example/?back=https://store.steampowered.com/app/1',
  'lotus://open',
  'com.lotus.quest',
  '',
])('%j is no store', (address) => expect(storePage(address)).toBeUndefined())

test('a short or tracking link is told from a site', () => {
  const links = [
    'https://apple.co/4abc',
    'https://lotus.onelink.me/x',
    'https://app.adjust.com/abc',
    'https://lotus.app.link/x',
    'https://bit.ly/3x',
  ]
  expect(links.filter(isForwarding)).toEqual(links)
  expect(['https://lotus.example/bit.ly', 'https://bit.ly.lotus.example', 'https://apple.com', 'lotus://x'].filter(isForwarding)).toEqual(
    [],
  )
})
