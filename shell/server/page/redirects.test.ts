import { describe, expect, it } from '@jest/globals'
import { readCookies } from '../request-cookies.ts'
import { rootRedirect } from './redirects.ts'

describe('the locale of the root', () => {
  const at = (path: string, cookie = '') => rootRedirect(new URL(path, 'http://localhost'), readCookies(new Headers({ cookie })), 'vi')

  it('is the configured one where the person chose none or the same, with the query kept', () => {
    expect(at('/')).toBe('/vi')
    expect(at('/?next=%2Fcampaigns', 'console_locale=vi')).toBe('/vi?next=%2Fcampaigns')
  })

  it("is the person's own choice where there is one, and no other path is moved", () => {
    expect(at('/', 'console_locale=en')).toBeNull()
    expect(at('/campaigns')).toBeNull()
    expect(rootRedirect(new URL('http://localhost/'), {}, undefined)).toBeNull()
    expect(rootRedirect(new URL('http://localhost/'), {}, 'en')).toBeNull()
  })
})
