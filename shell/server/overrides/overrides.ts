import { ownsOverlap } from '@console/module'
import { judge, misfits, type ReleasedModule } from '@console/module/registry'
import type { CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { CALLS, shortened } from '../registry/choose-release.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { createFiles } from '../registry/serve-files.ts'
import type { Registry } from '../registry/watch-registry.ts'
import { type Cookies, readCookies } from '../request-cookies.ts'
import type { Seal } from '../session/seal.ts'
import type { Settings } from '../settings.ts'
import { type Resolved, withOverride } from './apply-overrides.ts'
import { OverrideFailed, overrideOrigin } from './fetch-override.ts'
import { type Choice, overrideCookie } from './override-cookie.ts'
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

/** Throws `OverrideFailed` for a module that cannot take the place of its release. */
function judgeOverride(module: ReleasedModule, { shell, known, owners }: LiveRegistry): void {
  const [other] = Object.entries(owners).find(([id, owns]) => id !== module.id && ownsOverlap(owns, module.owns)) ?? []
  if (other !== undefined) throw new OverrideFailed('owned', `it owns what '${other}' owns`, other)
  const missing = misfits(module, { lends: shell?.lends ?? {}, calls: CALLS })
  if (missing.length > 0) throw new OverrideFailed('platform', `it needs ${missing.join(', ')}`, shortened(missing))
  const others = known.filter(({ id }) => id !== module.id)
  const rules = { calls: CALLS, sizes: { page: Number.POSITIVE_INFINITY }, goesBack: true }
  const [problem] = judge({ shell, modules: known }, { shell, modules: [...others, module] }, rules)
  if (problem) throw new OverrideFailed('invalid', problem.text)
}

function refused({ id, origin, until }: Choice, error: unknown): Resolved {
  if (!(error instanceof OverrideFailed)) throw error
  return { id, origin, until, refusal: error.refusal, why: error.message }
}

export type Overrides = ReturnType<typeof createOverrides>
