/** `npm run migration`: replaces the one migration by a new one, made from the schema. Until the first release there is no second one. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
rmSync(join(import.meta.dirname, 'src/drizzle'), { recursive: true, force: true })
execFileSync(
  process.execPath,
  [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--config', 'shared/sandbox/drizzle.config.ts', '--name', 'first'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
