/** `npm run migration -- <name>`: adds a migration for what changed in the schema. Those before it stay as they are. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrationSums, migrationsFolder } from './src/data-files.ts'

const [name = '', ...more] = process.argv.slice(2)
if (!/^[a-z][a-z0-9_]*$/.test(name) || more.length > 0) {
  console.error('npm run migration -- <name>   a name of small letters, digits and _, such as campaign_notes')
  process.exit(1)
}
const drizzleKit = join(resolve(import.meta.dirname, '../..'), 'node_modules/drizzle-kit/bin.cjs')
execFileSync(process.execPath, [drizzleKit, 'generate', '--config', 'shared/sandbox/drizzle.config.ts', '--name', name], {
  cwd: resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
})

// Databases already have earlier migrations, so their sums are kept; a test compares each with its file.
const sums: Record<string, string> = JSON.parse(readFileSync(migrationSums, 'utf8'))
for (const file of readdirSync(migrationsFolder).filter((one) => one.endsWith('.sql')))
  sums[file] ??= createHash('sha256')
    .update(readFileSync(join(migrationsFolder, file)))
    .digest('hex')
writeFileSync(migrationSums, `${JSON.stringify(sums, null, 2)}\n`)
