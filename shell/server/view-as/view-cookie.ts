import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Id, RoleRef } from '@console/contract'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import type { Cookies } from '../request-cookies.ts'
import type { Seal } from '../session/seal.ts'
import { hostCookie } from '../session/session-cookie.ts'
import type { Session } from '../session/sessions.ts'

/** Browsers keep no larger cookie. */
const COOKIE_LIMIT = 4_000

const RoleView = v.object({ publisher_id: Id, role: RoleRef, permissions: v.array(v.string()) })
export type RoleView = v.InferOutput<typeof RoleView>

export interface ViewCookie {
  in(cookies: Cookies, session: Session): RoleView | null
  /** Returns the `Set-Cookie` header that keeps a view as long as its session; null if the role has more permissions than fit. */
  set(view: RoleView, session: Session): string | null
  readonly clear: string
}

/** The cookie of a view. It is sealed for the session: nobody can make one, and it ends with the session. */
export function viewCookie(consoleOrigin: string, seal: Seal, clock: Pick<Clock, 'now'>): ViewCookie {
  const cookie = hostCookie(consoleOrigin, 'view')
  const owner = ({ key }: Session) => `view ${key}`
  return {
    in(cookies, session) {
      const packed = seal.open(cookies[cookie.name] ?? '', owner(session))
      if (packed === null) return null
      const view = v.safeParse(RoleView, JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()))
      return view.success ? view.output : null
    },
    set(view, session) {
      const packed = deflateRawSync(JSON.stringify(view)).toString('base64')
      const header = cookie.set(seal.close(packed, owner(session)), (session.expires - clock.now()) / 1_000)
      return header.length > COOKIE_LIMIT ? null : header
    },
    clear: cookie.clear,
  }
}
