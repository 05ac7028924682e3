import { afterEach, describe, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { documentUrl, nextOf, pathAfterSignIn } from './documents.ts'
import { readCookie, writeCookie } from './page-cookies.ts'
import { areaAt, pageDataStore, useExtension } from './page-data.ts'
import { useProfile } from './session.ts'

const before = pageDataStore.getState()
afterEach(() => pageDataStore.setState(before, true))

const area = (to: string) => ({ to, label: to, icon: 'home', needs: [] }) as never

test.each([
  ['/campaigns', '/campaigns'],
  ['/campaigns/c1/edit', '/campaigns'],
  ['/campaigns/reports/2026', '/campaigns/reports'],
  ['/campaigns-of-others', undefined],
  ['/', undefined],
])('%s belongs to the area %s', (path, to) => {
  pageDataStore.setState({ nav: [area('/campaigns'), area('/campaigns/reports')] })
  expect(areaAt(path)?.to).toBe(to)
})

describe('another document', () => {
  test.each([
    ['', '/campaigns?q=a', '/campaigns?q=a'],
    ['/vi', '/campaigns?q=a', '/vi/campaigns?q=a'],
    ['/vi', '/', '/vi'],
  ] as const)('in a document of %j, %s is at %s', (base, path, url) => {
    pageDataStore.setState({ base })
    expect(documentUrl(path)).toBe(url)
  })

  test('after signing in is the page that was asked for, if it is one of this console', () => {
    pageDataStore.setState({ owners: { campaigns: ['/campaigns'] } })
    expect(nextOf('?next=%2Fcampaigns%2Fc1')).toBe('/campaigns/c1')
    expect(pathAfterSignIn('?next=%2Fcampaigns%2Fc1')).toBe('/campaigns/c1')
    for (const next of ['https://evil.example/campaigns', '//evil.example', '/unknown']) {
      expect(nextOf(`?next=${encodeURIComponent(next)}`)).toBeNull()
    }
  })

  test('after signing in is the first page that the person chose, where none was asked for', () => {
    pageDataStore.setState({ owners: { onelinks: ['/onelinks'] }, preferences: { ...before.preferences, first_page: '/onelinks' } })
    expect(pathAfterSignIn('')).toBe('/onelinks')
  })
})

test.each([
  ['all', true],
  [['X4'], true],
  [['X5'], false],
] as const)('with the extensions %j, X4 is offered: %s', (extensions, isOffered) => {
  pageDataStore.setState({ settings: { ...before.settings, extensions } as never })
  expect(renderHook(() => useExtension('X4')).result.current).toBe(isOffered)
})

test('a page without a guard has no person', () => {
  expect(() => renderHook(() => useProfile())).toThrow('the page has no guard')
})

describe('a cookie', () => {
  test('is read as it was written, whatever characters it has', () => {
    writeCookie('console-test', 'Hà Nội; a=b, 100 %')
    expect(readCookie('console-test')).toBe('Hà Nội; a=b, 100 %')
  })

  test('is not another one whose name ends or begins alike, and not one that cannot be read', () => {
    writeCookie('other-console-test2', 'x')
    expect(readCookie('console-test2')).toBeNull()
    expect(readCookie('other-console')).toBeNull()
    // biome-ignore lint/suspicious/noDocumentCookie: writes what `writeCookie` never would
    document.cookie = 'console-broken=%E0%A4%A'
    expect(readCookie('console-broken')).toBeNull()
  })
})
