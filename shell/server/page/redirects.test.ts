import { describe, expect, it } from '@jest/globals'
import { readCookies } from '../request-cookies.ts'
import { rootRedirect } from './redirects.ts'

describe('the locale of the root', () => {
  const at = (path: string, cookie = '', rootLocale?: 'en' | 'vi') =>
    rootRedirect(new URL(path, 'http://localhost'), readCookies(new Headers({ cookie })), rootLocale)

  it.each<[chosen: string, configured: 'en' | 'vi' | undefined, to: string | null]>([
    ['', undefined, null],
    ['', 'en', null],
    ['', 'vi', '/vi'],
    ['en', undefined, null],
    ['en', 'vi', null],
    ['vi', undefined, '/vi'],
    ['vi', 'en', '/vi'],
    ['vi', 'vi', '/vi'],
    ['fr', 'vi', '/vi'],
    ['fr', undefined, null],
  ])('that a person chose (%j) wins over the configured one (%j): to %j', (chosen, configured, to) => {
    expect(at('/', chosen && `console_locale=${chosen}`, configured)).toBe(to)
  })

  it('keeps the query, and moves no other path', () => {
    expect(at('/?next=%2Fcampaigns', 'console_locale=vi')).toBe('/vi?next=%2Fcampaigns')
    for (const path of ['/campaigns', '/vi', '/vi/', '/login', '/styleguide']) expect(at(path, 'console_locale=vi', 'vi')).toBeNull()
  })
})
