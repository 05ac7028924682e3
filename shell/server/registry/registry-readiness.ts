import type { Clock } from '../clock.ts'
import type { Part, Reading } from '../readiness.ts'
import { daysSince } from './snapshot-age.ts'
import type { Registry } from './watch-registry.ts'

export function registryReadiness(registry: Pick<Registry, 'condition'>, clock: Pick<Clock, 'now'>): Part {
  async function read(): Promise<Reading> {
    const { snapshot, hasShell, faults } = await registry.condition()
    const reasons = faults.map(({ text }) => text)
    const facts = snapshot ? { number: snapshot.number, days_old: daysSince(snapshot.at, clock.now()), expires: snapshot.expires } : {}
    if (!hasShell) return { state: 'not ready', reasons: ['there is no shell to serve', ...reasons], facts }
    return { state: faults.length > 0 ? 'degraded' : 'ready', reasons, facts }
  }
  return { read, failsAs: 'not ready' }
}
