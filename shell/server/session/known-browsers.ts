import type { Clock } from '../clock.ts'
import type { Cookies } from '../request-cookies.ts'
import { newSessionId, type Seal } from './seal.ts'
import { hostCookie } from './session-cookie.ts'

const SECONDS = 30 * 86_400
/** Accounts that one browser is known for. */
const MOST = 3

/**
 * Browsers in which an account signed in within 30 days. A cookie has a sealed mark for each account, which opens for that account
 * alone, so that nobody can make one up or use that of another account.
 */
export interface KnownBrowsers {
  idIn(cookies: Cookies, email: string): string | undefined
  remember(cookies: Cookies, email: string): string
}

export function knownBrowsers(consoleOrigin: string, seal: Seal, clock: Pick<Clock, 'now'>): KnownBrowsers {
  const cookie = hostCookie(consoleOrigin, 'known')
  const marksIn = (cookies: Cookies) => (cookies[cookie.name] ?? '').split('.').slice(0, MOST)
  function idOf(mark: string, email: string): string | undefined {
    const [id, until] = seal.open(mark, ownerOf(email))?.split(' ') ?? []
    return Number(until) > clock.now() ? id : undefined
  }
  function idIn(cookies: Cookies, email: string): string | undefined {
    return marksIn(cookies)
      .map((mark) => idOf(mark, email))
      .find((id) => id !== undefined)
  }
  return {
    idIn,
    remember(cookies, email) {
      const id = idIn(cookies, email) ?? newSessionId()
      const mark = seal.close(`${id} ${clock.now() + SECONDS * 1000}`, ownerOf(email))
      const others = marksIn(cookies).filter((one) => one !== '' && seal.open(one, ownerOf(email)) === null)
      return cookie.set([mark, ...others].slice(0, MOST).join('.'), SECONDS)
    },
  }
}

const ownerOf = (email: string) => `known browser ${email.trim().toLowerCase()}`
