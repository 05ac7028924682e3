import type { ConsoleFile } from '@console/module/registry'
import { expect, it } from '@jest/globals'
import { hostSettings } from './host-settings.ts'

const STAGING: ConsoleFile = {
  schema: 1,
  registry: { address: 'https://staging.example:8443/.well-known/registry', number: 3, public_key: null },
  shell: null,
  settings: { api_origin: 'https://api.example', api_extensions: 'X1,X3', login_test: '0', captcha_site_key: 'site' },
}
const SANDBOX: ConsoleFile = {
  ...STAGING,
  settings: { ...STAGING.settings, api_origin: 'http://127.0.0.1:4100', sandbox_port: '4100' },
}

it('makes a host of this machine serve the API of the other console, with sessions of its own', () => {
  expect(hostSettings(STAGING, {})).toEqual({
    api: 'https://api.example',
    settings: {
      API_ORIGIN: 'https://api.example',
      API_EXTENSIONS: 'X1,X3',
      LOGIN_TEST: '0',
      CAPTCHA_SITE_KEY: 'site',
      GATEWAY_KEY: '',
      REDIS_URL: '',
      DATA_DIR: '.data/against/staging.example-8443',
    },
  })
})

it('has the sandbox of the other console as that console has it, whatever port the environment gives its own', () => {
  const { api, settings } = hostSettings(SANDBOX, { SANDBOX_PORT: '4000' })
  expect(api).toBe('http://127.0.0.1:4100')
  expect(settings).toMatchObject({ API_ORIGIN: '', SANDBOX_PORT: '4100' })
})

it('leaves what the environment sets', () => {
  const { api, settings } = hostSettings(SANDBOX, {
    API_ORIGIN: 'http://localhost:4200',
    LOGIN_TEST: '1',
    DATA_DIR: '/data',
    CAPTCHA_SITE_KEY: ' ',
    GATEWAY_KEY: 'of another API',
  })
  expect(api).toBe('http://localhost:4200')
  expect(settings).toEqual({
    API_ORIGIN: 'http://localhost:4200',
    API_EXTENSIONS: 'X1,X3',
    CAPTCHA_SITE_KEY: 'site',
    GATEWAY_KEY: '',
    REDIS_URL: '',
    DATA_DIR: '/data/against/staging.example-8443',
  })
})
