import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { dataIn, type TestHost, testHost } from '../testing/host.ts'

const SCRIPT = 'https://captcha.example/recaptcha/api.js'

describe('the page data of a captcha', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await testHost({ settings: { CAPTCHA_SCRIPT_URL: SCRIPT, CAPTCHA_SITE_KEY: 'key', CAPTCHA_VERSION: '3' } })
  })
  afterAll(() => host.close())
  const settingsAt = async (path: string, of = host) => dataIn(await (await of.ask(path)).text(), 'console-page').settings

  it.each(['/login', '/vi/login'])('is at %s', async (path) => {
    expect((await settingsAt(path)).captcha).toEqual({ script_url: SCRIPT, site_key: 'key', version: '3' })
  })

  it.each(['/', '/vi', '/nowhere/login'])('is not at %s, where it does not run', async (path) => {
    expect(await settingsAt(path)).not.toHaveProperty('captcha')
  })

  it('has beside it where the terms can be read, if that is configured', async () => {
    const terms = 'https://platform.example/terms'
    const told = await testHost({ settings: { TERMS_URL: terms } })
    expect((await settingsAt('/register/email', told)).terms_url).toBe(terms)
    expect(await settingsAt('/', told)).not.toHaveProperty('terms_url')
    expect(await settingsAt('/register/email')).not.toHaveProperty('terms_url')
    await told.close()
  })

  it('says what is not configured, and nothing without a script', async () => {
    const half = await testHost({ settings: { CAPTCHA_SCRIPT_URL: SCRIPT } })
    const none = await testHost({ settings: { CAPTCHA_SITE_KEY: 'key', CAPTCHA_VERSION: '3' } })
    expect((await settingsAt('/login', half)).captcha).toEqual({ script_url: SCRIPT, site_key: null, version: null })
    expect(await settingsAt('/login', none)).toHaveProperty('captcha', null)
    await half.close()
    await none.close()
  })
})
