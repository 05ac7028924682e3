import { networkOf } from '@console/contract'
import { wholeBody } from '@console/module/registry'
import type { Api, CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import { isFromConsole } from '../from-console.ts'
import { NOSNIFF } from '../headers.ts'
import type { Log } from '../log.ts'
import { problem } from '../problem.ts'
import type { Quarantine, Verdict } from '../registry/quarantine.ts'
import type { ReleaseTrial } from '../registry/release-files.ts'
import type { Registry } from '../registry/watch-registry.ts'
import type { Gateway } from '../session/gateway.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Settings } from '../settings.ts'
import { pageRoute } from '../telemetry/request-kind.ts'
import { readMisread } from './misread.ts'
import { PAGE_LIMITS, rateLimit } from './rate-limit.ts'
import { blamed, readReport } from './report.ts'
import { accountOf, type Sender, senderOf } from './sender.ts'
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

/** `route` is undefined if the page is not one of its own. */
interface Failed {
  readonly id: string
  readonly hash: string
  readonly route: string | undefined
}
type Fault = NonNullable<ReturnType<typeof blamed>>

const NOTHING: Verdict = { isHeld: false, told: null }

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
export function createReports(parts: ReportParts) {
  const { settings, registry, files, quarantine, clock, log } = parts
  const tried = createTrial(files, clock)
  const origin = settings.CONSOLE_ORIGIN

  /** Counts a failure of a release that is offered: a fault of its files if the host finds it too, one of its code by its witnesses. */
  async function judged({ id, hash, route }: Failed, fault: Fault, sender: Sender, context: CallContext): Promise<Verdict> {
    if ((await tried(id, hash)) === 'broken') return { isHeld: await quarantine.hold(id, hash), told: null }
    if (fault === 'files' || (fault === 'page' && route === undefined)) return NOTHING
    const account = sender.session ? await accountOf(sender.session, context, parts) : null
    const network = networkOf(context.clientAddress)
    return quarantine.saw(id, hash, (fault === 'page' && route) || null, {
      visitor: sender.key,
      account,
      network,
      publisher: sender.publisher,
    })
  }

  function receiver<Report>({ isOwn, bodyLimit, read, take }: Kind<Report>): Receive {
    const isTooMany = { session: rateLimit(clock, PAGE_LIMITS), network: rateLimit(clock, PAGE_LIMITS) }
    return async (request, context) => {
      if (!isOwn(request.headers)) return problem('request_refused', context, {}, NOSNIFF)
      const sender = await senderOf(request, context, parts)
      if (isTooMany[sender.kind](sender.key)) return problem('rate_limited', context, {}, NOSNIFF)
      const body = await wholeBody(request, bodyLimit)
      if (body === 'too large') return problem('payload_too_large', context, {}, NOSNIFF)
      const report = read(body)
      if (!report) return problem('validation_failed', context, {}, NOSNIFF)
      await take(report, context, sender)
      return new Response(null, { status: 204, headers: { ...NOSNIFF, 'cache-control': 'no-store' } })
    }
  }

  return {
    failure: receiver({
      isOwn: (headers) => isFromConsole(headers, origin),
      bodyLimit: 2_048,
      read: readReport,
      async take({ path, ...report }, context, sender) {
        const { id, hash, reason } = report
        const page = path === undefined ? null : pageRoute(new URL(path, origin), await registry.live(sender.publisher))
        const facts = { request_id: context.requestId, ...report, route: page?.route }
        log.error('module failed', { ...facts, witness: sender.kind })
        // A release that nobody is served need not be held back, nor be remembered.
        if (hash === undefined || !(await registry.offers(id, hash))) return
        log.count('area failed', { id, hash, reason, witness: sender.kind })
        const fault = blamed(report)
        if (!fault) return
        const route = page?.module === id ? page.route : undefined
        const { isHeld, told } = await judged({ id, hash, route }, fault, sender, context)
        const release = { request_id: context.requestId, id, hash, reason, route }
        if (told) log.error('release fails', { ...release, visitors: told, minutes: 10 })
        if (isHeld) log.error('release held back', release)
      },
    }),
    visit: receiver({
      // A report sent while a page closes can have no header of its own; other sites cannot send its type.
      isOwn: (headers) => headers.get('origin') === origin && headers.get('content-type') === 'application/json',
      bodyLimit: 8_192,
      read: readVisit,
      async take({ path, ...report }, { requestId }, sender) {
        const { route } = pageRoute(new URL(path, origin), await registry.live(null))
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
        const live = await registry.live(null)
        for (const { page, ...violation } of violations) {
          log.error('policy violated', { request_id: requestId, route: pageRoute(page, live).route, ...violation })
        }
      },
    }),
  }
}
