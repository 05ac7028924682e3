import {
  getMyPermissions,
  getRole,
  isGranted,
  permissionsNotHeld,
  type ResponseOf,
  type Route,
  updateRole,
  urlFor,
} from '@console/contract'
import * as v from 'valibot'
import { type Api, ApiUnreachable, type CallContext } from '../api.ts'
import { isFromConsole } from '../from-console.ts'
import { NOSNIFF } from '../headers.ts'
import { errorFacts, type Log } from '../log.ts'
import { busy, problem } from '../problem.ts'
import { responseOf } from '../reply.ts'
import { readCookies } from '../request-cookies.ts'
import type { Gateway } from '../session/gateway.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import { StoreUnavailable } from '../session/store-outage.ts'
import type { Settings } from '../settings.ts'
import type { ViewCookie } from './view-cookie.ts'

export interface ViewParts {
  readonly settings: Pick<Settings, 'CONSOLE_ORIGIN'>
  readonly api: Api
  readonly gateway: Gateway
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly views: ViewCookie
  readonly log: Log
}

/** Begins and ends views. The person's own token asks what a role may do, so nobody sees a role that they may not read. */
export function receiveView({ settings, api, gateway, sessions, cookie, views, log }: ViewParts) {
  const isFromPage = (request: Request) => isFromConsole(request.headers, settings.CONSOLE_ORIGIN)
  const done = (header: string) =>
    new Response(null, { status: 204, headers: { ...NOSNIFF, 'cache-control': 'no-store', 'set-cookie': header } })

  async function read<R extends Route>(route: R, url: string, session: Session, context: CallContext): Promise<ResponseOf<R> | Response> {
    const outcome = await gateway.send(session, context, (accessToken) => api.call({ route, url, context, accessToken }))
    if (outcome.kind === 'ended') return problem('unauthenticated', context)
    if (outcome.kind === 'unavailable') return busy(context)
    if (!outcome.response.ok || !route.response) return outcome.response
    const parsed = v.safeParse(route.response, await outcome.response.json().catch(() => null))
    return parsed.success ? (parsed.output as ResponseOf<R>) : problem('internal', context)
  }

  async function begin(request: Request, publisher: string, role: string, context: CallContext): Promise<Response> {
    const id = cookie.idIn(readCookies(request.headers))
    const session = id ? await sessions.find(id) : null
    if (!session || session === 'sealed') return problem('unauthenticated', context)
    const [held, viewed] = await Promise.all([
      read(getMyPermissions, urlFor(getMyPermissions, {}, publisher), session, context),
      read(getRole, urlFor(getRole, { role_id: role }, publisher), session, context),
    ])
    if (held instanceof Response) return responseOf({ response: held }, request, context.requestId)
    const needed = updateRole.access.any_of
    if (!isGranted(held.permissions, needed)) return problem('permission_denied', context, { required_any_of: [...needed] })
    if (viewed instanceof Response) return responseOf({ response: viewed }, request, context.requestId)
    if (permissionsNotHeld(held.permissions, viewed.permissions).length > 0) return problem('permission_escalation', context)
    const { name, is_original, permissions } = viewed
    const header = views.set({ publisher_id: publisher, role: { id: viewed.id, name, is_original }, permissions }, session)
    if (header === null) return problem('payload_too_large', context)
    log.info('view as role', { request_id: context.requestId, publisher, role: viewed.id })
    return done(header)
  }

  return {
    /** `PUT /view-as/<publisher>/<role>`, for a person who may edit roles and holds all that it allows. */
    async begin(request: Request, publisher: string, role: string, context: CallContext): Promise<Response> {
      if (!isFromPage(request)) return problem('request_refused', context, {}, NOSNIFF)
      try {
        return await begin(request, publisher, role, context)
      } catch (error) {
        if (error instanceof StoreUnavailable) return busy(context)
        if (!(error instanceof ApiUnreachable)) throw error
        log.error('api unreachable', { request_id: context.requestId, ...errorFacts(error) })
        return busy(context)
      }
    },

    /** `DELETE /view-as` */
    end(request: Request, context: CallContext): Response {
      return isFromPage(request) ? done(views.clear) : problem('request_refused', context, {}, NOSNIFF)
    },
  }
}
