import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleasedModule } from '@console/module/registry'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { importProblems } from './import-module.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const containerOf = (exported: string) => `var things = { init() {}, get: async () => () => ({ default: ${exported} }) }`
const withPages = (pages: string) => containerOf(`{ descriptor: {}, messages: {}, pages: { ${pages} } }`)
const problemsOf = (entry: string) => {
  writeFileSync(join(folder, 'entry.js'), entry)
  const module = { id: 'things', entry: { file: 'entry.js' }, pages: { list: [] } } as unknown as ReleasedModule
  return importProblems({ folder, module })
}

it.each([
  ['exports 42', containerOf('42'), 'no-module', "src/module.ts must end with 'export default defineModule"],
  [
    'throws when it is imported',
    'throw new Error("no window here")',
    'throws',
    "'things' throws when it is imported: Error: no window here",
  ],
  ['exposes nothing', 'var things = { init() {}, get: async () => { throw new Error("no ./module") } }', 'throws', 'no ./module'],
  ['has no such page', withPages(''), 'page-missing', "Page 'list' of 'things' has no component"],
  ['has a page that exports nothing', withPages('list: async () => undefined'), 'page-missing', 'an export that its file has not'],
  [
    'has a page that throws',
    withPages('list: async () => { throw new Error("too early") }'),
    'throws',
    "Page 'list' of 'things' throws when it is imported: Error: too early",
  ],
])('a module that %s is refused', async (_, entry, code, text) => {
  const problems = await problemsOf(entry)
  expect(problems.map((problem) => problem.code)).toEqual([code])
  expect(problems[0]?.text).toContain(text)
})
