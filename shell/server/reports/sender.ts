import { getProfile, networkOf } from '@console/contract'
import * as v from 'valibot'
import type { Api, CallContext } from '../api.ts'
import { publisherOf, readCookies } from '../request-cookies.ts'
import type { Gateway } from '../session/gateway.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Session, Sessions } from '../session/sessions.ts'

export interface Sender {
  readonly kind: 'session' | 'network'
  readonly key: string
  readonly session: Session | null
  readonly publisher: string | null
}

/** Without a session a sender counts as their network: anybody could make up a cookie. */
export async function senderOf(
  request: Request,
  context: CallContext,
  { cookie, sessions }: { readonly cookie: SessionCookie; readonly sessions: Sessions },
): Promise<Sender> {
  const cookies = readCookies(request.headers)
  const id = cookie.idIn(cookies)
  const session = id ? await sessions.find(id).catch(() => null) : null
  return session && session !== 'sealed'
    ? { kind: 'session', key: session.key, session, publisher: publisherOf(cookies) }
    : { kind: 'network', key: networkOf(context.clientAddress), session: null, publisher: null }
}

/** Undefined if the API does not say, since one person may have any number of sessions. */
export async function accountOf(
  session: Session,
  context: CallContext,
  { api, gateway }: { readonly api: Api; readonly gateway: Gateway },
): Promise<string | undefined> {
  const outcome = await gateway
    .send(session, context, (accessToken) => api.call({ route: getProfile, url: getProfile.path, context, accessToken }))
    .catch(() => null)
  if (outcome?.kind !== 'answer' || !outcome.response.ok) return undefined
  const profile = v.safeParse(getProfile.response, await outcome.response.json().catch(() => null))
  return profile.success ? profile.output.id : undefined
}
