import { describe, expect, it } from '@jest/globals'
import { preferencesOf, publisherOf, readCookies } from './request-cookies.ts'

const cookies = (header: string) => readCookies(new Headers({ cookie: header }))

describe('cookies', () => {
  it('reads and decodes them, the first of two with one name', () => {
    expect(Object.entries(cookies('a=1; b=x%20y;c; a=2; d=%E0%A4%A'))).toEqual([
      ['a', '1'],
      ['b', 'x y'],
      ['d', '%E0%A4%A'],
    ])
  })

  it('takes a publisher only where it is an id', () => {
    expect(publisherOf(cookies('console_publisher=p1'))).toBe('p1')
    expect(publisherOf(cookies('console_publisher=..%2Fadmin'))).toBeNull()
    expect(publisherOf(cookies(''))).toBeNull()
  })

  it('takes the publisher that the address names before the one of the cookie', () => {
    expect(publisherOf(cookies('console_publisher=p1'), '?q=a&publisher=p2')).toBe('p2')
    expect(publisherOf(cookies('console_publisher=p1'), '?publisher=..%2Fadmin')).toBeNull()
    expect(publisherOf(cookies('console_publisher=p1'), '?q=a')).toBe('p1')
  })

  it('reads preferences field by field, each with its default where it says nothing usable', () => {
    const given = (value: unknown) => preferencesOf(cookies(`console_preferences=${encodeURIComponent(JSON.stringify(value))}`))
    const standard = { theme: 'system', density: 'comfortable', time_zone: null, first_page: null }
    expect(given({ theme: 'dark', density: 'compact', time_zone: 'Asia/Ho_Chi_Minh', first_page: '/onelinks' })).toEqual({
      theme: 'dark',
      density: 'compact',
      time_zone: 'Asia/Ho_Chi_Minh',
      first_page: '/onelinks',
    })
    expect(given({ theme: 'dark"><script>', time_zone: '<b>' })).toEqual(standard)
    expect(given({ time_zone: 'Asia/Atlantis', first_page: ['/'] })).toEqual(standard)
    expect(given(null)).toEqual(standard)
    expect(preferencesOf(cookies('console_preferences={'))).toEqual(standard)
  })
})
