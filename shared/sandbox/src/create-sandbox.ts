import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from './app.ts'
import type { CaptchaSettings } from './captcha/captcha.ts'
import { type OpenDatabase, openPglite, openPostgres } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { originalData } from './db/original-data.ts'
import { fileStore } from './files/file-store.ts'
import type { GoogleSettings } from './google/google.ts'
import { outsideServices } from './outside-services.ts'
import { preparedFile } from './prepared.ts'
import { deriveKeys } from './security/keys.ts'
import type { AudienceSize } from './seed/audiences.ts'
import { seedDemo } from './seed/index.ts'
import { seedMetrics } from './seed/metrics.ts'
import { seedReference } from './seed/reference.ts'
import type { Services } from './services.ts'

export interface SandboxOptions {
  readonly now?: () => Date
  /** Seconds; 3600 if absent. */
  readonly accessTokenTtl?: number
  /** Seconds; 25200 if absent. */
  readonly refreshTokenTtl?: number
  /** `real` for tests of the limits themselves. */
  readonly limits?: 'test' | 'real'
  /** An empty PostgreSQL database, instead of PGlite in memory. */
  readonly databaseUrl?: string
  readonly seedCampaigns?: number
  readonly seedPublishers?: number
  /** `small` if absent: about a hundredth of the audience. */
  readonly audience?: AudienceSize
  readonly gatewayKey?: string
  readonly allowGif?: boolean
  /** http://sandbox.test unless named. */
  readonly origin?: string
  /** http://localhost:3000 unless named. */
  readonly consoleOrigin?: string
  /** In place of the outbox. */
  readonly smtpUrl?: string
  /** In place of the embedded issuer. */
  readonly google?: GoogleSettings
  readonly captcha?: CaptchaSettings
  readonly loginTest?: boolean
  /** Gets every statement, without its values. */
  readonly onQuery?: (statement: string) => void
}

export interface Sandbox {
  readonly fetch: (request: Request) => Promise<Response>
  /** Restores the original demo data; ends sessions and resets counters. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
  readonly services: Services
}

/**
 * Starts the whole API in this process with the demo data, for tests: without a socket, with its own folder for uploads,
 * sharing nothing with other sandboxes.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const now = options.now ?? (() => new Date())
  const complain = (line: string) => console.error(line)
  const database: OpenDatabase = options.databaseUrl
    ? await openPostgres(options.databaseUrl, complain, options.onQuery)
    : await openPglite({ prepared: new Blob([await readFile(await preparedFile())]), onQuery: options.onQuery })
  await migrate(database)
  await seedReference(database.db)
  const amounts = {
    campaigns: options.seedCampaigns ?? 0,
    publishers: options.seedPublishers ?? 0,
    audience: options.audience ?? 'small',
  } as const
  const reset = originalData(database, async (at) => {
    await seedMetrics(database.db)
    await seedDemo(database, { now: at, ...amounts })
  })
  await reset(now())
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-files-'))
  const keys = deriveKeys('a key for tests, which protects nothing')
  const origin = options.origin ?? 'http://sandbox.test'
  const outside = {
    consoleOrigin: options.consoleOrigin ?? 'http://localhost:3000',
    smtpUrl: options.smtpUrl,
    mailFrom: 'Publisher Console <no-reply@sandbox.test>',
    google: options.google,
    captcha: options.captcha,
  }
  const services: Services = {
    ...outsideServices({ db: database.db, keys, settings: outside, origin, now, log: complain }),
    files: fileStore(folder, { gif: options.allowGif ?? false }),
    db: database.db,
    engine: database.engine,
    keys,
    settings: {
      accessTokenTtl: options.accessTokenTtl ?? 3600,
      refreshTokenTtl: options.refreshTokenTtl ?? 25_200,
      limitFactor: options.limits === 'real' ? 1 : 1000,
      validateResponses: true,
      gatewayKey: options.gatewayKey,
      host: new URL(origin).hostname,
      filesOrigin: undefined,
      onelinkHost: 'https://go.example',
      consoleOrigin: outside.consoleOrigin,
      loginTest: options.loginTest ?? false,
    },
    now,
    log: complain,
  }
  const app = createApp(services)
  return {
    services,
    fetch: async (request) => app.fetch(request),
    reset: () => reset(now()),
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
