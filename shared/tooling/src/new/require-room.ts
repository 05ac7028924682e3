import { parseSource } from '../boundaries/source-file.ts'
import { itemsIn } from './edits.ts'
import { type SliceNames, SliceRefused } from './slice-names.ts'
import { PERMISSION_ACTIONS, type Read } from './step.ts'

const NEEDED = ['api', 'contract', 'entities', 'forms', 'module', 'records', 'ui', 'testing']

/** Throws `SliceRefused` if the module does not exist or cannot have records. */
export function requireModule({ module }: SliceNames, read: Read): void {
  const packageJson = read(`mfe-${module}/package.json`)
  if (packageJson === undefined) throw new SliceRefused(`There is no module '${module}': its folder would be mfe-${module}.`)
  const missing = NEEDED.filter((name) => !packageJson.includes(`"@console/${name}"`))
  if (missing.length === 0) return
  const packages = missing.map((name) => `@console/${name}`).join(', ')
  throw new SliceRefused(`mfe-${module}/package.json lacks ${packages}, which a record needs: add what is missing, then npm run lock.`)
}

/** Throws `SliceRefused` if the name is already taken. */
export function requireFree({ module, Thing, things, thing, snakes }: SliceNames, read: Read): void {
  const places = ['shared/ui/src/index.ts', 'shared/contract/src/fields/shapes.ts', 'shared/contract/src/route/route.ts']
  const taken = places.find((path) => parseSource(path, read(path) ?? '').exports.some(({ text }) => text === Thing))
  if (taken) throw new SliceRefused(`The name is taken: ${taken} has a ${Thing}.`)
  const words = `mfe-${module}/src/messages/en.ts`
  const keys = itemsIn(read(words) ?? '', 'default').map(({ key }) => key)
  const said = [`${thing}.`, `${things}.`, `nav.${things}`].find((begin) => keys.some((key) => key.startsWith(begin)))
  if (said) throw new SliceRefused(`The name is taken: ${words} has keys that begin with ${said}`)
  const actions = itemsIn(read('shared/contract/src/route/permissions.ts') ?? '', snakes)
    .map(({ text }) => text)
    .join(', ')
  if (actions && actions !== PERMISSION_ACTIONS)
    throw new SliceRefused(`The name is taken: shared/contract/src/route/permissions.ts has ${snakes} with other actions.`)
}
