import { expect, it } from '@jest/globals'
import { captchaSettings } from './captcha-settings.ts'

it('names the stand-in of the sandbox, with another secret at each start', () => {
  const [one, two] = [captchaSettings({}, 4010), captchaSettings({}, 4010)]
  expect(one).toEqual({
    CAPTCHA_SCRIPT_URL: 'http://localhost:4010/sandbox/captcha/api.js',
    CAPTCHA_SITE_KEY: 'demo-site-key',
    CAPTCHA_VERSION: '3',
    CAPTCHA_SECRET: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(one.CAPTCHA_SECRET).not.toBe(two.CAPTCHA_SECRET)
})

it.each(['', 'https://captcha.example/api.js'])('leaves a script that is set to %j alone', (CAPTCHA_SCRIPT_URL) => {
  expect(captchaSettings({ CAPTCHA_SCRIPT_URL }, 4010)).toEqual({})
})
