import { largest, middle, more, percentile95, type Reading, type Spread, times } from './readings.ts'
import type { Samples } from './rounds.ts'

export type Unit = 'kB' | 'ms' | 'MB' | 'times' | 'requests' | 'shift'

export interface Promised {
  readonly name: string
  readonly unit: Unit
  readonly promise: number
  readonly aim: number
  readonly read: Reading
}

/** The names of series are `<entry> <what was done> <what was measured>`. */
export const PROMISES: readonly Promised[] = [
  { name: 'cold list, over the wire for its rows', unit: 'kB', promise: 200, aim: 180, read: middle('console cold bytes') },
  { name: 'fetched ahead while the list is read', unit: 'kB', promise: 60, aim: 40, read: middle('console ahead bytes') },
  { name: 'fetched ahead, requests', unit: 'requests', promise: 16, aim: 10, read: middle('console ahead requests') },
  {
    name: 'cold list, bytes / one bundle',
    unit: 'times',
    promise: 1.08,
    aim: 1.05,
    read: times('console cold bytes', 'one bundle cold bytes'),
  },
  {
    name: 'cold list, slow / one bundle',
    unit: 'times',
    promise: 1.03,
    aim: 1,
    read: times('console cold ready', 'one bundle cold ready'),
  },
  {
    name: 'cold list, slow / static page',
    unit: 'times',
    promise: 7.5,
    aim: 6,
    read: times('console cold ready', 'static page cold ready'),
  },
  {
    name: 'cold list, slow / react-admin',
    unit: 'times',
    promise: 0.75,
    aim: 0.55,
    read: times('console cold ready', 'react-admin cold ready'),
  },
  { name: 'cold list, slow / refine', unit: 'times', promise: 0.65, aim: 0.48, read: times('console cold ready', 'refine cold ready') },
  { name: 'revisit / cold list, slow', unit: 'times', promise: 0.5, aim: 0.35, read: times('console revisit ready', 'console cold ready') },
  {
    name: 'first step into another module, slow / one bundle',
    unit: 'times',
    promise: 1,
    aim: 0.8,
    read: times('console module-step ready', 'one bundle module-step ready'),
  },
  { name: 'list to create form, slow, first', unit: 'ms', promise: 700, aim: 400, read: middle('console create-form ready') },
  { name: 'list to create form, slow, again', unit: 'ms', promise: 250, aim: 100, read: middle('console create-form-again ready') },
  { name: 'list to edit form, 4x CPU, p95', unit: 'ms', promise: 150, aim: 80, read: percentile95('console edit-form ready') },
  { name: 'typing a name, 4x CPU, p95 to paint', unit: 'ms', promise: 50, aim: 32, read: percentile95('console typing name') },
  { name: 'typing in the editor, 4x CPU, p95 to paint', unit: 'ms', promise: 80, aim: 50, read: percentile95('console typing editor') },
  {
    name: '200 modules / 5, cold list, slow',
    unit: 'times',
    promise: 1.02,
    aim: 1,
    read: times('200 modules cold ready', '5 modules cold ready'),
  },
  {
    name: '200 modules, further requests',
    unit: 'requests',
    promise: 0,
    aim: 0,
    read: more('200 modules cold requests', '5 modules cold requests'),
  },
  {
    name: 'page beside a module that is down',
    unit: 'times',
    promise: 1.05,
    aim: 1,
    read: times('one down cold ready', 'all well cold ready'),
  },
  {
    name: 'page beside a module that hangs',
    unit: 'times',
    promise: 1.05,
    aim: 1,
    read: times('one hung cold ready', 'all well cold ready'),
  },
  { name: 'heap with its rows', unit: 'MB', promise: 7.6, aim: 6, read: middle('console cold heap') },
  {
    name: 'layout shift, the worst step',
    unit: 'shift',
    promise: 0.02,
    aim: 0,
    read: largest(
      ...['cold', 'cold-fast', 'revisit', 'module-step', 'create-form', 'create-form-again', 'edit-form'].map(
        (step) => `console ${step} shift`,
      ),
    ),
  },
  { name: 'one module built cold / an empty one', unit: 'times', promise: 4, aim: 3, read: times('campaigns built', 'empty built') },
  { name: 'everything built / an empty module', unit: 'times', promise: 16, aim: 10, read: times('everything built', 'empty built') },
  { name: 'added by the host to a call, p50', unit: 'ms', promise: 2, aim: 1, read: more('host call', 'api call') },
]

/** Digits after the point; what is smaller is noise. */
const DIGITS: Readonly<Record<Unit, number>> = { kB: 1, ms: 0, MB: 1, times: 2, requests: 0, shift: 3 }

export interface Checked extends Spread {
  readonly name: string
  readonly unit: Unit
  readonly promise: number
  readonly aim: number
  readonly holds: boolean
  /** 'reaches the aim', 'holds' or 'misses by …'. */
  readonly verdict: string
}

/** Leaves out what was not measured in this run. */
export function checkPromises(samples: Samples, promises: readonly Promised[] = PROMISES): Checked[] {
  return promises.flatMap(({ read, ...promised }) => {
    const spread = read(samples)
    return spread ? [{ ...promised, ...spread, ...judge(promised, spread.value) }] : []
  })
}

export function shown(value: number, unit: Unit): string {
  // The latency of the host is so short that a tenth counts.
  return value.toFixed(unit === 'ms' && Math.abs(value) < 10 ? 1 : DIGITS[unit])
}

function judge({ unit, promise, aim }: Omit<Promised, 'read'>, measured: number): Pick<Checked, 'holds' | 'verdict'> {
  const value = Number(shown(measured, unit))
  if (value <= aim) return { holds: true, verdict: 'reaches the aim' }
  if (value <= promise) return { holds: true, verdict: 'holds' }
  return { holds: false, verdict: `misses by ${shown(value - promise, unit)}` }
}
