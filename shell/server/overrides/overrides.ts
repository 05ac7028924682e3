import type { CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { createFiles } from '../registry/serve-files.ts'
import type { Registry } from '../registry/watch-registry.ts'
import { type Cookies, readCookies } from '../request-cookies.ts'
import type { Seal } from '../session/seal.ts'
import type { Settings } from '../settings.ts'
import { type Resolved, withOverride } from './apply-overrides.ts'
import { overrideOrigin } from './fetch-override.ts'
import { judgeOverride } from './judge-override.ts'
import { type Choice, overrideCookie } from './override-cookie.ts'
import { OverrideFailed } from './override-failed.ts'
import { receiveOverrides } from './receive-overrides.ts'

export interface OverrideParts {
  readonly settings: Settings
  readonly registry: Registry
  readonly seal: Seal
  readonly clock: Clock
  readonly log: Log
}

export interface Overridden {
  readonly live: LiveRegistry
  readonly overrides: readonly Resolved[]
}

const FILE = /^\/modules\/([a-z][a-z0-9-]*)\/override-/
/** Not for shared caches: only the cookie's holder may have them. */
const CACHING = 'private, max-age=28800, immutable'

/**
 * Lets a person have modules from other origins than the registry: those of ALLOW_OVERRIDES and no others. The host fetches them,
 * manifest and files together, checks them as a release is checked, and serves them itself.
 */
export function createOverrides({ settings, registry, seal, clock, log }: OverrideParts) {
  const cookie = overrideCookie(settings, seal, clock)
  const origins = new Map(
    settings.ALLOW_OVERRIDES.map((address) => {
      const origin = overrideOrigin(address)
      return [address, { ...origin, serveFile: createFiles(origin.files, registry, log, CACHING) }]
    }),
  )

  async function fetched(choice: Choice): Promise<Resolved> {
    const origin = origins.get(choice.origin)
    if (!origin) return refused(choice, new OverrideFailed('unreachable', 'the origin is not allowed'))
    return origin.live(choice.id).then(
      (release) => ({ ...choice, release }),
      (error: unknown) => refused(choice, error),
    )
  }

  return {
    ...receiveOverrides({
      settings,
      registry,
      cookie,
      resolve: async (choice, live) => judged(await fetched(choice), live),
      clock,
      log,
    }),

    /** Returns the registry with the person's overrides. Each has to fit those before it too. */
    async apply(cookies: Cookies, released: LiveRegistry): Promise<Overridden> {
      let live = released
      const overrides: Resolved[] = []
      for (const one of await Promise.all(cookie.in(cookies).map(fetched))) {
        const override = judged(one, live)
        live = withOverride(live, override)
        overrides.push(override)
      }
      return { live, overrides }
    },

    logServed(overrides: readonly Resolved[], { requestId }: CallContext): void {
      for (const { id, origin, ...came } of overrides) {
        const what = 'release' in came ? { hash: came.release.hash } : { ...came.refusal, error: came.why }
        log.info('document with an override', { request_id: requestId, id, origin, ...what })
      }
    },

    async serveFile(request: Request): Promise<Response | null> {
      const { pathname } = new URL(request.url)
      const [, id] = FILE.exec(pathname) ?? []
      if (id === undefined) return null
      const choice = cookie.in(readCookies(request.headers)).find((one) => one.id === id)
      const origin = choice && origins.get(choice.origin)
      return origin ? origin.serveFile(pathname, request.headers.get('accept-encoding') ?? undefined) : null
    },
  }
}

function judged(override: Resolved, live: LiveRegistry): Resolved {
  if ('refusal' in override) return override
  try {
    judgeOverride(override.release.module, live)
    return override
  } catch (error) {
    return refused(override, error)
  }
}

function refused({ id, origin, until }: Choice, error: unknown): Resolved {
  if (!(error instanceof OverrideFailed)) throw error
  return { id, origin, until, refusal: error.refusal, why: error.message }
}

export type Overrides = ReturnType<typeof createOverrides>
