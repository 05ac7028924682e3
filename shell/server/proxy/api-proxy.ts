import { AuthTokens, googleRedirect, UPLOAD_LIMIT, writes } from '@console/contract'
import { wholeBody } from '@console/module/registry'
import * as v from 'valibot'
import { type Api, ApiUnreachable, type CallContext, type OutgoingCall } from '../api.ts'
import { isFromConsole } from '../from-console.ts'
import { errorFacts, type Log } from '../log.ts'
import { busy, problem } from '../problem.ts'
import { type Reply, responseOf } from '../reply.ts'
import { type Cookies, readCookies } from '../request-cookies.ts'
import type { Gateway } from '../session/gateway.ts'
import type { KnownBrowsers } from '../session/known-browsers.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import { StoreUnavailable } from '../session/store-outage.ts'
import type { Settings } from '../settings.ts'
import { answerInView, VIEW_HEADER } from '../view-as/answer-in-view.ts'
import type { ViewCookie } from '../view-as/view-cookie.ts'
import { findCall } from './contract-routes.ts'
import { type GoogleSignIn, isReply } from './google-sign-in.ts'
import { BODY_LIMIT, bodyOf, streamedBody } from './request-body.ts'
import { withoutTokens } from './without-tokens.ts'

export interface ProxyParts {
  readonly settings: Settings
  readonly api: Api
  readonly gateway: Gateway
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly known: KnownBrowsers
  readonly google: GoogleSignIn
  readonly views: Pick<ViewCookie, 'in'>
  readonly log: Log
}

export type Proxy = (request: Request, context: CallContext) => Promise<Response>

/** The longest time that Node allows for a request; an upload over a slow line may need it. */
const UPLOAD_LIMIT_MS = 300_000
const PASSED_ON = ['content-type', 'if-match', 'if-none-match', 'idempotency-key', 'x-captcha-token']

/** Passes the contract's calls on to the API with the session's token; nothing else gets through. */
export function createProxy({ settings, api, gateway, sessions, cookie, known, google, views, log }: ProxyParts): Proxy {
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

  async function signInByGoogle(call: OutgoingCall, former: Session | null, cookies: Cookies): Promise<Reply> {
    const step = await google.exchange(call, cookies)
    return isReply(step) ? step : google.keepRegistration(await signIn(step, former))
  }

  async function registerByGoogle(call: OutgoingCall, cookies: Cookies): Promise<Reply> {
    const step = await google.register(call, cookies)
    return isReply(step) ? step : { response: await api.call(step) }
  }

  async function signOut(session: Session | null, context: CallContext): Promise<Reply> {
    if (session) await gateway.signOut(session, context)
    return { response: new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }), cookies: [cookie.clear] }
  }

  async function asPerson(call: OutgoingCall, request: Request): Promise<Reply> {
    const { context } = call
    const { id, session } = await sessionOf(request)
    const signedOut: Reply = { response: problem('unauthenticated', context), ...(id === null ? {} : { cookies: [cookie.clear] }) }
    if (!session) return signedOut
    const view = views.in(readCookies(request.headers), session)
    const answered = view && answerInView(call, view)
    if (answered) return { response: answered }
    const once = call.stream !== undefined
    const outcome = await gateway.send(session, context, (accessToken) => api.call({ ...call, accessToken }), { once })
    if (outcome.kind === 'answer') return { response: outcome.response }
    return outcome.kind === 'ended' ? signedOut : { response: busy(context) }
  }

  async function reply(request: Request, context: CallContext): Promise<Reply> {
    const { pathname, search } = new URL(request.url)
    const found = findCall(request.method, pathname, settings.API_EXTENSIONS)
    if ('refused' in found) return { response: problem(found.refused, context, {}, found.allow ? { allow: found.allow } : {}) }
    const { route } = found
    if (route.method !== 'GET' && !isFromConsole(request.headers, settings.CONSOLE_ORIGIN))
      return { response: problem('request_refused', context) }
    if (writes(route) && route.access !== 'public' && request.headers.has(VIEW_HEADER))
      return { response: problem('request_refused', context) }
    const plain = { route, url: pathname + search, context, headers: passedOn(request.headers) }
    const { response, cookies } = await (route.upload ? upload(plain, request) : exchange(plain, request))
    return { response: await withoutTokens(route, response), cookies }
  }

  async function exchange(plain: OutgoingCall, request: Request): Promise<Reply> {
    const { route, context } = plain
    const body = await wholeBody(request, BODY_LIMIT)
    if (body === 'too large') return { response: problem('payload_too_large', context) }
    const call: OutgoingCall = { ...plain, body }
    const cookies = readCookies(request.headers)
    if (route.id === 'auth.login') return signInByPassword(call, await endingSession(request), cookies)
    if (route.id === 'auth.logout') return signOut(await endingSession(request), context)
    if (route.id === 'auth.login_google') return signInByGoogle(call, await endingSession(request), cookies)
    if (route.id === 'auth.register_google') return registerByGoogle(call, cookies)
    if (route.access === 'public') return { response: await api.call(call) }
    return asPerson(call, request)
  }

  /** A store that fails does not stop anybody from signing out. */
  async function endingSession(request: Request): Promise<Session | null> {
    try {
      return (await sessionOf(request)).session
    } catch (error) {
      if (error instanceof StoreUnavailable) return null
      throw error
    }
  }

  async function sessionOf(request: Request) {
    const id = cookie.idIn(readCookies(request.headers))
    const session = id ? await sessions.find(id) : null
    // Its cookie may be good for another host.
    return session === 'sealed' ? { id: null, session: null } : { id, session }
  }

  /** The body cannot be sent a second time. */
  async function upload(call: OutgoingCall, request: Request): Promise<Reply> {
    const tooLarge = () => ({ response: problem('payload_too_large', call.context) })
    if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_LIMIT) return tooLarge()
    if (!request.body) return asPerson({ ...call, body: null }, request)
    const { stream, brokenBy } = streamedBody(request.body, UPLOAD_LIMIT)
    try {
      return await asPerson({ ...call, stream, limitMs: UPLOAD_LIMIT_MS }, request)
    } catch (error) {
      if (brokenBy() === 'size') return tooLarge()
      if (brokenBy() === undefined) throw error
      // Canceled in the browser: nobody waits for the response, and the API is not at fault.
      return { response: busy(call.context) }
    }
  }

  /** A token in a path is as secret as one in a body. */
  function loggedPath(method: string, pathname: string): string {
    const found = findCall(method, pathname, settings.API_EXTENSIONS)
    return 'route' in found && found.route.path.includes('/:token') ? found.route.path : pathname
  }

  return async function proxy(request, context) {
    const { requestId } = context
    try {
      // A navigation of the browser, not a call of a page.
      if (isBeginning(request)) return await google.begin(request, context)
      return await responseOf(await reply(request, context), request, requestId)
    } catch (error) {
      // The store has its own line in the log.
      if (error instanceof StoreUnavailable) return responseOf({ response: busy(context) }, request, requestId)
      const unreachable = error instanceof ApiUnreachable
      const { pathname } = new URL(request.url)
      log.error(unreachable ? 'api unreachable' : 'call failed', {
        request_id: requestId,
        method: request.method,
        path: loggedPath(request.method, pathname),
        ...errorFacts(error),
      })
      return responseOf({ response: unreachable ? busy(context) : problem('internal', context) }, request, requestId)
    }
  }
}

const isBeginning = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname === googleRedirect.path

function passedOn(headers: Headers): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
}
