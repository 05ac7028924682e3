import { PACKAGE_NAME_MAX, SourceWrite } from '@console/contract'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { readStoreUrl } from './store-url.ts'

const PLAY = 'https://play.google.com/store/apps/details?id=com.lotus.quest'

test.each([
  PLAY,
  '  play.google.com/store/apps/details?id=com.lotus.quest\n',
  `<https://${PLAY}>`,
  `${PLAY}).`,
  `l.facebook.com/l.php?u=${encodeURIComponent(PLAY)}`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(PLAY)}&h=AT0`,
  `https://app.adjust.com/abc?redirect=${encodeURIComponent(PLAY)}&fallback=${encodeURIComponent(PLAY)}`,
])('%j names its application', (pasted) =>
  expect(readStoreUrl(pasted)).toMatchObject({ store: 'Google Play', package_name: 'com.lotus.quest' }),
)

test.each([
  [false, 'https://quest.lotus.example/install?from=mail#top', 'quest.lotus.example'],
  [false, 'http://localhost:8080/', 'localhost:8080'],
  [false, 'HTTPS://Quest.Lotus.Example', 'quest.lotus.example'],
  [false, 'https://quest.lotus.example/?share=https://store.steampowered.com/search', 'quest.lotus.example'],
  [true, 'https://apple.co/4abc', 'apple.co'],
  [true, 'bit.ly/3xyz', 'bit.ly'],
  [true, `https://lotus.onelink.me/x?a=${PLAY}&b=https://apps.apple.com/app/id1`, 'lotus.onelink.me'],
])('a site is no store, and may forward to one (%s): %s', (isForwarding, pasted, host) =>
  expect(readStoreUrl(pasted)).toEqual({ host, isForwarding }),
)

test.each([
  '',
  'Lotus Quest',
  'com.lotus.quest',
  'lotus.example',
  'https://play.google.com/store/apps/dev?id=5700313618786177705',
  'https://lotus.example https://hanoi.example',
  'ftp://lotus.example/quest.apk',
  'javascript:alert(1)',
])('%j names none', (pasted) => expect(readStoreUrl(pasted)).toBeNull())

test('what is found can be sent', () => {
  const longest = `${'a'.repeat(60)}.`.repeat(4) + 'b'.repeat(PACKAGE_NAME_MAX - 244)
  const found = readStoreUrl(`market://details?id=${longest}`)
  expect(found).toMatchObject({ package_name: longest, platform: 'android' })
  expect(v.is(SourceWrite, { source_name: 'S', status: 'active', ...found })).toBe(true)
})
