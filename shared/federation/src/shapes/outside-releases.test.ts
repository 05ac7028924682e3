import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Release } from '@console/module/registry'
import { expect, it } from '@jest/globals'
import { platformShapes } from '../builds/platform-shapes.ts'
import { kitWords } from '../names/kit-words.ts'
import { readModule } from '../registry/read-manifests.ts'
import { compareShapes } from './compare-shapes.ts'
import { readShapes } from './read-shapes.ts'

const folder = resolve(import.meta.dirname, '../../fixtures/outside')
const { before }: { readonly before: Release } = JSON.parse(readFileSync(resolve(folder, 'releases.json'), 'utf8'))

// If this fails, outside modules that are live would break with the next shell. Lend the old type under its name until no live module
// takes it; then make the releases again: node e2e/outside-releases.ts
it('the platform still lends what a module from outside was built against, by name and type', async () => {
  const module = readModule(folder, 'loyalty', before)
  const { words = {}, ...packages } = module.takes
  expect(Object.keys(words).filter((key) => !Object.hasOwn(kitWords(), key))).toEqual([])

  const now = platformShapes()
  const marked = Object.entries(packages).map(([from, marks]) => [from, Object.keys(marks).filter((name) => marks[name])] as const)
  const changed = marked.map(([from, names]) => [from, names.filter((name) => now.markOf(from, name) !== packages[from]?.[name])] as const)
  const wanted = Object.fromEntries(changed.filter(([, names]) => names.length > 0))
  expect(await compareShapes(readShapes(folder, module) ?? never(), now.of(wanted), wanted)).toEqual([])
})

function never(): never {
  throw new Error('The release kept no types.')
}
