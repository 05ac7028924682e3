import { Redis } from 'ioredis'
import { errorFacts, type Log } from './log.ts'

const COMMAND_LIMIT_MS = 2_000

/** Connects to the Redis that hosts share. It connects again by itself; while it is away every command fails within 2 seconds. */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, { commandTimeout: COMMAND_LIMIT_MS, maxRetriesPerRequest: 1 })
  redis.on('error', (error: unknown) => log.error('redis', errorFacts(error)))
  return redis
}
