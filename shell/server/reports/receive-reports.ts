import { getProfile, networkOf } from '@console/contract'
import { isUnder, pageAddress, SHELL_PATHS } from '@console/module'
import { wholeBody } from '@console/module/registry'
import * as v from 'valibot'
import type { Api, CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import { isFromConsole } from '../from-console.ts'
import { NOSNIFF } from '../headers.ts'
import type { Log } from '../log.ts'
import { problem } from '../problem.ts'
import type { Quarantine } from '../registry/quarantine.ts'
import type { ReleaseTrial } from '../registry/release-files.ts'
import type { Registry } from '../registry/watch-registry.ts'
import { readCookies } from '../request-cookies.ts'
import type { Gateway } from '../session/gateway.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import type { Settings } from '../settings.ts'
import { readMisread } from './misread.ts'
import { PAGE_LIMITS, rateLimit } from './rate-limit.ts'
import { blamed, readReport } from './report.ts'
import { createTrial } from './try-release.ts'
import { readViolations } from './violation.ts'
import { readVisit } from './visit.ts'

export interface ReportParts {
  readonly settings: Pick<Settings, 'CONSOLE_ORIGIN'>
  readonly api: Api
  readonly registry: Registry
  readonly files: ReleaseTrial
  readonly gateway: Gateway
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly quarantine: Quarantine
  readonly clock: Clock
  readonly log: Log
}

type Receive = (request: Request, context: CallContext) => Promise<Response>

interface Sender {
  readonly kind: 'session' | 'network'
  readonly key: string
  readonly session: Session | null
}

interface Kind<Report> {
  readonly isOwn: (headers: Headers) => boolean
  readonly bodyLimit: number
  readonly read: (body: Uint8Array | null) => Report | null
  readonly take: (report: Report, context: CallContext, sender: Sender) => Promise<void>
}

/**
 * Takes what browsers report of pages, a line in the log for each: areas that could not be shown, with a count of releases that
 * fail to load; visits; answers that are not as the contract has them; and what the content policy kept from happening. No line has an
 * address, a query or an id of a record.
 */
export function createReports({ settings, api, registry, files, gateway, sessions, cookie, quarantine, clock, log }: ReportParts) {
  const tried = createTrial(files, clock)
  const origin = settings.CONSOLE_ORIGIN

  /** Whoever is not signed in counts as their network, since anybody could make up a cookie. */
  async function senderOf(request: Request, context: CallContext): Promise<Sender> {
    const id = cookie.idIn(readCookies(request.headers))
    const session = id ? await sessions.find(id).catch(() => null) : null
    return session && session !== 'sealed'
      ? { kind: 'session', key: session.key, session }
      : { kind: 'network', key: networkOf(context.clientAddress), session: null }
  }

  /** Who it is, by what the API says; undefined if it does not say, since one person may have any number of sessions. */
  async function accountOf(session: Session, context: CallContext): Promise<string | undefined> {
    const outcome = await gateway
      .send(session, context, (accessToken) => api.call({ route: getProfile, url: getProfile.path, context, accessToken }))
      .catch(() => null)
    if (outcome?.kind !== 'answer' || !outcome.response.ok) return undefined
    const profile = v.safeParse(getProfile.response, await outcome.response.json().catch(() => null))
    return profile.success ? profile.output.id : undefined
  }

  /** Counts a failure of a release that is offered: a fault of its files where the host finds it too, one of its code by who saw it. */
  async function holdsBack(id: string, hash: string, fault: 'files' | 'code', { session }: Sender, context: CallContext): Promise<boolean> {
    if ((await tried(id, hash)) === 'broken') return quarantine.hold(id, hash)
    if (fault === 'files') return false
    const account = session ? await accountOf(session, context) : null
    return account !== undefined && quarantine.saw(id, hash, { account, network: networkOf(context.clientAddress) })
  }

  function receiver<Report>({ isOwn, bodyLimit, read, take }: Kind<Report>): Receive {
    const isTooMany = { session: rateLimit(clock, PAGE_LIMITS), network: rateLimit(clock, PAGE_LIMITS) }
    return async (request, context) => {
      if (!isOwn(request.headers)) return problem('request_refused', context, {}, NOSNIFF)
      const sender = await senderOf(request, context)
      if (isTooMany[sender.kind](sender.key)) return problem('rate_limited', context, {}, NOSNIFF)
      const body = await wholeBody(request, bodyLimit)
      if (body === 'too large') return problem('payload_too_large', context, {}, NOSNIFF)
      const report = read(body)
      if (!report) return problem('validation_failed', context, {}, NOSNIFF)
      await take(report, context, sender)
      return new Response(null, { status: 204, headers: { ...NOSNIFF, 'cache-control': 'no-store' } })
    }
  }

  /** The pattern of a page's route, so that no id of a record is kept. */
  async function routeOf(url: URL): Promise<string> {
    const { path } = pageAddress(url)
    const matched = (await registry.live(null)).match(path)
    return matched?.route.path ?? SHELL_PATHS.find((own) => own !== '/' && isUnder(path, own)) ?? (path === '/' ? '/' : 'none')
  }

  return {
    failure: receiver({
      isOwn: (headers) => isFromConsole(headers, origin),
      bodyLimit: 1_024,
      read: readReport,
      async take(report, context, sender) {
        const { requestId } = context
        log.error('module failed', { request_id: requestId, ...report, witness: sender.kind })
        const { id, hash } = report
        const fault = blamed(report)
        // A release that nobody is served need not be held back, nor be remembered.
        if (!fault || hash === undefined || !(await registry.offers(id, hash))) return
        if (await holdsBack(id, hash, fault, sender, context)) {
          log.error('release held back', { request_id: requestId, id, hash })
        }
      },
    }),
    visit: receiver({
      // What is sent while a page closes can have no header of its own; its type is one that other sites cannot send.
      isOwn: (headers) => headers.get('origin') === origin && headers.get('content-type') === 'application/json',
      bodyLimit: 8_192,
      read: readVisit,
      async take({ path, ...report }, { requestId }, sender) {
        const route = await routeOf(new URL(path, origin))
        log.info('page visited', { request_id: requestId, route, ...report, witness: sender.kind })
      },
    }),
    misread: receiver({
      isOwn: (headers) => isFromConsole(headers, origin),
      bodyLimit: 8_192,
      read: readMisread,
      async take({ fields, ...report }, { requestId }, sender) {
        for (const { field, outcome } of fields) {
          const line = outcome === 'mended' ? log.info : log.error
          line('contract violated', { request_id: requestId, ...report, field, outcome, witness: sender.kind })
        }
      },
    }),
    violations: receiver({
      // Some browsers send reports without an origin; each report names its page.
      isOwn: (headers) => [null, origin].includes(headers.get('origin')),
      bodyLimit: 32_768,
      read: (body) => readViolations(body, origin),
      async take(violations, { requestId }) {
        for (const { page, ...violation } of violations) {
          log.error('policy violated', { request_id: requestId, route: await routeOf(page), ...violation })
        }
      },
    }),
  }
}
