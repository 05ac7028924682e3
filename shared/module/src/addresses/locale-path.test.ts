import { expect, test } from '@jest/globals'
import { inLocale, localeOf, withoutLocale } from './locale-path.ts'

test.each([
  ['/', '/', '/vi'],
  ['/vi', '/', '/vi'],
  ['/campaigns?status=ended#top', '/campaigns?status=ended#top', '/vi/campaigns?status=ended#top'],
  ['/vi/campaigns', '/campaigns', '/vi/campaigns'],
  ['/vi?next=%2Fcampaigns', '/?next=%2Fcampaigns', '/vi?next=%2Fcampaigns'],
  ['/video', '/video', '/vi/video'],
])('%s is %s in English and %s in Vietnamese', (path, english, vietnamese) => {
  expect(inLocale(path, 'en')).toBe(english)
  expect(inLocale(path, 'vi')).toBe(vietnamese)
})

test.each([
  ['/vi', 'vi'],
  ['/vi/users', 'vi'],
  ['/views', 'en'],
  ['/', 'en'],
] as const)('%s is read as %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale)
  expect(localeOf(withoutLocale(path))).toBe('en')
})
