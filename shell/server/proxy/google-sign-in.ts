import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { fieldErrors, GoogleCallback, googleRedirect, RegistrationPerson, urlFor } from '@console/contract'
import * as v from 'valibot'
import { type Api, ApiUnreachable, type CallContext, type OutgoingCall } from '../api.ts'
import { NOSNIFF } from '../headers.ts'
import { errorFacts, type Log } from '../log.ts'
import { problem } from '../problem.ts'
import type { Reply } from '../reply.ts'
import type { Cookies } from '../request-cookies.ts'
import { PRE_SESSION_SECONDS, type PreSession, type PreSessions } from '../session/pre-sessions.ts'
import { jsonOf } from '../session/problem-code.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import { StoreUnavailable } from '../session/store-outage.ts'
import { offersGoogle, type Settings } from '../settings.ts'
import { bodyOf } from './request-body.ts'

export interface GoogleParts {
  readonly settings: Settings
  readonly api: Api
  readonly preSessions: PreSessions
  readonly cookie: SessionCookie
  readonly log: Log
}

/** The host's part of signing in with Google: keeps between its steps what must not pass through a page. */
export interface GoogleSignIn {
  /** Redirects the browser to the issuer (Google), or back to the page with an error that the page can show. */
  begin(request: Request, context: CallContext): Promise<Response>
  /** Returns the call with the page's code and state; a refusal if the state is not the one that was kept. */
  exchange(call: OutgoingCall, cookies: Cookies): Promise<OutgoingCall | Reply>
  /** Returns the reply without the registration token, which is kept, if the person has no account yet. */
  keepRegistration(reply: Reply): Promise<Reply>
  /** Returns the page's registration with the kept token. */
  register(call: OutgoingCall, cookies: Cookies): Promise<OutgoingCall | Reply>
  /** Returns the person whom Google vouched for a moment ago. */
  personIn(cookies: Cookies): Promise<RegistrationPerson | null>
}

const Required = v.object({ code: v.literal('registration_required'), registration_token: v.string(), registration: RegistrationPerson })
const API_COOKIE = /^pub_reg=[^;]*/

export function googleSignIn({ settings, api, preSessions, cookie, log }: GoogleParts): GoogleSignIn {
  const find = async (cookies: Cookies) => {
    const id = cookie.idIn(cookies)
    const content = id ? await preSessions.find(id) : null
    return id && content ? { id, content } : null
  }
  const refused = (context: CallContext): Reply => ({ response: problem('token_invalid', context), cookies: [cookie.clear] })

  async function issuerUrl(query: Record<string, string>, context: CallContext): Promise<string | null> {
    const client = settings.GOOGLE_CLIENT_ID ? { client_id: settings.GOOGLE_CLIENT_ID } : {}
    try {
      const response = await api.call({ route: googleRedirect, url: urlFor(googleRedirect, { ...query, ...client }), context })
      const location = URL.parse(response.headers.get('location') ?? '')
      if (response.status === 302 && location && /^https?:$/.test(location.protocol)) return location.href
      log.error('no way to Google', { request_id: context.requestId, status: response.status })
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error
      log.error('api unreachable', { request_id: context.requestId, ...errorFacts(error) })
    }
    return null
  }

  /** Null while the store cannot keep it. */
  async function begun(content: PreSession): Promise<string | null> {
    try {
      return await preSessions.start(content)
    } catch (error) {
      if (error instanceof StoreUnavailable) return null
      throw error
    }
  }

  return {
    async begin(request, context) {
      if (!offersGoogle(settings)) return problem('not_found', context)
      const base = new URL(request.url).searchParams.get('locale') === 'vi' ? '/vi' : ''
      const [state, nonce, verifier] = [secret(), secret(), secret()]
      const page = `${settings.CONSOLE_ORIGIN}${base}/login/google`
      const code_challenge = createHash('sha256').update(verifier).digest('base64url')
      const location = await issuerUrl({ redirect_uri: page, state, nonce, code_challenge, code_challenge_method: 'S256' }, context)
      const id = location && (await begun({ kind: 'google', state, nonce, verifier, redirect_uri: page }))
      if (!id) return redirect(`${page}?error=temporarily_unavailable`)
      return redirect(location, cookie.set(id, PRE_SESSION_SECONDS))
    },

    async exchange(call, cookies) {
      const { context } = call
      const given = v.safeParse(GoogleCallback, bodyOf(call) ?? {})
      if (!given.success) return { response: problem('validation_failed', context, { errors: fieldErrors(given.issues, '/body') }) }
      const { code, state } = given.output
      const kept = await find(cookies)
      // A state that does not fit changes nothing: it may be another site's doing.
      if (kept?.content.kind !== 'google' || !isSameSecret(state, kept.content.state))
        return { response: problem('token_invalid', context) }
      if (!(await preSessions.spend(kept.id))) return refused(context)
      const { redirect_uri, verifier, nonce } = kept.content
      return { ...call, body: null, json: { code, redirect_uri, code_verifier: verifier, nonce } }
    },

    async keepRegistration(reply) {
      const { response, cookies = [] } = reply
      const done = { response, cookies: [...cookies, cookie.clear] }
      if (response.status !== 403) return done
      const required = v.safeParse(Required, await jsonOf(response.clone()))
      if (!required.success) return done
      const { registration_token: token, registration: person } = required.output
      const given = response.headers.getSetCookie().flatMap((one) => API_COOKIE.exec(one) ?? [])
      const id = await preSessions.start({ kind: 'registration', token, cookie: given[0] ?? null, person })
      return { response, cookies: [...cookies, cookie.set(id, PRE_SESSION_SECONDS)] }
    },

    async register(call, cookies) {
      const kept = await find(cookies)
      if (kept?.content.kind !== 'registration') return refused(call.context)
      const { token, cookie: apiCookie } = kept.content
      const body = bodyOf(call)
      // The API refuses what is not an object.
      if (!body) return call
      const headers = { ...call.headers, ...(apiCookie ? { cookie: apiCookie } : {}) }
      return { ...call, headers, body: null, json: { ...body, registration_token: token } }
    },

    async personIn(cookies) {
      // Without the store the page comes all the same, and says to begin again.
      const kept = await find(cookies).catch(() => null)
      return kept?.content.kind === 'registration' ? kept.content.person : null
    },
  }
}

export const isReply = (step: OutgoingCall | Reply): step is Reply => 'response' in step

const secret = () => randomBytes(32).toString('base64url')

function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

function redirect(location: string, cookie?: string): Response {
  const headers = { ...NOSNIFF, location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 302, headers: { ...headers, ...(cookie ? { 'set-cookie': cookie } : {}) } })
}
