import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { preparedDatabase } from './data-files.ts'
import { type OpenDatabase, openPglite, openPostgres } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { ownDataFolder } from './db/owner-lock.ts'
import { purgeExpired } from './db/purge.ts'
import { fileStore } from './files/file-store.ts'
import { incomingFolder } from './http/upload.ts'
import { outsideServices } from './outside-services.ts'
import { describeError } from './problems/describe-error.ts'
import { deriveKeys } from './security/keys.ts'
import { hasDemoAccounts, seed } from './seed/index.ts'
import type { Services } from './services.ts'
import { isLoopback, type Settings, StartError, secretKey } from './settings.ts'

export interface Started {
  readonly services: Services
  close(): Promise<void>
}

/** Opens, migrates and fills the database; `origin` is how browsers reach this server. A `StartError` says what is in the way. */
export async function openServices(settings: Settings, origin: string, log: (line: string) => void): Promise<Started> {
  const lock = settings.databaseUrl ? undefined : ownDataFolder(settings.dataDir)
  const keys = deriveKeys(secretKey(settings))
  const database = settings.databaseUrl ? await openPostgres(settings.databaseUrl, log) : await openPglite(folderOptions(settings.dataDir))
  try {
    await fill(database, settings)
  } catch (error) {
    await database.close()
    lock?.release()
    throw error
  }
  const folder = join(settings.dataDir, 'files')
  // Uploads that were interrupted when the process died. With PostgreSQL another process may still be receiving its own.
  if (lock) rmSync(incomingFolder(folder), { recursive: true, force: true })
  const files = fileStore(folder, { gif: settings.allowGif })
  const purge = () =>
    purgeExpired(database.db, new Date()).catch((error: unknown) => log(`Expired rows were not removed: ${describeError(error)}`))
  await purge()
  const hourly = setInterval(purge, 3_600_000)
  hourly.unref()
  const now = () => new Date()
  const outside = outsideServices({ db: database.db, keys, settings, origin, now, log })
  const traces = settings.collector ? (await import('./telemetry/traces.ts')).tracesTo(settings.collector, log) : undefined
  return {
    services: { db: database.db, engine: database.engine, keys, files, ...outside, settings, now, log, traces },
    async close() {
      clearInterval(hourly)
      await traces?.close()
      await database.close()
      lock?.release()
    },
  }
}

async function fill(database: OpenDatabase, settings: Settings): Promise<void> {
  await migrate(database)
  const { seedDemo, seedAudience, seedCampaigns, seedPublishers, consoleOrigin, mailFrom } = settings
  await seed(database, {
    now: new Date(),
    demo: seedDemo,
    campaigns: seedCampaigns,
    publishers: seedPublishers,
    audience: seedAudience,
    mail: { consoleOrigin, mailFrom },
  })
  const open = [settings.host, settings.consoleHost].find((host) => !isLoopback(host))
  if (open !== undefined && (await hasDemoAccounts(database.db))) {
    throw new StartError(`The database holds the demo accounts, whose password is public; it is not served on ${open}.`)
  }
}

function folderOptions(dataDir: string) {
  const prepared = existsSync(preparedDatabase) ? new Blob([readFileSync(preparedDatabase)]) : undefined
  return { folder: join(dataDir, 'sandbox'), ...(prepared ? { prepared } : {}) }
}
