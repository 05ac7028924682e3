import { isUnder, pageAddress, SHELL_PATHS } from '@console/module'
import type { CallContext } from '../api.ts'
import { networkOf } from '../client/address-ranges.ts'
import type { Clock } from '../clock.ts'
import { NOSNIFF } from '../headers.ts'
import type { Log } from '../log.ts'
import { isFromConsole } from '../own-request.ts'
import { problem } from '../problem.ts'
import { wholeBody } from '../proxy/request-body.ts'
import type { Registry } from '../registry/watch-registry.ts'
import { readCookies } from '../request-cookies.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Settings } from '../settings.ts'
import type { Holdings } from './hold-back.ts'
import { rateLimit } from './rate-limit.ts'
import { blamesRelease, readReport } from './report.ts'
import { readViolations } from './violation.ts'
import { readVisit } from './visit.ts'

export interface ReportParts {
  readonly settings: Pick<Settings, 'CONSOLE_ORIGIN'>
  readonly registry: Registry
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly holdings: Holdings
  readonly clock: Clock
  readonly log: Log
}

type Receive = (request: Request, context: CallContext) => Promise<Response>

interface Witness {
  readonly kind: 'session' | 'network'
  readonly key: string
}

interface Kind<Report> {
  readonly isOwn: (headers: Headers) => boolean
  readonly bodyLimit: number
  readonly read: (body: Uint8Array | null) => Report | null
  readonly take: (report: Report, context: CallContext, witness: Witness) => Promise<void>
}

/** From one witness, and from all of them. */
const LIMITS = { sender: 30, all: 600 }

/**
 * Takes what browsers report of pages, a line in the log for each: areas that could not be shown, with a count of releases that
 * fail to load; visits; and what the content policy kept from happening. No line has an address, a query or an id of a record.
 */
export function createReports({ settings, registry, sessions, cookie, holdings, clock, log }: ReportParts) {
  const origin = settings.CONSOLE_ORIGIN

  /** Whoever is not signed in counts as their network, since anybody could make up a cookie. */
  async function witnessOf(request: Request, context: CallContext): Promise<Witness> {
    const id = cookie.idIn(readCookies(request.headers))
    const session = id ? await sessions.find(id).catch(() => null) : null
    return session ? { kind: 'session', key: session.key } : { kind: 'network', key: networkOf(context.clientAddress) }
  }

  function receiver<Report>({ isOwn, bodyLimit, read, take }: Kind<Report>): Receive {
    const isTooMany = rateLimit(clock, LIMITS)
    return async (request, context) => {
      if (!isOwn(request.headers)) return problem('request_refused', context, {}, NOSNIFF)
      const witness = await witnessOf(request, context)
      if (isTooMany(`${witness.kind} ${witness.key}`)) return problem('rate_limited', context, {}, NOSNIFF)
      const body = await wholeBody(request, bodyLimit)
      if (body === 'too large') return problem('payload_too_large', context, {}, NOSNIFF)
      const report = read(body)
      if (!report) return problem('validation_failed', context, {}, NOSNIFF)
      await take(report, context, witness)
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
      async take(report, { requestId }, witness) {
        log.error('module failed', { request_id: requestId, ...report, witness: witness.kind })
        const { id, hash } = report
        // A release that nobody is served need not be held back, nor be remembered.
        const isOffered = hash !== undefined && (await registry.offers(id, hash))
        if (isOffered && blamesRelease(report) && holdings.saw(id, hash, `${witness.kind} ${witness.key}`)) {
          log.error('release held back', { request_id: requestId, id, hash })
        }
      },
    }),
    visit: receiver({
      // What is sent while a page closes can have no header of its own; its type is one that other sites cannot send.
      isOwn: (headers) => headers.get('origin') === origin && headers.get('content-type') === 'application/json',
      bodyLimit: 8_192,
      read: readVisit,
      async take({ path, ...report }, { requestId }, witness) {
        const route = await routeOf(new URL(path, origin))
        log.info('page visited', { request_id: requestId, route, ...report, witness: witness.kind })
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
