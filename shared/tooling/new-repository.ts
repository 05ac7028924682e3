/** `npx console-module new`: writes a module with one page into a folder that is to be its repository. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { packageJsonFile, platformVersion, ROOT } from '@console/federation'
import type { ModuleWish } from './src/new/module-plan.ts'
import type { Versions } from './src/new/repository-files.ts'
import { planRepository } from './src/new/repository-plan.ts'
import { SliceRefused } from './src/new/slice-names.ts'
import type { PlannedFile } from './src/new/slice-plan.ts'
import type { Read } from './src/new/step.ts'
import { CommandFailed, runCommand, textOf } from './src/release/command.ts'

const USAGE = `npx console-module new <name> --vi "<Vietnamese name>"

Writes a module with one page and a test into the folder where the packages of the console are installed. The module owns /<name>.`

await runCommand(USAGE, { vi: { type: 'string' } }, async (given) => {
  const [id, ...more] = given.words
  if (id === undefined || more.length > 0) throw new CommandFailed(USAGE)
  const read = (path: string) => (existsSync(resolve(ROOT, path)) ? readFileSync(resolve(ROOT, path), 'utf8') : undefined)
  for (const { path, text, isNew, next } of plan({ id, vietnamese: textOf(given, 'vi') ?? '' }, read)) {
    mkdirSync(dirname(resolve(ROOT, path)), { recursive: true })
    writeFileSync(resolve(ROOT, path), text)
    console.log(`${isNew ? 'new    ' : 'changed'} ${path.padEnd(32)}  ${next}`)
  }
})

function plan(wish: ModuleWish, read: Read): PlannedFile[] {
  try {
    return planRepository(wish, read, installedVersions())
  } catch (error) {
    throw error instanceof SliceRefused ? new CommandFailed(error.message) : error
  }
}

/** The versions of the console's packages and of what they need, as when they were packed. */
function installedVersions(): Versions {
  const needs = [packageJsonFile('@console/module'), resolve(import.meta.dirname, 'package.json')].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  const own = Object.fromEntries(
    ['federation', 'i18n', 'module', 'testing', 'tooling', 'ui'].map((name) => [`@console/${name}`, platformVersion()]),
  )
  return Object.assign({}, ...needs.map(({ dependencies }) => dependencies), own)
}
