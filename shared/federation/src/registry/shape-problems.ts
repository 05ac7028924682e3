import { changedTypes, misfits, type Problem, type ReleasedModule, type ReleasedShell, type Served, WORDS } from '@console/module/registry'
import { canCompareShapes, compareShapes, type UnfitShape } from '../shapes/compare-shapes.ts'
import { readShapes } from '../shapes/read-shapes.ts'
import { typed } from '../sources/workspace-folders.ts'

/** A module and a shell that were not live together before. */
export interface Pair {
  readonly shell: ReleasedShell
  readonly module: ReleasedModule
  /** Whether the module is what comes, or was live already and meets another shell. */
  readonly isModuleNew: boolean
}

export interface ShapeVerdict {
  readonly problems: readonly Problem[]
  /** What has changed and yet fits, or cannot be compared. */
  readonly notes: readonly string[]
}

/** Returns the pairs of a state that the one before did not have. What hosts do not serve, since it is off or lacks a name, has no pair. */
export function newPairs(before: Served, { shell, modules, off }: Served): Pair[] {
  if (!shell) return []
  const isShellNew = before.shell?.hash !== shell.hash
  const wasServed = (module: ReleasedModule) =>
    !before.off?.has(module.id) && before.modules.some(({ id, hash }) => module.id === id && module.hash === hash)
  return modules
    .filter(({ id, takes }) => !off?.has(id) && misfits({ takes, calls: [] }, { lends: shell.lends, calls: [] }).length === 0)
    .flatMap((module) => {
      const isModuleNew = !wasServed(module)
      return isShellNew || isModuleNew ? [{ shell, module, isModuleNew }] : []
    })
}

/** Compares what the module was built against with what the shell lends, by the compiler where marks differ. Takes seconds then. */
export async function judgeShapes(registry: string, { shell, module, isModuleNew }: Pair): Promise<ShapeVerdict> {
  const { id } = module
  const { [WORDS]: words = [], ...changed } = changedTypes(module.takes, shell.lends)
  const isChanged = words.length > 0 || Object.keys(changed).length > 0
  if (!isChanged) return { problems: [], notes: [] }
  const [was, is] = [readShapes(registry, module), readShapes(registry, shell)]
  const all = namesOf({ ...changed, ...(words.length > 0 && { [WORDS]: words }) })
  if (!was || !is || !canCompareShapes()) {
    const note = `note: '${id}' was built against another type of ${all}, and the types cannot be compared. Check it with this shell: ${typed('release', id)}`
    return { problems: [], notes: [note] }
  }
  const unfit = [...unfitWords(module, shell, words), ...(await compareShapes(was, is, changed))]
  if (unfit.length === 0)
    return { problems: [], notes: [`note: '${id}' was built against another type of ${all}; by the compiler it still fits`] }
  const how = isModuleNew
    ? `Build '${id}' against the live shell, or have the shell released first that lends it: npm run release -- shell`
    : `Keep what '${id}' takes, and lend the new one under another name until no live module takes the old one`
  const problems = byReason(unfit).map(([why, names]): Problem => {
    const left = isModuleNew ? '' : `--leave-behind ${id} --why "reason", after which its pages may fail, or `
    const text = `'${id}' was built against another type of ${namesOf(names)}: ${why.replace(/\.$/, '')}. ${how}, or go on with ${left}--breaking "why"`
    return { code: 'shape', id, unless: 'breaking', text }
  })
  return { problems, notes: [] }
}

/** A text may want fewer arguments than it is given, and no other ones. */
function unfitWords({ takes }: ReleasedModule, { lends }: ReleasedShell, keys: readonly string[]): UnfitShape[] {
  const argumentsOf = (names: ReleasedModule['takes'], key: string) => names[WORDS]?.[key]?.split(',') ?? []
  return keys.flatMap((name) => {
    const given = argumentsOf(takes, name)
    const missing = argumentsOf(lends, name).filter((one) => !given.includes(one))
    return missing.length === 0 ? [] : [{ from: WORDS, name, why: `the text wants ${missing.map((one) => `{${one}}`).join(', ')}` }]
  })
}

function byReason(unfit: readonly UnfitShape[]): (readonly [string, Readonly<Record<string, readonly string[]>>])[] {
  const reasons = Map.groupBy(unfit, ({ why }) => why)
  return [...reasons].map(([why, shapes]) => {
    const packages = Map.groupBy(shapes, ({ from }) => from)
    return [why, Object.fromEntries([...packages].map(([from, ones]) => [from, ones.map(({ name }) => name)]))]
  })
}

/** `Badge, Button (@console/ui), action.moreOf (words)` */
const namesOf = (names: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(names)
    .map(([from, ones]) => `${ones.join(', ')} (${from})`)
    .join(', ')
