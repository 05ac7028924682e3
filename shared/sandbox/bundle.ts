import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
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
  await build(configuration(folder, more))
  rmSync(join(folder, 'drizzle'), { recursive: true, force: true })
  cpSync(migrationsFolder, join(folder, 'drizzle'), { recursive: true })
  cpSync(await cachedPreparedDatabase(cacheFolder), join(folder, 'prepared.tar'))
}

function configuration(folder: string, more: Readonly<Record<string, string>>): Configuration {
  return {
    mode: 'production',
    target: 'node24',
    context: root,
    entry: { main: join(import.meta.dirname, 'src/main.ts'), index: join(import.meta.dirname, 'src/index.ts'), ...more },
    output: {
      path: folder,
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externalsType: 'module-import',
    externals: [NOT_BUNDLED],
    externalsPresets: { node: true },
    devtool: 'source-map',
    // Paths beside this code are looked up at run time, beside main.js.
    module: {
      parser: { javascript: { url: false, importMeta: false, dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
        },
      ],
    },
    // pg tries to load its native driver and works without it.
    resolve: { extensions: ['.ts', '.js', '.json'], alias: { 'pg-native': false } },
    optimization: { minimize: false, splitChunks: false },
    performance: false,
  }
}

function build(config: Configuration): Promise<void> {
  const compiler = rspack(config)
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close((closing) => {
        const failed = problem ?? closing
        if (failed) fail(failed)
        else done()
      })
    })
  })
}

if (import.meta.main) await bundleSandbox()
