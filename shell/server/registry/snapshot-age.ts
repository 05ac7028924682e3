import type { Snapshot } from '@console/module/registry'
import type { Fault } from './fault-log.ts'

const DAY_MS = 86_400_000
/** A snapshot is signed for 30 days, so it is warned of from its 20th day on. */
const WARN_BEFORE_MS = 10 * DAY_MS
const RENEW = 'npm run registry -- renew'

export const daysSince = (at: string, now: number) => Math.floor((now - Date.parse(at)) / DAY_MS)

/**
 * Returns a fault if a snapshot expires soon or has expired, else null. The text counts the days, so that the log, which has each fault
 * once, has this one once a day.
 */
export function ageFault({ expires, number }: Pick<Snapshot, 'expires' | 'number'>, now: number): Fault | null {
  const left = Date.parse(expires) - now
  if (left > WARN_BEFORE_MS) return null
  const days = Math.floor(Math.abs(left) / DAY_MS)
  const count = `${days} ${days === 1 ? 'day' : 'days'}`
  if (left > 0) return { level: 'warn', text: `number ${number} expires in ${count}, at ${expires}: ${RENEW}` }
  return { level: 'error', text: `number ${number} expired ${count} ago, at ${expires}. It stays until it is renewed: ${RENEW}` }
}
