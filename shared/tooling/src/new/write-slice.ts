import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type SliceWish, sliceNames } from './slice-names.ts'
import { type PlannedFile, planSlice } from './slice-plan.ts'

/**
 * Writes the slice into the repository at `root`, formats the changed files and makes the migration again. Returns the files in
 * the order to read them. Throws `SliceRefused` before anything is written.
 */
export function writeSlice(root: string, wish: SliceWish): PlannedFile[] {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const files = planSlice(sliceNames(wish), read)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const paths = files.map(({ path }) => path)
  run(join(root, 'node_modules/.bin/biome'), 'check', '--config-path=shared/tooling/lint.json', '--write', ...paths)
  run(process.execPath, 'shared/sandbox/migration.ts')
  return files
}
