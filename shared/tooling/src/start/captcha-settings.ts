import { randomBytes } from 'node:crypto'

/** Returns the settings of the sandbox's captcha stand-in, unless CAPTCHA_SCRIPT_URL names another one, or none by an empty value. */
export function captchaSettings(environment: NodeJS.ProcessEnv, sandboxPort: number): Record<string, string> {
  if (environment.CAPTCHA_SCRIPT_URL !== undefined) return {}
  return {
    CAPTCHA_SCRIPT_URL: `http://localhost:${sandboxPort}/sandbox/captcha/api.js`,
    CAPTCHA_SITE_KEY: 'demo-site-key',
    CAPTCHA_VERSION: '3',
    CAPTCHA_SECRET: randomBytes(32).toString('base64url'),
  }
}
