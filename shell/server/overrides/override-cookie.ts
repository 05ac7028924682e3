import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import type { Cookies } from '../request-cookies.ts'
import type { Seal } from '../session/seal.ts'
import { hostCookie } from '../session/session-cookie.ts'
import type { Settings } from '../settings.ts'

const LIFE_MS = 8 * 3_600_000
/** As many as a cookie holds. */
const MOST = 8
const OWNER = 'overrides'

const Choices = v.array(v.object({ id: v.string(), origin: v.string(), until: v.number() }))

/** A module that a person wants from another origin. */
export interface Choice {
  readonly id: string
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface OverrideCookie {
  /** Returns the choices that still hold: not expired, and from origins that are still allowed. */
  in(cookies: Cookies): readonly Choice[]
  choice(id: string, origin: string): Choice
  /** Returns these choices with one more; drops the oldest for it. */
  with(choices: readonly Choice[], choice: Choice): readonly Choice[]
  /** Returns the `Set-Cookie` header that keeps these choices. */
  set(choices: readonly Choice[]): string
}

/** The cookie of overrides, sealed, so that only this host can make one. */
export function overrideCookie(settings: Pick<Settings, 'CONSOLE_ORIGIN' | 'ALLOW_OVERRIDES'>, seal: Seal, clock: Pick<Clock, 'now'>) {
  const cookie = hostCookie(settings.CONSOLE_ORIGIN, 'overrides')
  const holds = ({ until, origin }: Choice) => until > clock.now() && settings.ALLOW_OVERRIDES.includes(origin)
  return {
    in(cookies) {
      const choices = v.safeParse(Choices, JSON.parse(seal.open(cookies[cookie.name] ?? '', OWNER) ?? '[]'))
      return choices.success ? choices.output.filter(holds) : []
    },
    choice: (id, origin) => ({ id, origin, until: clock.now() + LIFE_MS }),
    with: (choices, choice) => [...choices.filter(({ id }) => id !== choice.id).slice(1 - MOST), choice],
    set(choices) {
      if (choices.length === 0) return cookie.clear
      const last = Math.max(...choices.map(({ until }) => until))
      return cookie.set(seal.close(JSON.stringify(choices), OWNER), (last - clock.now()) / 1_000)
    },
  } satisfies OverrideCookie
}
