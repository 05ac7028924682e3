import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runCompiler } from '../builds/run-build.ts'
import { StandIns } from './stand-ins.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-ins-'))
  const inside = join(folder, 'node_modules/@some/thing')
  mkdirSync(inside, { recursive: true })
  writeFileSync(join(inside, 'index.js'), "export { word } from './part.js'")
  writeFileSync(join(inside, 'part.js'), "export const word = 'theirs'")
  writeFileSync(join(folder, 'ours.js'), "export const word = 'ours'")
  writeFileSync(join(folder, 'main.js'), "import { word } from '@some/thing'\nconsole.log(word)")
})

afterAll(() => rmSync(folder, { recursive: true }))

const build = (request: RegExp) =>
  runCompiler(
    {
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'built'), filename: 'main.js' },
      plugins: [new StandIns([{ package: '@some/thing', request, file: join(folder, 'ours.js') }])],
    },
    () => undefined,
  )

test('a file of ours is bundled in the place of one within a package', async () => {
  await build(/^\.\/part\.js$/)
  expect(readFileSync(join(folder, 'built/main.js'), 'utf8')).toContain('ours')
})

test('the build fails when the package has no such file any more', async () => {
  await expect(build(/^\.\/renamed\.js$/)).rejects.toThrow(/@some\/thing imports nothing like .* any more: correct or remove .*ours\.js/)
})

test('a build that fails otherwise says why, and nothing of stand-ins', async () => {
  writeFileSync(join(folder, 'main.js'), "import { gone } from './gone.js'\nconsole.log(gone)")
  await expect(build(/^\.\/part\.js$/)).rejects.toThrow(/^(?!.*nothing like).*gone\.js/s)
})
