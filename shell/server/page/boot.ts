import { getMyPermissions, getProfile, listOwnPublishers, type ResponseOf, type Route, urlFor } from '@console/contract'
import type { BootData } from '@console/module'
import * as v from 'valibot'
import { type Api, ApiUnreachable, type CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import { errorFacts, type Log } from '../log.ts'
import type { Gateway } from '../session/gateway.ts'
import type { Session } from '../session/sessions.ts'
import { StoreUnavailable } from '../session/store-outage.ts'
import { permissionsIn } from '../view-as/answer-in-view.ts'
import type { RoleView } from '../view-as/view-cookie.ts'

/** The longest time that a document waits for the boot data; after that the browser asks the API itself. */
export const BOOT_LIMIT_MS = 800

export interface BootParts {
  readonly api: Api
  readonly gateway: Gateway
  readonly clock: Clock
  readonly log: Log
}

export type Boot = (session: Session | null, publisher: string | null, view: RoleView | null, context: CallContext) => Promise<BootData>

/**
 * Reads who is signed in, their publishers, and their permissions at the publisher chosen last, by three parallel calls. It
 * never rejects and never takes longer than BOOT_LIMIT_MS.
 */
export function createBoot({ api, gateway, clock, log }: BootParts): Boot {
  async function read<R extends Route>(
    route: R,
    url: string,
    session: Session,
    context: CallContext,
  ): Promise<ResponseOf<R> | 'signed-out' | null> {
    const outcome = await gateway.send(session, context, (accessToken) => api.call({ route, url, context, accessToken }))
    if (outcome.kind === 'ended') return 'signed-out'
    if (outcome.kind === 'unavailable' || !outcome.response.ok || !route.response) return null
    const parsed = v.safeParse(route.response, await outcome.response.json().catch(() => null))
    if (!parsed.success) log.error('boot answer does not fit', { request_id: context.requestId, route: route.id })
    return parsed.success ? (parsed.output as ResponseOf<R>) : null
  }

  async function ask(session: Session, publisher: string | null, view: RoleView | null, context: CallContext): Promise<BootData> {
    const permissionsAt = (publisher: string) =>
      view?.publisher_id === publisher
        ? permissionsIn(view)
        : read(getMyPermissions, urlFor(getMyPermissions, {}, publisher), session, context)
    const [profile, publishers, permissions] = await Promise.all([
      read(getProfile, getProfile.path, session, context),
      read(listOwnPublishers, listOwnPublishers.path, session, context),
      publisher === null ? null : permissionsAt(publisher),
    ])
    if (profile === 'signed-out' || publishers === 'signed-out' || permissions === 'signed-out') return { state: 'signed-out' }
    if (!profile || !publishers) return { state: 'unknown' }
    const isOwn = publishers.items.some((one) => one.id === publisher)
    return { state: 'signed-in', profile, publishers: publishers.items, permissions: isOwn ? permissions : null }
  }

  return async function boot(session, publisher, view, context) {
    if (!session) return { state: 'signed-out' }
    const limit = clock.timer(BOOT_LIMIT_MS)
    const answered = ask(session, publisher, view, context).catch((error: unknown): BootData => {
      const event = error instanceof ApiUnreachable ? 'api unreachable' : 'boot failed'
      if (!(error instanceof StoreUnavailable)) log.error(event, { request_id: context.requestId, ...errorFacts(error) })
      return { state: 'unknown' }
    })
    try {
      return await Promise.race([answered, limit.done.then((): BootData => ({ state: 'unknown' }))])
    } finally {
      limit.cancel()
    }
  }
}
