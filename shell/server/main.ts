import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { errorFacts, jsonLog } from './log.ts'
import { openRedisStore } from './session/redis-store.ts'
import { openSqliteStore } from './session/sqlite-store.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import type { CollectedLog } from './telemetry/collected-log.ts'

/** Longer than load balancers keep their connections, so that none sends a request into a connection that is closing. */
const KEEP_ALIVE_MS = 65_000

const localLog = jsonLog((line) => process.stderr.write(line), systemClock.now)
await start(settingsOrExit())

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`The host cannot start, these settings are wrong:\n${error.message}\n`)
    process.exit(1)
  }
}

async function start(settings: Settings): Promise<void> {
  const collected = await collectedIn(settings)
  const log = collected?.log ?? localLog
  const store = settings.REDIS_URL
    ? openRedisStore(settings.REDIS_URL, systemClock, log)
    : openSqliteStore(join(settings.DATA_DIR, 'sessions.db'), systemClock)
  const app = createApp({ settings, store, clock: systemClock, log })
  const address = { hostname: settings.LISTEN, port: settings.PORT }
  const server = serve({ fetch: app.fetch, ...address, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } }, () =>
    log.info('listening', { origin: settings.CONSOLE_ORIGIN }),
  )
  server.on('error', (error) => {
    log.error('cannot listen', { ...address, ...errorFacts(error) })
    process.exit(1)
  })
  const closeAll = async () => {
    await store.close()
    await collected?.close()
    process.exit(0)
  }
  const stop = () => {
    server.close(() => void closeAll())
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** The code of the collected log is loaded only if there is a collector to send it to. */
async function collectedIn({ OTEL_EXPORTER_OTLP_ENDPOINT }: Settings): Promise<CollectedLog | null> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { collectedLog } = await import('./telemetry/collected-log.ts')
  return collectedLog(localLog, OTEL_EXPORTER_OTLP_ENDPOINT, systemClock)
}
