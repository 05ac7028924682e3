import { AuthTokens, type Route } from '@console/contract'
import * as v from 'valibot'
import type { Api, CallContext, OutgoingCall } from '../api.ts'
import type { Log } from '../log.ts'
import { problem } from '../problem.ts'
import type { Reply } from '../reply.ts'
import { type Cookies, readCookies } from '../request-cookies.ts'
import type { Gateway } from '../session/gateway.ts'
import type { KnownBrowsers } from '../session/known-browsers.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import { StoreUnavailable } from '../session/store-outage.ts'
import type { Settings } from '../settings.ts'
import { type GoogleSignIn, isReply } from './google-sign-in.ts'
import { bodyOf } from './request-body.ts'

export interface SessionCallParts {
  readonly settings: Settings
  readonly api: Api
  readonly gateway: Gateway
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly known: KnownBrowsers
  readonly google: GoogleSignIn
  readonly log: Log
}

type SessionCall = (call: OutgoingCall, request: Request) => Promise<Reply>

/** The calls that begin or end a session, or that add to them what only the host knows. */
export function createSessionCalls(parts: SessionCallParts): Readonly<Partial<Record<Route['id'], SessionCall>>> {
  const { settings, api, gateway, sessions, cookie, known, google, log } = parts

  async function signIn(call: OutgoingCall, former: Session | null): Promise<Reply> {
    const response = await api.call(call)
    if (!response.ok) return { response }
    const tokens = v.safeParse(
      AuthTokens,
      await response
        .clone()
        .json()
        .catch(() => null),
    )
    if (!tokens.success) {
      log.error('sign-in answer does not fit', { request_id: call.context.requestId, status: response.status })
      return { response: problem('internal', call.context) }
    }
    if (former) await gateway.signOut(former, call.context)
    const { id, seconds } = await sessions.start(tokens.output)
    return { response, cookies: [cookie.set(id, seconds)] }
  }

  /** Only an API that shares the gateway key believes which browsers are known. */
  async function signInByPassword(call: OutgoingCall, former: Session | null, cookies: Cookies): Promise<Reply> {
    const email = settings.GATEWAY_KEY ? bodyOf(call)?.email : undefined
    if (typeof email !== 'string') return signIn(call, former)
    const reply = await signIn({ ...call, knownBrowser: known.idIn(cookies, email) }, former)
    return reply.cookies ? { ...reply, cookies: [...reply.cookies, known.remember(cookies, email)] } : reply
  }

  async function signOut(session: Session | null, context: CallContext): Promise<Reply> {
    if (session) await gateway.signOut(session, context)
    return { response: new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }), cookies: [cookie.clear] }
  }

  /** A store that fails does not stop anybody from signing out. */
  async function endingSession(request: Request): Promise<Session | null> {
    try {
      return (await sessionOf(request, parts)).session
    } catch (error) {
      if (error instanceof StoreUnavailable) return null
      throw error
    }
  }

  return {
    'auth.login': async (call, request) => signInByPassword(call, await endingSession(request), readCookies(request.headers)),
    'auth.logout': async (call, request) => signOut(await endingSession(request), call.context),
    async 'auth.login_google'(call, request) {
      const former = await endingSession(request)
      const step = await google.exchange(call, readCookies(request.headers))
      return isReply(step) ? step : google.keepRegistration(await signIn(step, former))
    },
    async 'auth.register_google'(call, request) {
      const step = await google.register(call, readCookies(request.headers))
      return isReply(step) ? step : { response: await api.call(step) }
    },
  }
}

interface Found {
  readonly id: string | null
  readonly session: Session | null
}

/** Returns the session of a request's cookie, and the cookie's id if it can only be one of this host. */
export async function sessionOf(request: Request, { cookie, sessions }: Pick<SessionCallParts, 'cookie' | 'sessions'>): Promise<Found> {
  const id = cookie.idIn(readCookies(request.headers))
  const session = id ? await sessions.find(id) : null
  // Its cookie may be good for another host.
  return session === 'sealed' ? { id: null, session: null } : { id, session }
}
