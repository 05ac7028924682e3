import { describe, expect, it } from '@jest/globals'
import { isRefusedAddress } from './allowlist.ts'

describe('the guard of client addresses', () => {
  const settings = { IP_ALLOWLIST: ['203.0.113.0/24', '2a00::/16'], IP_ALLOWLIST_PATHS: ['/login_test', '/setting/'] }

  it.each([
    '/login_test',
    '/vi/login_test',
    '/LOGIN_TEST',
    '/login%5Ftest',
    '//login_test',
    '/login_test/',
    '/login_test/x',
    '/vi//login_test',
    '/setting',
  ])('keeps %s for the listed addresses', (path) => {
    expect(isRefusedAddress('198.51.100.7', path, settings)).toBe(true)
    expect(isRefusedAddress('203.0.113.4', path, settings)).toBe(false)
    expect(isRefusedAddress('2a00::4', path, settings)).toBe(false)
  })

  it.each(['/', '/vi', '/vi/', '/healthz', '/shell/s1/main.js', '/modules/x/y/z.js'])('never guards %s', (path) => {
    expect(isRefusedAddress('198.51.100.7', path, { ...settings, IP_ALLOWLIST_PATHS: ['/'] })).toBe(false)
  })

  it('leaves other paths alone and is off without a list', () => {
    expect(isRefusedAddress('198.51.100.7', '/login', settings)).toBe(false)
    expect(isRefusedAddress('198.51.100.7', '/login_test', { ...settings, IP_ALLOWLIST: undefined })).toBe(false)
  })
})
