import { SHELL } from './file-names.ts'
import type { ReleasedModule } from './manifests.ts'
import type { Keys, Line, ModuleLine, Release, Snapshot } from './snapshot.ts'

const KEPT = 20
const DAY_MS = 86_400_000
const EXPIRES_AFTER_MS = 30 * DAY_MS

/** One change of what is live. `module` is the manifest of the release; the shell has none here. */
export type Step =
  | { readonly kind: 'release'; readonly id: string; readonly release: Release; readonly module?: ReleasedModule }
  /** The release before becomes live again; the one that was live is forgotten here, but not by the history. */
  | { readonly kind: 'back'; readonly id: string; readonly module?: ReleasedModule }
  | { readonly kind: 'rollout'; readonly id: string; readonly release: Release; readonly share: number }
  | { readonly kind: 'end-rollout' | 'off' | 'on' | 'withdraw'; readonly id: string }
  /** As an earlier snapshot had it: one line, or everything. */
  | { readonly kind: 'restore'; readonly id?: string; readonly from: Snapshot }
  | { readonly kind: 'key'; readonly change: 'add' | 'remove'; readonly id: string; readonly key: string }
  /** Nothing but a later expiry. */
  | { readonly kind: 'renew' }

export interface ChangeInfo {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by: string
  readonly why: string
  readonly commit?: string | undefined
  readonly dirty?: boolean
}

/** Returns the snapshot after these steps, not yet signed. Throws if a step cannot be taken, such as going back from a first release. */
export function applySteps(live: Snapshot | null, steps: readonly Step[], { at, by, why, commit, dirty }: ChangeInfo): Snapshot {
  const start: Lines = { shell: live?.shell ?? null, modules: live?.modules ?? {}, ...(live?.keys && { keys: live.keys }) }
  const { commit: _, signature: __, ...kept } = live ?? {}
  return {
    // Fields that only a newer version knows.
    ...kept,
    schema: 1,
    number: (live?.number ?? 0) + 1,
    at: new Date(at).toISOString(),
    by,
    why,
    ...(commit === undefined ? {} : { commit: dirty ? `${commit} with changes` : commit }),
    expires: new Date(at + EXPIRES_AFTER_MS).toISOString(),
    ...steps.reduce(after, start),
  }
}

type Lines = Pick<Snapshot, 'shell' | 'modules' | 'keys'>

function after(lines: Lines, step: Step): Lines {
  if (step.kind === 'renew') return lines
  if (step.kind === 'restore') return restored(lines, step)
  if (step.kind === 'key') return { ...lines, keys: keysAfter(lines.keys, step) }
  if (step.id === SHELL) return { ...lines, shell: shellAfter(lines.shell, step) }
  const { [step.id]: line, ...others } = lines.modules
  if (step.kind === 'withdraw') return { ...lines, modules: others }
  return { ...lines, modules: inOrder({ ...others, [step.id]: moduleAfter(line, step) }) }
}

type OfLine = Exclude<Step, { readonly kind: 'renew' | 'restore' | 'key' }>

function shellAfter(line: Line | null, step: OfLine): Line {
  if (step.kind === 'release') return { ...line, ...released(line, step.release) }
  if (step.kind === 'back') return { ...line, ...wentBack(line, step.id) }
  throw new Error('The shell can only be released and rolled back: rollouts and the off switch are for modules')
}

function moduleAfter(line: ModuleLine | undefined, step: OfLine): ModuleLine {
  if (step.kind === 'release' || step.kind === 'back') {
    const moved = step.kind === 'release' ? released(line, step.release) : wentBack(line, step.id)
    if (!step.module) throw new Error(`The record of '${step.id}' is needed`)
    // A release for everybody ends a rollout; what is switched off stays so, as do fields of a newer version.
    const { rollout: _, ...stays } = line ?? {}
    return { ...stays, ...moved, owns: step.module.owns, labels: areaLabels(step.module) }
  }
  if (!line) throw new Error(`'${step.id}' has no release yet: npm run release -- ${step.id}`)
  if (step.kind === 'rollout') return { ...line, rollout: { ...step.release, share: step.share } }
  if (step.kind === 'off') return { ...line, off: true }
  const { rollout, off, ...rest } = line
  if (step.kind === 'on') return { ...rest, ...(rollout && { rollout }) }
  return { ...rest, ...(off && { off }) }
}

function released(line: Line | null | undefined, release: Release): Line {
  if (!line) return { current: release, previous: [] }
  const { current, previous } = line
  if (current.hash === release.hash) return { current, previous }
  return { current: release, previous: [current, ...previous].filter(({ hash }) => hash !== release.hash).slice(0, KEPT) }
}

function wentBack(line: Line | null | undefined, id: string): Line {
  const [current, ...previous] = line?.previous ?? []
  if (!current) throw new Error(`'${id}' has no earlier release to go back to`)
  return { current, previous }
}

function restored(lines: Lines, { id, from }: Extract<Step, { readonly kind: 'restore' }>): Lines {
  // Keys are not taken back: one that was removed may have been stolen.
  if (id === undefined) return { ...lines, shell: from.shell, modules: from.modules }
  if (id === SHELL) return { ...lines, shell: from.shell }
  const { [id]: _left, ...others } = lines.modules
  const line = from.modules[id]
  return { ...lines, modules: line ? inOrder({ ...others, [id]: line }) : others }
}

/** Not yet signed. */
function keysAfter(keys: Keys = NO_KEYS, { change, id, key }: Extract<Step, { readonly kind: 'key' }>): Keys {
  const { [id]: of = [], ...others } = keys.modules
  if (of.includes(key) === (change === 'add')) throw new Error(`'${id}' ${change === 'add' ? 'already has' : 'does not have'} this key`)
  const next = change === 'add' ? [...of, key] : of.filter((one) => one !== key)
  return { ...keys, modules: next.length > 0 ? { ...others, [id]: next } : others }
}

const NO_KEYS: Keys = { modules: {}, withdrawn: {}, number: 0, signature: '' }

const inOrder = (modules: Snapshot['modules']) =>
  Object.fromEntries(Object.entries(modules).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** What a module's area is called in each language: as in the navigation, else as its first page, else by its id. */
export function areaLabels({ id, nav, routes, labels }: ReleasedModule): ModuleLine['labels'] {
  const [first] = routes.filter(({ title, crumb }) => title ?? crumb)
  const crumb = typeof first?.crumb === 'object' ? first.crumb.label : first?.crumb
  const key = nav[0]?.label ?? first?.title ?? crumb ?? ''
  return { en: labels.en[key] || id, vi: labels.vi[key] || id }
}
