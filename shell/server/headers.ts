import { isAuthPath } from '@console/module'
import type { Settings } from './settings.ts'

/** In every response of the host. */
export const NOSNIFF = { 'x-content-type-options': 'nosniff' } as const

/** In every response under /pub: opened as a page, it can do nothing. */
export const API_HEADERS = {
  ...NOSNIFF,
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * Returns the headers of a console document. Documents with a captcha allow the origin of its code, and leave out Trusted
 * Types and Integrity-Policy, which would block that code.
 */
export function documentHeaders(settings: Settings, path: string, nonce: string): Record<string, string> {
  const captcha = isAuthPath(path) && settings.CAPTCHA_SCRIPT_URL ? new URL(settings.CAPTCHA_SCRIPT_URL).origin : null
  const origin = settings.CONSOLE_ORIGIN
  const allowed = (...sources: (string | null)[]) => sources.filter(Boolean).join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${allowed(`${origin}/shell/`, `${origin}/modules/`, captcha)}`,
    `style-src ${allowed("'self'", `'nonce-${nonce}'`, captcha)}`,
    "style-src-attr 'unsafe-inline'",
    'img-src * data: blob:',
    'media-src * blob:',
    'frame-src https:',
    `connect-src ${allowed("'self'", captcha)}`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The old way of reporting: unlike `report-to` it works in every browser, and without https.
    'report-uri /report/policy',
    ...(captcha ? [] : ["require-trusted-types-for 'script'", "trusted-types 'allow-duplicates' console dompurify lexical"]),
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    ...(captcha ? {} : integrityPolicy(origin)),
    ...NOSNIFF,
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}

/** Browsers report what it blocks only to an endpoint with https. */
function integrityPolicy(origin: string): Record<string, string> {
  const policy = 'blocked-destinations=(script)'
  if (!origin.startsWith('https:')) return { 'integrity-policy': policy }
  return { 'integrity-policy': `${policy}, endpoints=(policy)`, 'reporting-endpoints': `policy="${origin}/report/policy"` }
}
