import { networkOf } from '@console/contract'
import { wholeBody } from '@console/module/registry'
import * as v from 'valibot'
import type { CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import { isFromConsole } from '../from-console.ts'
import { NOSNIFF } from '../headers.ts'
import type { Log } from '../log.ts'
import { problem } from '../problem.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import type { Registry } from '../registry/watch-registry.ts'
import { PAGE_LIMITS, rateLimit } from '../reports/rate-limit.ts'
import { ModuleId } from '../reports/report.ts'
import { publisherOf, readCookies } from '../request-cookies.ts'
import { originOf, type Settings } from '../settings.ts'
import type { Resolved } from './apply-overrides.ts'
import type { Choice, OverrideCookie } from './override-cookie.ts'

export interface ChangeParts {
  readonly settings: Pick<Settings, 'CONSOLE_ORIGIN' | 'ALLOW_OVERRIDES'>
  readonly registry: Pick<Registry, 'live'>
  readonly cookie: OverrideCookie
  readonly resolve: (choice: Choice, live: LiveRegistry) => Promise<Resolved>
  readonly clock: Clock
  readonly log: Log
}

const OVERRIDES_LIMIT = 1_024
const HEADERS = { ...NOSNIFF, 'cache-control': 'no-store' }
const Wanted = v.object({ origin: v.string() })

/** Without an allowed origin every request gets a 404. */
export function receiveOverrides({ settings, registry, cookie, resolve, clock, log }: ChangeParts) {
  const isTooMany = rateLimit(clock, PAGE_LIMITS)

  function refusalOf(request: Request, context: CallContext): Response | null {
    if (settings.ALLOW_OVERRIDES.length === 0) return problem('not_found', context, {}, NOSNIFF)
    if (!isFromConsole(request.headers, settings.CONSOLE_ORIGIN)) return problem('request_refused', context, {}, NOSNIFF)
    return isTooMany(networkOf(context.clientAddress)) ? problem('rate_limited', context, {}, NOSNIFF) : null
  }

  const done = (choices: readonly Choice[]) =>
    new Response(null, { status: 204, headers: { ...HEADERS, 'set-cookie': cookie.set(choices) } })

  return {
    /** `PUT /overrides/<module>` with `{"origin": "…"}`. What cannot be used is refused with its reason, and changes nothing. */
    async set(request: Request, id: string, context: CallContext): Promise<Response> {
      const refusal = refusalOf(request, context)
      if (refusal) return refusal
      if (!v.is(ModuleId, id)) return problem('not_found', context, {}, NOSNIFF)
      const body = await wholeBody(request, OVERRIDES_LIMIT)
      if (body === 'too large') return problem('payload_too_large', context, {}, NOSNIFF)
      const origin = originIn(body)
      if (origin === null) return problem('validation_failed', context, {}, NOSNIFF)
      if (!settings.ALLOW_OVERRIDES.includes(origin)) return problem('request_refused', context, {}, NOSNIFF)
      const cookies = readCookies(request.headers)
      const live = await registry.live(publisherOf(cookies))
      const choice = cookie.choice(id, origin)
      const resolved = await resolve(choice, live)
      const facts = { request_id: context.requestId, id, origin }
      if ('refusal' in resolved) {
        log.info('override refused', { ...facts, ...resolved.refusal, error: resolved.why })
        return Response.json(resolved.refusal, { status: 422, headers: HEADERS })
      }
      log.info('override set', { ...facts, hash: resolved.release.hash, until: new Date(choice.until).toISOString() })
      return done(cookie.with(cookie.in(cookies), choice))
    },

    /** `DELETE /overrides/<module>`, or all of them with `DELETE /overrides`. */
    remove(request: Request, id: string | undefined, context: CallContext): Response {
      const refusal = refusalOf(request, context)
      if (refusal) return refusal
      log.info('override removed', { request_id: context.requestId, id: id ?? 'all' })
      return done(cookie.in(readCookies(request.headers)).filter((choice) => id !== undefined && choice.id !== id))
    },
  }
}

function originIn(body: Uint8Array | null): string | null {
  try {
    const wanted = v.safeParse(Wanted, JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())))
    return wanted.success ? originOf(wanted.output.origin) : null
  } catch {
    return null
  }
}
