import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleForNode } from '@console/federation'
import { cacheFolder, migrationsFolder } from './src/data-files.ts'
import { cachedPreparedDatabase } from './src/prepared.ts'

const root = resolve(import.meta.dirname, '../..')

/** PGlite finds its WebAssembly beside its own code, sharp its library; the issuer is loaded with the first sign-in by Google. */
const NOT_BUNDLED = /^(?:@electric-sql\/pglite|sharp|oidc-provider)(?:\/.*)?$/

/**
 * Bundles the server as `main.js` in `folder`, what tests use in their own process as `index.js`, and beside them what both read
 * at run time: the migration, and a prepared database for a fast first start. One file each, because importing the database
 * layer from source takes longer than everything else. `more` are further files for tests, by the names of their bundles.
 */
export async function bundleSandbox(folder = join(root, '.build/sandbox'), more: Readonly<Record<string, string>> = {}): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await bundleForNode({
    folder,
    context: root,
    entry: { main: join(import.meta.dirname, 'src/main.ts'), index: join(import.meta.dirname, 'src/index.ts'), ...more },
    external: [NOT_BUNDLED],
    devtool: 'source-map',
  })
  rmSync(join(folder, 'drizzle'), { recursive: true, force: true })
  cpSync(migrationsFolder, join(folder, 'drizzle'), { recursive: true })
  cpSync(await cachedPreparedDatabase(cacheFolder), join(folder, 'prepared.tar'))
}

if (import.meta.main) await bundleSandbox()
