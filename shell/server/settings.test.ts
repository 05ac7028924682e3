import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readSettings } from './settings.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (given: Record<string, string | undefined> = {}) => readSettings({ DATA_DIR: folder, ...given })

describe('readSettings', () => {
  it('needs no setting', () => {
    expect(read()).toMatchObject({
      LISTEN: '127.0.0.1',
      PORT: 3000,
      CONSOLE_ORIGIN: 'http://localhost:3000',
      API_ORIGIN: 'http://127.0.0.1:4000',
      embedded: true,
      LOGIN_TEST: true,
      API_EXTENSIONS: 'all',
      ALLOW_OVERRIDES: [],
      TRUST_PROXY: [],
      IP_ALLOWLIST_PATHS: ['/login_test'],
    })
  })

  it('counts a variable set to nothing as unset', () => {
    expect(read({ PORT: '', IP_ALLOWLIST: ' ', REDIS_URL: undefined })).toEqual(read())
  })

  it('has no test sign-in in front of another API unless it is asked for', () => {
    expect(read({ API_ORIGIN: 'https://api.example' })).toMatchObject({ LOGIN_TEST: false, embedded: false })
    expect(read({ API_ORIGIN: 'https://api.example', LOGIN_TEST: '1' }).LOGIN_TEST).toBe(true)
    expect([read({}).LOG_REQUESTS, read({ API_ORIGIN: 'https://api.example' }).LOG_REQUESTS]).toEqual([false, true])
  })

  describe('where other machines reach the host', () => {
    it.each([
      ['every address', { LISTEN: '0.0.0.0' }],
      ['every address, both versions', { LISTEN: '::' }],
      ['one address', { LISTEN: '192.0.2.7' }],
      ['the sandbox named by its address', { LISTEN: '0.0.0.0', API_ORIGIN: 'http://127.0.0.1:4000' }],
      ['the sandbox named by its name, on another port', { LISTEN: '::', API_ORIGIN: 'http://localhost:4010', SANDBOX_PORT: '4010' }],
      ['the sandbox named by its other address', { LISTEN: '::', API_ORIGIN: 'http://[::1]:4000' }],
    ])('refuses to sign demo accounts in: %s', (_, given) => {
      expect(() => read(given)).toThrow(
        new RegExp(`^LISTEN must be 127\\.0\\.0\\.1 while .*, not '${given.LISTEN}'\\.\nTo serve .* API_ORIGIN .*, or SEED_DEMO=0`),
      )
    })

    it('is fine with another API, and with a sandbox that has no demo data', () => {
      expect(read({ LISTEN: '0.0.0.0', API_ORIGIN: 'https://api.example' }).LISTEN).toBe('0.0.0.0')
      expect(read({ LISTEN: '0.0.0.0', SEED_DEMO: '0' })).toMatchObject({ LISTEN: '0.0.0.0', embedded: true })
    })
  })

  it('wants a key for sessions that several hosts share', () => {
    expect(() => read({ REDIS_URL: 'redis://sessions' })).toThrow(/^SECRET_KEY must be set with REDIS_URL/)
    expect(read({ REDIS_URL: 'redis://sessions', SECRET_KEY: 'x'.repeat(32) }).REDIS_URL).toBe('redis://sessions')
  })

  it('reads the keys that were replaced, which open what they sealed', () => {
    const [one, two] = ['1'.repeat(32), '2'.repeat(32)]
    expect(read({ SECRET_KEY_FALLBACKS: `${one}, ${two}` }).SECRET_KEY_FALLBACKS).toEqual([one, two])
    expect(read().SECRET_KEY_FALLBACKS).toEqual([])
  })

  it('takes no address from HOST, which shells and build tools set', () => {
    expect(read({ HOST: 'my-laptop' })).toMatchObject({ LISTEN: '127.0.0.1' })
  })

  it.each(['localhost', '127.0.0.2', '::1'])('takes LISTEN=%s for this machine alone', (LISTEN) => {
    expect(read({ LISTEN }).LISTEN).toBe(LISTEN)
  })

  it('makes a key once, for its owner alone, and keeps it', () => {
    const { SECRET_KEY } = read()
    expect(SECRET_KEY.length).toBeGreaterThanOrEqual(43)
    expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toBe(SECRET_KEY)
    expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
    expect(read().SECRET_KEY).toBe(SECRET_KEY)
  })

  it('reads lists, and extensions by name', () => {
    const settings = read({ TRUST_PROXY: '10.0.0.0/8, ::1', API_EXTENSIONS: 'X1, X3', IP_ALLOWLIST_PATHS: '/login_test,/setting' })
    expect(settings).toMatchObject({
      TRUST_PROXY: ['10.0.0.0/8', '::1'],
      API_EXTENSIONS: ['X1', 'X3'],
      IP_ALLOWLIST_PATHS: ['/login_test', '/setting'],
    })
    expect(read({ API_EXTENSIONS: 'none' }).API_EXTENSIONS).toEqual([])
  })

  it.each([
    ['LISTEN', 'console.example'],
    ['LISTEN', '127.1'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['SANDBOX_PORT', 'x'],
    ['CONSOLE_ORIGIN', 'https://console.example/path'],
    ['CONSOLE_ORIGIN', 'ftp://console.example'],
    ['API_ORIGIN', 'api.example'],
    ['REGISTRY', 'ftp://registry.example'],
    ['REGISTRY', 'http://registry.example'],
    ['REGISTRY_PUBLIC_KEY', 'no key'],
    ['ALLOW_OVERRIDES', 'http://localhost:3501/path'],
    ['ALLOW_OVERRIDES', 'http://staging.example'],
    ['ALLOW_OVERRIDES', '*'],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY_FALLBACKS', `${'x'.repeat(32)},short`],
    ['REDIS_URL', 'http://redis'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['IP_ALLOWLIST', '10.0.0'],
    ['IP_ALLOWLIST_PATHS', 'login'],
    ['ROOT_LOCALE', 'fr'],
    ['LOGIN_TEST', 'yes'],
    ['API_EXTENSIONS', 'some'],
    ['GATEWAY_KEY', 'short'],
    ['CAPTCHA_SCRIPT_URL', 'http://captcha.example/x.js'],
    ['CAPTCHA_SCRIPT_URL', 'http://localhost.evil.example/x.js'],
    ['CAPTCHA_SCRIPT_URL', 'javascript:alert(1)'],
    ['CAPTCHA_VERSION', '4'],
    ['TERMS_URL', 'javascript:alert(1)'],
    ['ONELINK_HOST', 'https://go.example/?to='],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must `))
  })

  it('takes the stand-in of this machine for a captcha, and none for a setting to nothing', () => {
    const script = 'http://localhost:4000/sandbox/captcha/api.js'
    expect(read({ CAPTCHA_SCRIPT_URL: script, CAPTCHA_VERSION: '3' })).toMatchObject({ CAPTCHA_SCRIPT_URL: script, CAPTCHA_VERSION: '3' })
    expect(read({ CAPTCHA_SCRIPT_URL: '' }).CAPTCHA_SCRIPT_URL).toBeUndefined()
  })

  it('never repeats a secret', () => {
    expect(() => read({ SECRET_KEY: 'my-little-secret' })).toThrow(/^(?!.*my-little-secret)/s)
    expect(() => read({ SECRET_KEY_FALLBACKS: 'my-little-secret' })).toThrow(/^(?!.*my-little-secret)/s)
    expect(() => read({ REDIS_URL: 'http://me:my-little-secret@redis' })).toThrow(/^(?!.*my-little-secret)/s)
  })

  it('refuses a data folder that is a file, and a key file that holds no key', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => read({ DATA_DIR: join(folder, 'file') })).toThrow(/^DATA_DIR must be a folder that can be written/)
    writeFileSync(join(folder, 'secret-key'), '')
    expect(() => read()).toThrow(/holds no key/)
  })
})
