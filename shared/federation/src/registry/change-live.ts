import { allRoutes } from '@console/contract/routes'
import {
  applySteps,
  type ChangeInfo,
  changeText,
  judge,
  lineChanges,
  type Problem,
  type Rules,
  type Snapshot,
  type Step,
} from '@console/module/registry'
import { readServed } from './read-manifests.ts'
import { judgeShapes, newPairs, type Pair, type ShapeVerdict } from './shape-problems.ts'
import type { Store } from './store.ts'

export interface ChangeOptions {
  readonly store: Store
  /** What is to be done, given what is live: called again with what another process wrote meanwhile. */
  readonly steps: (live: Snapshot | null) => readonly Step[]
  readonly note: ChangeInfo
  /** Undefined for a registry of this machine alone, whose pages nobody has links to. */
  readonly rules?: Omit<Rules, 'calls'>
  /** The part that is named, a module or `shell`; null if none is. Other changes need `everything`, unless this is undefined. */
  readonly own?: string | null
  readonly allowed?: readonly Exclude<NonNullable<Problem['unless']>, 'leave-behind'>[]
  /** Modules that need not fit the shell: their sections say what is missing, or may fail where a type is another one. */
  readonly leaveBehind?: readonly string[]
  readonly dryRun?: boolean
  /** Told what the person at the terminal should know of a change that is not refused. */
  readonly log?: (line: string) => void
}

export interface Change {
  readonly before: Snapshot | null
  readonly after: Snapshot
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

/** Judges and makes a change of what is live. Returns it; a dry run has written nothing. Rejects with `Refused`. */
export async function changeLive(options: ChangeOptions): Promise<Change> {
  const verdicts = new Map<string, ShapeVerdict>()
  for (;;) {
    const outcome = await attempt(options, verdicts)
    if (!Array.isArray(outcome)) return outcome
    // Comparing types takes seconds, for which nobody else should wait.
    for (const pair of outcome) verdicts.set(nameOf(pair), await judgeShapes(options.store.folder, pair))
  }
}

/** Makes the change, or returns the pairs without a verdict, of which another process may have made new ones meanwhile. */
async function attempt(options: ChangeOptions, verdicts: ReadonlyMap<string, ShapeVerdict>): Promise<Change | Pair[]> {
  const { store, steps, note, rules = LENIENT, own, allowed = [], leaveBehind = [], dryRun = false, log = () => {} } = options
  // A module that was live before can be left behind for a type too; one that comes was built just now.
  const isLeft = ({ id, code, unless }: Problem) =>
    leaveBehind.includes(id) && (unless === 'leave-behind' || (code === 'shape' && id !== own))
  const isAllowed = (problem: Problem) => isLeft(problem) || allowed.some((option) => option === problem.unless)
  let made = null as Change | null
  let unjudged: Pair[] = []
  const written = await store.write((live) => {
    const after = applySteps(live, steps(live), note)
    const states = [live, after].map((snapshot) => readServed(store.folder, snapshot)) as [State, State]
    const pairs = options.rules ? newPairs(states[0].served, states[1].served) : []
    const shapes = pairs.flatMap((pair) => verdicts.get(nameOf(pair)) ?? [])
    const problems = [
      ...(own === undefined ? [] : othersChanged(own, live, after)),
      ...problemsOf(states, rules),
      ...shapes.flatMap((verdict) => verdict.problems),
      ...store.forbidden(live, after),
    ]
    const refused = problems.filter((problem) => !isAllowed(problem))
    if (refused.length > 0) throw new Refused(refused)
    unjudged = pairs.filter((pair) => !verdicts.has(nameOf(pair)))
    if (unjudged.length > 0) return null
    for (const line of shapes.flatMap(({ notes }) => notes)) log(line)
    made = { before: live, after }
    return dryRun ? null : after
  })
  if (unjudged.length > 0) return unjudged
  const { before, after } = made ?? never()
  return { before, after: dryRun ? after : (written ?? never()) }
}

const nameOf = ({ shell, module }: Pair) => `${shell.hash} ${module.id} ${module.hash}`

const CALLS = allRoutes.map(({ id }) => id)
const LENIENT: Omit<Rules, 'calls'> = { goesBack: true, sizes: { page: Number.POSITIVE_INFINITY } }

type State = ReturnType<typeof readServed>

function problemsOf([before, after]: readonly [State, State], rules: Omit<Rules, 'calls'>): Problem[] {
  const known = new Set(before.problems.map(({ text }) => text))
  return [...after.problems.filter(({ text }) => !known.has(text)), ...judge(before.served, after.served, { calls: CALLS, ...rules })]
}

function othersChanged(own: string | null, before: Snapshot | null, after: Snapshot): Problem[] {
  return lineChanges(before, after)
    .filter(({ id }) => id !== own)
    .map((change) => ({ code: 'others', id: change.id, unless: 'everything', text: `${changeText(change)}. Go on with --everything` }))
}

function never(): never {
  throw new Error('Nothing was changed')
}
