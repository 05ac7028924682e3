import type { Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { errorFacts, jsonLog, type Log } from './log.ts'
import { openRedis } from './redis.ts'
import { recentInRedis } from './registry/recent-in-redis.ts'
import { recentInMemory } from './registry/recent-sets.ts'
import { openRedisStore } from './session/redis-store.ts'
import { openSqliteStore } from './session/sqlite-store.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { createStop } from './stop.ts'
import type { CollectedLog } from './telemetry/collected-log.ts'
import type { MeasuredLog } from './telemetry/measured-log.ts'

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
  const measured = await measuredIn(settings, collected?.log ?? localLog)
  const log = measured?.log ?? collected?.log ?? localLog
  const own = recentInMemory(systemClock)
  const redis = settings.REDIS_URL ? openRedis(settings.REDIS_URL, log) : null
  const store = redis ? openRedisStore(redis, systemClock) : openSqliteStore(join(settings.DATA_DIR, 'sessions.db'), systemClock)
  const recent = redis ? recentInRedis(redis, own, systemClock) : own
  const app = createApp({ settings, store, recent, isStopping: () => isStopping(), clock: systemClock, log })
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
    await measured?.close()
    await collected?.close()
    process.exit(0)
  }
  const drainMs = settings.DRAIN_SECONDS * 1_000
  const { stop, isStopping, answers } = createStop({ server: server as Server, drainMs, closeAll, clock: systemClock, log })
  server.prependListener('request', (_request: unknown, response: ServerResponse) => answers(response))
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

/** The code of the collected log is loaded only if there is a collector to send it to. */
async function collectedIn({ OTEL_EXPORTER_OTLP_ENDPOINT }: Settings): Promise<CollectedLog | null> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { collectedLog } = await import('./telemetry/collected-log.ts')
  return collectedLog(localLog, OTEL_EXPORTER_OTLP_ENDPOINT, systemClock)
}

async function measuredIn({ METRICS_PORT, LISTEN }: Settings, log: Log): Promise<MeasuredLog | null> {
  if (METRICS_PORT === undefined) return null
  const { measuredLog } = await import('./telemetry/measured-log.ts')
  return measuredLog(log, { host: LISTEN, port: METRICS_PORT }, systemClock)
}
