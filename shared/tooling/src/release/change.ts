import { changeLive, openStore, pruneReleases, readServed, registryFolder, signingKey, typed } from '@console/federation'
import type { Problem, Snapshot, Step } from '@console/module/registry'
import budget from '../../budget.json' with { type: 'json' }
import { CommandFailed, type Given, textOf } from './command.ts'
import { noteOf } from './note.ts'
import { otherTypes } from './other-types.ts'

/** The options of every command that changes what is live. */
export const CHANGE_OPTIONS = {
  why: { type: 'string' },
  breaking: { type: 'string' },
  bigger: { type: 'string' },
  'dry-run': { type: 'boolean' },
  registry: { type: 'string' },
} as const

export const CHANGE_USAGE = `
  --why "reason"        write this reason to the history
  --breaking "reason"   go ahead although addresses that people use would stop working
  --bigger "reason"     go ahead although a page grows by more than a tenth or past its budget
  --dry-run             say what would happen, and change nothing
  --registry <folder>   use this registry instead of REGISTRY`

const say = (line: string) => console.log(line)

/** The registry of REGISTRY, which must be a folder to be written to. */
export function store() {
  if (/^https?:/i.test(process.env.REGISTRY?.trim() ?? ''))
    throw new CommandFailed('REGISTRY must be a folder here: an address can only be read.')
  return openStore(registryFolder(), signingKey(), say)
}

/** Judges the steps, makes them live and says so. */
export async function change(
  given: Given,
  what: string,
  steps: (live: Snapshot | null) => readonly Step[],
  { goesBack = false } = {},
): Promise<void> {
  const dryRun = given.options['dry-run'] === true
  const reasons = (['breaking', 'bigger'] as const).flatMap((name) => {
    const reason = textOf(given, name)
    return reason === undefined ? [] : [{ name, reason }]
  })
  const allowed: NonNullable<Problem['unless']>[] = reasons.map(({ name }) => name)
  const why = [textOf(given, 'why') ?? what, ...reasons.map(({ name, reason }) => `${name}: ${reason}`)].join('; ')
  const registry = store()
  const snapshot = await changeLive({
    store: registry,
    steps,
    note: noteOf(why),
    rules: { sizes: { page: budget['page of a module'].bytes }, goesBack },
    allowed,
    dryRun,
  })
  for (const line of otherTypes(readServed(registry.folder, snapshot).served)) say(line)
  if (dryRun) return say(`${what}: would be number ${snapshot.number}; nothing was changed`)
  say(`${what}: live as number ${snapshot.number}`)
  if (snapshot.number > 1) say(`to undo it: ${typed('rollback', '--to', String(snapshot.number - 1))}`)
  const pruned = await pruneReleases(registry, Date.now())
  if (pruned.length > 0) say(`removed ${pruned.length} releases that were not live in the last seven days`)
}
