import { googleRedirect, UPLOAD_LIMIT, writes } from '@console/contract'
import { wholeBody } from '@console/module/registry'
import { ApiUnreachable, type CallContext, type OutgoingCall } from '../api.ts'
import { isFromConsole } from '../from-console.ts'
import { errorFacts } from '../log.ts'
import { busy, problem } from '../problem.ts'
import { type Reply, responseOf } from '../reply.ts'
import { readCookies } from '../request-cookies.ts'
import { StoreUnavailable } from '../session/store-outage.ts'
import { answerInView, VIEW_HEADER } from '../view-as/answer-in-view.ts'
import type { ViewCookie } from '../view-as/view-cookie.ts'
import { findCall } from './contract-routes.ts'
import { BODY_LIMIT, streamedBody } from './request-body.ts'
import { createSessionCalls, type SessionCallParts, sessionOf } from './session-calls.ts'
import { withoutTokens } from './without-tokens.ts'

export interface ProxyParts extends SessionCallParts {
  readonly views: Pick<ViewCookie, 'in'>
}

export type Proxy = (request: Request, context: CallContext) => Promise<Response>

/** The longest time that Node allows for a request; an upload over a slow line may need it. */
const UPLOAD_LIMIT_MS = 300_000
const PASSED_ON = ['content-type', 'if-match', 'if-none-match', 'idempotency-key', 'x-captcha-token']

/** Passes the contract's calls on to the API with the session's token; nothing else gets through. */
export function createProxy(parts: ProxyParts): Proxy {
  const { settings, api, gateway, cookie, google, views, log } = parts
  const sessionCalls = createSessionCalls(parts)

  async function asPerson(call: OutgoingCall, request: Request): Promise<Reply> {
    const { context } = call
    const { id, session } = await sessionOf(request, parts)
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
    const ofSession = sessionCalls[route.id]
    if (ofSession) return ofSession(call, request)
    if (route.access === 'public') return { response: await api.call(call) }
    return asPerson(call, request)
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
