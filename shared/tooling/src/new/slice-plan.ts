import { parseSource } from '../boundaries/source-file.ts'
import { contractSteps } from './contract-steps.ts'
import { itemsIn, PlaceMissing, valuesOf } from './edits.ts'
import { moduleSteps } from './module-steps.ts'
import { sandboxSteps } from './sandbox-steps.ts'
import { type SliceNames, SliceRefused } from './slice-names.ts'
import { type MenuPlace, sliceTemplate } from './slice-template.ts'
import { PERMISSION_ACTIONS, type Read, type SliceStep } from './step.ts'

const NEEDED = ['api', 'contract', 'entities', 'forms', 'module', 'records', 'ui', 'testing']

export interface PlannedFile {
  readonly path: string
  readonly text: string
  readonly isNew: boolean
  /** What the developer does there next. */
  readonly next: string
}

/**
 * Returns every file of the slice, in the order to read them: contract, sandbox, module. It writes nothing. Throws `SliceRefused`
 * if the name is taken, the module cannot have records, or a file has no place for its edit.
 */
export function planSlice(names: SliceNames, read: Read): PlannedFile[] {
  requireModule(names, read)
  requireFree(names, read)
  const slice = sliceTemplate(names, placeIn(read(`mfe-${names.module}/src/descriptor.ts`) ?? ''))
  return [...contractSteps(names, slice, read), ...sandboxSteps(names, slice), ...moduleSteps(names, slice)].map((step) =>
    planned(step, read),
  )
}

/** Throws `SliceRefused` if the module does not exist or cannot have records. */
function requireModule({ module }: SliceNames, read: Read): void {
  const packageJson = read(`mfe-${module}/package.json`)
  if (packageJson === undefined) throw new SliceRefused(`There is no module '${module}': its folder would be mfe-${module}.`)
  const missing = NEEDED.filter((name) => !packageJson.includes(`"@console/${name}"`))
  if (missing.length === 0) return
  const packages = missing.map((name) => `@console/${name}`).join(', ')
  throw new SliceRefused(`mfe-${module}/package.json lacks ${packages}, which a record needs: add what is missing, then npm run lock.`)
}

/** Throws `SliceRefused` if the name is already taken. */
function requireFree({ module, Thing, things, thing, snakes }: SliceNames, read: Read): void {
  const places = ['shared/ui/src/index.ts', 'shared/contract/src/fields/shapes.ts', 'shared/contract/src/route/route.ts']
  const taken = places.find((path) => parseSource(path, read(path) ?? '').exports.some(({ text }) => text === Thing))
  if (taken) throw new SliceRefused(`The name is taken: ${taken} has a ${Thing}.`)
  const words = `mfe-${module}/src/messages/en.ts`
  const keys = itemsIn(read(words) ?? '', 'default').map(({ key }) => key)
  const begun = [`${thing}.`, `${things}.`, `nav.${things}`].find((begin) => keys.some((key) => key.startsWith(begin)))
  if (begun) throw new SliceRefused(`The name is taken: ${words} has keys that begin with ${begun}`)
  const actions = itemsIn(read('shared/contract/src/route/permissions.ts') ?? '', snakes)
    .map(({ text }) => text)
    .join(', ')
  if (actions && actions !== PERMISSION_ACTIONS)
    throw new SliceRefused(`The name is taken: shared/contract/src/route/permissions.ts has ${snakes} with other actions.`)
}

/** After everything else of the module, with its first icon. */
function placeIn(descriptor: string): MenuPlace {
  const values = (name: string) => valuesOf(descriptor, name).flatMap((node) => (node.type === 'Literal' ? [node.value] : []))
  return { icon: String(values('icon')[0] ?? 'campaigns'), order: Math.max(0, ...values('order').map(Number)) + 1 }
}

function planned({ path, next, to }: SliceStep, read: Read): PlannedFile {
  const there = read(path)
  if ('file' in to) {
    if (there !== undefined) throw new SliceRefused(`The name is taken: ${path} is there already.`)
    return { path, next, text: to.file, isNew: true }
  }
  if (there === undefined) throw new SliceRefused(`${path} is not there, and a slice is entered in it.`)
  try {
    return { path, next, text: to.edit(there), isNew: false }
  } catch (error) {
    if (error instanceof SyntaxError) throw new SliceRefused(`${path} cannot be read: ${error.message}`)
    if (!(error instanceof PlaceMissing)) throw error
    throw new SliceRefused(`${path} is not as expected: it does not have ${error.message}.`)
  }
}
