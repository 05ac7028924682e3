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
      seedDemo: true,
      allowGif: false,
      filesOrigin: undefined,
    })
  })

  test('check answers everywhere but in production, unless told otherwise', () => {
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
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be 0 or 1'],
    [{ ALLOW_GIF: 'true' }, 'ALLOW_GIF must be 0 or 1'],
    [{ FILES_ORIGIN: 'https://files.example/a' }, 'FILES_ORIGIN must be an origin such as https://files.example, without a path'],
  ])('refuse %j', (environment, reason) => {
    expect(() => readSettings(environment)).toThrow(reason)
  })

  test('refuse to serve other machines with demo data, without a secret, or without limits', () => {
    const open = { SANDBOX_HOST: '0.0.0.0', SEED_DEMO: '0', SECRET_KEY: SECRET }
    expect(readSettings(open).host).toBe('0.0.0.0')
    expect(() => readSettings({ ...open, SEED_DEMO: '1' })).toThrow('SEED_DEMO=0')
    expect(() => readSettings({ ...open, SECRET_KEY: '' })).toThrow('set SECRET_KEY')
    expect(() => readSettings({ ...open, RATE_LIMITS: 'test' })).toThrow('RATE_LIMITS=test')
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
