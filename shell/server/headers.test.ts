import { describe, expect, it } from '@jest/globals'
import { documentHeaders } from './headers.ts'
import { readSettings } from './settings.ts'

const settings = {
  ...readSettings({ SECRET_KEY: 'a secret of at least 32 characters', DATA_DIR: '/tmp' }),
  CONSOLE_ORIGIN: 'https://console.example',
}
const rules = (path: string, more: object = {}) => {
  const { 'content-security-policy': policy = '', ...others } = documentHeaders({ ...settings, ...more }, path, 'N')
  return { others, policy: Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')])) }
}

describe('headers of a document', () => {
  it('allow scripts of shell and modules alone, styles by nonce, and nothing that is not named', () => {
    expect(rules('/campaigns').policy).toEqual({
      'default-src': "'none'",
      'script-src': 'https://console.example/shell/ https://console.example/modules/',
      'style-src': "'self' 'nonce-N'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': '* data: blob:',
      'media-src': '* blob:',
      'frame-src': 'https:',
      'connect-src': "'self'",
      'font-src': "'self'",
      'worker-src': "'self' blob:",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'report-uri': '/report/policy',
      'require-trusted-types-for': "'script'",
      'trusted-types': "'allow-duplicates' console dompurify lexical",
    })
    expect(rules('/campaigns').others).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
      'reporting-endpoints': 'policy="https://console.example/report/policy"',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })

  it('name an endpoint for reports of integrity only where browsers would use it', () => {
    const { others } = rules('/campaigns', { CONSOLE_ORIGIN: 'http://localhost:3000' })
    expect(others).toMatchObject({ 'integrity-policy': 'blocked-destinations=(script)' })
    expect(others).not.toHaveProperty('reporting-endpoints')
  })

  const captcha = { CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js?hl=vi' }

  it.each([
    '/login',
    '/login/google',
    '/login_test',
    '/register',
    '/register/email',
    '/forgot-password',
    '/accept-invite',
    '/accept-invite-note',
  ])('let the captcha run at %s, where one is configured', (path) => {
    const { policy, others } = rules(path, captcha)
    expect(policy['script-src']).toBe('https://console.example/shell/ https://console.example/modules/ https://captcha.example')
    expect(policy['frame-ancestors']).toBe("'none'")
    expect(policy).not.toHaveProperty('trusted-types')
    expect(others).not.toHaveProperty('integrity-policy')
    expect(rules(path)).toEqual(rules('/campaigns'))
  })

  it('stay as strict everywhere else', () => {
    expect(rules('/campaigns/login', captcha)).toEqual(rules('/campaigns'))
  })
})
