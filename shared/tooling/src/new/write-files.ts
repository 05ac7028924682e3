import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ModuleWish, planModule } from './module-plan.ts'
import { type SliceWish, sliceNames } from './slice-names.ts'
import { type PlannedFile, planSlice } from './slice-plan.ts'
import type { Read } from './step.ts'

/**
 * Writes the slice into the repository at `root`, formats the changed files and adds the migration. Returns the files in
 * the order to read them. Throws `SliceRefused` before anything is written.
 */
export function writeSlice(root: string, wish: SliceWish): PlannedFile[] {
  const names = sliceNames(wish)
  const files = written(root, planSlice(names, readIn(root)))
  run(root, process.execPath, 'shared/sandbox/migration.ts', names.snakes)
  return files
}

export function writeModule(root: string, wish: ModuleWish): PlannedFile[] {
  return written(root, planModule(wish, readIn(root)))
}

function readIn(root: string): Read {
  return (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
}

function written(root: string, files: PlannedFile[]): PlannedFile[] {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = files.map(({ path }) => path)
  run(root, join(root, 'node_modules/.bin/biome'), 'check', '--write', ...paths)
  return files
}

function run(root: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
