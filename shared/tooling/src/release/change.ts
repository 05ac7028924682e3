import { changeLive, openStore, pruneReleases, registryFolder, registryKeys, type Store, signingKey, typed } from '@console/federation'
import { changeText, lineChanges, type Release, SHELL, type Snapshot, type Step } from '@console/module/registry'
import budget from '../../budget.json' with { type: 'json' }
import { attest } from './attestation.ts'
import { CommandFailed, type Given, textOf, textsOf } from './command.ts'
import { noteOf } from './note.ts'
import { undoOf } from './undo.ts'

export const CHANGE_OPTIONS = {
  why: { type: 'string' },
  breaking: { type: 'string' },
  bigger: { type: 'string' },
  'leave-behind': { type: 'string', multiple: true },
  everything: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  registry: { type: 'string' },
  key: { type: 'string' },
} as const

export const CHANGE_USAGE = `
  --why "reason"            write this reason to the history
  --breaking "reason"       go ahead although addresses that people use, or pages of a live module, would stop working
  --bigger "reason"         go ahead although a page grows by more than a tenth or past its budget
  --leave-behind <module>   go ahead with a shell that this module does not fit; needs --why
  --everything              go ahead although modules of others change
  --dry-run                 say what would change, and change nothing
  --registry <folder>       use this registry instead of REGISTRY
  --key <file>              sign with the key in this file instead of REGISTRY_SIGNING_KEY`

const log = (line: string) => console.log(line)

export function store(): Store {
  if (/^https?:/i.test(process.env.REGISTRY?.trim() ?? ''))
    throw new CommandFailed('REGISTRY must be a folder here: an address can only be read.')
  const key = signingKey()
  return openStore(registryFolder(), key, log, { registry: registryKeys(key) })
}

/** Like `store`, but throws if the key may not change this part: before minutes of building, not after. */
export function storeFor(id: string): Store {
  const registry = store()
  if (!registry.mayChange(registry.read(), id))
    throw new CommandFailed(`This key may not change '${id}'. Who may: ${typed('registry', 'keys')}`)
  return registry
}

export interface CommandedChange {
  readonly what: string
  /** The part that changes, a module or `shell`; null if none is named. */
  readonly own: string | null
  readonly steps: (live: Snapshot | null) => readonly Step[]
  /** Restores an earlier state, which may lack what came since. */
  readonly goesBack?: boolean
  /** Attested once it is live, even if only for some. */
  readonly built?: Release
  /** If there is a shorter command than a rollback to the number before. */
  readonly undo?: readonly string[]
}

export async function change(given: Given, { what, own, steps, goesBack = false, built, undo }: CommandedChange): Promise<void> {
  const dryRun = given.options['dry-run'] === true
  const registry = store()
  const reasons = (['breaking', 'bigger'] as const).flatMap((name) => {
    const reason = textOf(given, name)
    return reason === undefined ? [] : [{ name, reason }]
  })
  const leaveBehind = leftBehind(given, registry.read())
  const note = noteOf(
    [
      textOf(given, 'why') ?? what,
      ...reasons.map(({ name, reason }) => `${name}: ${reason}`),
      ...leaveBehind.map((id) => `leaves ${id} behind`),
    ].join('; '),
  )
  const { before, after } = await changeLive({
    store: registry,
    steps,
    note,
    rules: { sizes: { page: budget['page of a module'].bytes }, goesBack },
    own,
    // A dry run only tells what changes, so nobody has to agree.
    allowed: [...reasons.map(({ name }) => name), ...(dryRun || given.options.everything === true ? ['everything' as const] : [])],
    leaveBehind,
    dryRun,
    log,
  })
  const changes = lineChanges(before, after)
  log(dryRun ? `${what}: would be number ${after.number}; nothing was changed` : `${what}: live as number ${after.number}`)
  for (const one of changes) log(`  ${changeText(one)}`)
  if (dryRun) return changes.some(({ id }) => id !== own) ? log('It needs --everything, since it changes modules of others.') : undefined
  if (before && (changes.length > 0 || undo)) log(`to undo it: ${undoOf(given, undo ?? undoWords(registry, own, before, after))}`)
  if (built && own !== null) attest(registry.folder, own, built, signingKey(), note)
  const pruned = await pruneReleases(registry, Date.now())
  if (pruned.length > 0) log(`removed ${pruned.length} releases that were not live in the last seven days`)
}

/** A key that may not withdraw a new module, as going back would, may still switch it off. */
function undoWords(registry: Store, own: string | null, before: Snapshot, after: Snapshot): readonly string[] {
  const isNew = own !== null && own !== SHELL && !before.modules[own]
  if (isNew && registry.forbidden(after, { ...after, modules: before.modules }).length > 0) return ['registry', 'off', own]
  return ['rollback', ...(own === null ? ['--everything'] : [own]), '--to', String(before.number)]
}

function leftBehind(given: Given, live: Snapshot | null): readonly string[] {
  const ids = textsOf(given, 'leave-behind')
  const unknown = ids.find((id) => !live?.modules[id])
  if (unknown !== undefined) throw new CommandFailed(`--leave-behind: '${unknown}' is not live`)
  if (ids.length > 0 && textOf(given, 'why') === undefined) throw new CommandFailed('--leave-behind needs --why "reason"')
  return ids
}
