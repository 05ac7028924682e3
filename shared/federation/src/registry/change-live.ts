import { allRoutes } from '@console/contract/routes'
import { applySteps, type ChangeInfo, judge, type Problem, type Rules, type Snapshot, type Step } from '@console/module/registry'
import { readServed } from './read-manifests.ts'
import type { Store } from './store.ts'

export interface ChangeOptions {
  readonly store: Store
  /** What is to be done, given what is live: called again with what another process wrote meanwhile. */
  readonly steps: (live: Snapshot | null) => readonly Step[]
  readonly note: ChangeInfo
  /** Undefined for a registry of this machine alone, whose pages nobody has links to. */
  readonly rules?: Omit<Rules, 'calls'>
  /** The options that were given with a reason. */
  readonly allowed?: readonly NonNullable<Problem['unless']>[]
  readonly dryRun?: boolean
}

/** A change that would break something: every problem at once, each saying what to do. Nothing was changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ text }) => `  - ${text}`).join('\n'))
    this.problems = problems
  }
}

/** Judges and makes a change of what is live. Returns the snapshot, which a dry run has not written. Rejects with `Refused`. */
export async function changeLive(options: ChangeOptions): Promise<Snapshot> {
  const { store, steps, note, rules = LENIENT, allowed = [], dryRun = false } = options
  let made: Snapshot | null = null
  await store.write((live) => {
    made = applySteps(live, steps(live), note)
    const [before, after] = [readServed(store.folder, live), readServed(store.folder, made)]
    const known = new Set(before.problems.map(({ text }) => text))
    const problems = [
      ...after.problems.filter(({ text }) => !known.has(text)),
      ...judge(before.served, after.served, { calls: CALLS, ...rules }),
    ].filter(({ unless }) => unless === undefined || !allowed.includes(unless))
    if (problems.length > 0) throw new Refused(problems)
    return dryRun ? null : made
  })
  if (!made) throw new Error('Nothing was changed')
  return made
}

const CALLS = allRoutes.map(({ id }) => id)
const LENIENT: Omit<Rules, 'calls'> = { goesBack: true, sizes: { page: Number.POSITIVE_INFINITY } }
