import { COOKIE_DAYS } from '@console/module'

/** A cookie of this origin that the host reads too; every one lasts as long as the locale's (spec section 9). */
export function writeCookie(name: string, value: string, days = COOKIE_DAYS): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the host reads these before any script runs, and cookieStore is not everywhere
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`
}

/** The value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  if (!found) return null
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}

/** Whether the browser keeps cookies of this site. It is tried, since one that blocks them may still call them enabled. */
export function keepsCookies(): boolean {
  writeCookie(PROBE, '1')
  const isKept = readCookie(PROBE) !== null
  writeCookie(PROBE, '', 0)
  return isKept
}

const PROBE = 'console_probe'
