import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateCounters } from '../db/schema/index.ts'
import { ProblemError } from '../problems/problem.ts'
import type { Services } from '../services.ts'
import { keyedHash } from './keys.ts'

export interface Limit {
  readonly name: string
  readonly quota: number
  /** Seconds. */
  readonly window: number
}

/** Contract section 7. */
export const LIMITS = {
  everything: { name: 'user', quota: 600, window: 60 },
  loginByEmail: { name: 'login-email', quota: 5, window: 900 },
  loginByBrowser: { name: 'login-browser', quota: 5, window: 900 },
  loginByNetwork: { name: 'login-network', quota: 30, window: 900 },
  refresh: { name: 'refresh', quota: 30, window: 60 },
  codeByEmail: { name: 'code-email', quota: 1, window: 60 },
  codesByEmail: { name: 'codes-email', quota: 5, window: 3600 },
  codesByNetwork: { name: 'codes-network', quota: 20, window: 3600 },
  invitations: { name: 'invitations', quota: 500, window: 86_400 },
  checkExist: { name: 'check-exist', quota: 30, window: 60 },
} as const satisfies Record<string, Limit>

export interface LimitStatus {
  readonly allowed: boolean
  readonly headers: { readonly RateLimit: string; readonly 'RateLimit-Policy': string }
  /** Seconds. */
  readonly resetsIn: number
}

/**
 * Counts one hit; the window begins with the first. One statement counts, so that parallel requests and several processes
 * cannot pass together. It runs outside transactions, because a refused request must count too.
 */
async function countHit({ db, keys, settings, now }: Services, limit: Limit, subject: string): Promise<LimitStatus> {
  const at = now()
  const resets = new Date(at.getTime() + limit.window * 1000)
  const quota = limit.quota * settings.limitFactor
  const expired = sql`${rateCounters.resets_on} <= ${at.toISOString()}`
  const [counter] = await db
    .insert(rateCounters)
    .values({ key: counterKey(keys.pepper, limit, subject), hits: 1, resets_on: resets })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        hits: sql`case when ${expired} then 1 else ${rateCounters.hits} + 1 end`,
        resets_on: sql`case when ${expired} then excluded.resets_on else ${rateCounters.resets_on} end`,
      },
    })
    .returning({ hits: rateCounters.hits, resets_on: rateCounters.resets_on })
  const hits = counter?.hits ?? 1
  const resetsIn = Math.max(1, Math.ceil(((counter?.resets_on ?? resets).getTime() - at.getTime()) / 1000))
  return {
    allowed: hits <= quota,
    resetsIn,
    headers: {
      RateLimit: `"${limit.name}";r=${Math.max(0, quota - hits)};t=${resetsIn}`,
      'RateLimit-Policy': `"${limit.name}";q=${quota};w=${limit.window}`,
    },
  }
}

/** Counts one hit; throws 429 with Retry-After if that exceeds the limit. */
export async function consumeLimit(services: Services, limit: Limit, subject: string): Promise<LimitStatus> {
  const status = await countHit(services, limit, subject)
  if (!status.allowed) throw new ProblemError('rate_limited', { retry_after: status.resetsIn }, status.headers)
  return status
}

export async function resetLimit(db: Database, keys: Services['keys'], limit: Limit, subject: string): Promise<void> {
  await db.delete(rateCounters).where(sql`${rateCounters.key} = ${counterKey(keys.pepper, limit, subject)}`)
}

export async function refundLimit(db: Database, keys: Services['keys'], limit: Limit, subject: string): Promise<void> {
  await db
    .update(rateCounters)
    .set({ hits: sql`greatest(${rateCounters.hits} - 1, 0)` })
    .where(sql`${rateCounters.key} = ${counterKey(keys.pepper, limit, subject)}`)
}

const counterKey = (pepper: Uint8Array, limit: Limit, subject: string) => `${limit.name}:${keyedHash(pepper, 'rate', subject)}`
