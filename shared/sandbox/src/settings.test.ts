import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { isLoopback, readSettings, secretKey } from './settings.ts'

const SECRET = 'x'.repeat(32)

describe('settings', () => {
  test('have defaults that run on this machine alone, and an empty variable counts as absent', () => {
    expect(readSettings({ SANDBOX_PORT: '' })).toEqual({
      port: 4000,
      host: '127.0.0.1',
      consoleHost: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      secretKey: undefined,
      gatewayKey: undefined,
      accessTokenTtl: 60,
      refreshTokenTtl: 25_200,
      limitFactor: 1,
      validateResponses: true,
      seedCampaigns: 0,
      seedPublishers: 0,
      seedDemo: true,
      seedAudience: 'full',
      allowGif: false,
      filesOrigin: undefined,
      onelinkHost: 'http://localhost:4000/l',
      consoleOrigin: 'http://localhost:3000',
      loginTest: false,
      smtpUrl: undefined,
      mailFrom: 'Publisher Console <no-reply@localhost>',
      google: undefined,
      captcha: undefined,
      skew: undefined,
    })
  })

  test('give links another address by which they are opened', () => {
    expect(readSettings({ SANDBOX_PORT: '4010' }).onelinkHost).toBe('http://localhost:4010/l')
    expect(readSettings({ ONELINK_HOST: 'https://go.example/' }).onelinkHost).toBe('https://go.example')
  })

  test('check responses everywhere but in production, unless set otherwise', () => {
    expect(readSettings({ NODE_ENV: 'production' }).validateResponses).toBe(false)
    expect(readSettings({ NODE_ENV: 'production', VALIDATE_RESPONSES: '1' }).validateResponses).toBe(true)
    expect(readSettings({ VALIDATE_RESPONSES: '0' }).validateResponses).toBe(false)
  })

  test.each([
    [{ SANDBOX_PORT: 'four' }, 'SANDBOX_PORT must be a whole number'],
    [{ ACCESS_TOKEN_TTL: '0' }, 'ACCESS_TOKEN_TTL must be at least 1'],
    [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS must be real or test'],
    [{ SKEW: 'enums,taste' }, 'SKEW must be all, or some of optional, enums, numbers'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be 0 or 1'],
    [{ SEED_AUDIENCE: 'none' }, 'SEED_AUDIENCE must be full or small'],
    [{ ALLOW_GIF: 'true' }, 'ALLOW_GIF must be 0 or 1'],
    [{ CONSOLE_ORIGIN: 'https://console.example/vi' }, 'CONSOLE_ORIGIN must be an origin such as https://console.example, without a path'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM must be an email address'],
    [{ GOOGLE_ISSUER: 'http://issuer.example' }, 'GOOGLE_ISSUER must be an https address, or an http address of this machine'],
    [{ GOOGLE_CLIENT_ID: 'c' }, 'GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET'],
    [{ CAPTCHA_SCRIPT_URL: 'ftp://captcha.example' }, 'CAPTCHA_SCRIPT_URL must be an https address'],
    [{ CAPTCHA_SECRET: 'short' }, 'CAPTCHA_SECRET must have at least 16 characters'],
    [{ ONELINK_HOST: 'https://go.example/?to=' }, 'ONELINK_HOST must be an http or https address such as https://go.example'],
    [{ FILES_ORIGIN: 'https://files.example/a' }, 'FILES_ORIGIN must be an origin such as https://files.example, without a path'],
  ])('refuse %j', (environment, reason) => {
    expect(() => readSettings(environment)).toThrow(reason)
  })

  test('name a captcha by its secret, and the stand-in where no other script is named', () => {
    const CAPTCHA_SECRET = 'a secret of a captcha'
    const verifyUrl = (CAPTCHA_SCRIPT_URL?: string) => readSettings({ CAPTCHA_SECRET, CAPTCHA_SCRIPT_URL }).captcha?.verifyUrl
    expect(verifyUrl()).toBeUndefined()
    expect(verifyUrl('http://localhost:4000/sandbox/captcha/api.js')).toBeUndefined()
    expect(verifyUrl('https://www.recaptcha.net/recaptcha/api.js?hl=vi')).toBe('https://www.recaptcha.net/recaptcha/api/siteverify')
    expect(readSettings({ CAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js' }).captcha).toBeUndefined()
  })

  test('name Google where no other issuer is named', () => {
    expect(readSettings({ GOOGLE_CLIENT_ID: 'c', GOOGLE_CLIENT_SECRET: 's' }).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'c',
      clientSecret: 's',
    })
  })

  test('refuse to serve other machines with demo data, without a secret, without limits, or with stand-ins', () => {
    const outside = { SMTP_URL: 'smtp://mail.example', GOOGLE_CLIENT_ID: 'c', GOOGLE_CLIENT_SECRET: 's' }
    const open = { SANDBOX_HOST: '0.0.0.0', SEED_DEMO: '0', SECRET_KEY: SECRET, ...outside }
    expect(() => readSettings({ ...open, SMTP_URL: '' })).toThrow('set SMTP_URL')
    expect(() => readSettings({ ...open, GOOGLE_CLIENT_ID: '' })).toThrow('set GOOGLE_CLIENT_ID')
    expect(() => readSettings({ ...open, CAPTCHA_SECRET: 'a secret of a captcha' })).toThrow('set CAPTCHA_SCRIPT_URL')
    expect(readSettings(open).host).toBe('0.0.0.0')
    expect(() => readSettings({ ...open, SEED_DEMO: '1' })).toThrow('SEED_DEMO=0')
    expect(() => readSettings({ ...open, SECRET_KEY: '' })).toThrow('set SECRET_KEY')
    expect(() => readSettings({ ...open, RATE_LIMITS: 'test' })).toThrow('RATE_LIMITS=test')
    expect(() => readSettings({ ...open, SKEW: 'all' })).toThrow('SKEW is for tests')
  })

  test.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['0', false],
    ['127.example.com', false],
    ['::', false],
  ])('know whether %s is this machine alone: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected)
  })
})

test('a secret is made once and stays', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-settings-'))
  const first = secretKey({ dataDir, secretKey: undefined })
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(secretKey({ dataDir, secretKey: undefined })).toBe(first)
  expect(readFileSync(join(dataDir, 'sandbox.key'), 'utf8')).toBe(first)
  expect(secretKey({ dataDir, secretKey: SECRET })).toBe(SECRET)
  rmSync(dataDir, { recursive: true })
})
