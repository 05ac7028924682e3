import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { migrationsFolder } from '../data-files.ts'

const root = resolve(import.meta.dirname, '../../../..')

test('the migrations say what the schema says: run `npm run migration -- <name>` after changing the schema', () => {
  // Inside the repository, because drizzle-kit takes folders relative to it.
  const folder = mkdtempSync(join(root, 'node_modules/.migration-'))
  try {
    cpSync(migrationsFolder, folder, { recursive: true })
    const before = readdirSync(folder)
    const out = folder.slice(root.length + 1)
    const options = ['generate', '--dialect', 'postgresql', '--schema', './shared/sandbox/src/db/schema/index.ts', '--out', `./${out}`]
    execFileSync(process.execPath, [join(root, 'node_modules/drizzle-kit/bin.cjs'), ...options], { cwd: root, stdio: 'pipe' })
    expect(readdirSync(folder)).toEqual(before)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
