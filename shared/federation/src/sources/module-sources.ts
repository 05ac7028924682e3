import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Locale, ModuleDescriptor } from '@console/module'
import { BuildRefused } from './build-refused.ts'
import { type NamedImport, namedImports } from './named-imports.ts'
import { beside } from './package-files.ts'

export type Texts = Readonly<Record<Locale, Readonly<Record<string, string>>>>

export interface ModuleSources {
  readonly version: string
  readonly descriptor: ModuleDescriptor
  readonly messages: Texts
  /** The imports of `module.ts` that get a chunk of their own: pages and messages. */
  readonly imports: readonly NamedImport[]
}

/**
 * Reads the module in `folder`. Rejects with `BuildRefused` if `src/module.ts` exports something else, and with the module's own error
 * if a file cannot be loaded.
 */
export async function readModuleSources(folder: string): Promise<ModuleSources> {
  const packageJson: { version: string } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))
  return {
    version: packageJson.version,
    ...(await loaded(folder)),
    imports: namedImports(readFileSync(resolve(folder, 'src/module.ts'), 'utf8')),
  }
}

export type LoadedSources = Pick<ModuleSources, 'descriptor' | 'messages'>

/** Loads the sources in a new thread, so that a second build sees the files as they are by then. */
function loaded(folder: string): Promise<LoadedSources> {
  return new Promise((done, failed) => {
    const thread = new Worker(beside(import.meta.filename, 'load-sources-thread'), { workerData: resolve(folder, 'src') })
    thread.once('message', (found: LoadedSources | null) => (found ? done(found) : failed(noModule(folder))))
    thread.once('error', failed)
  })
}

const noModule = (folder: string) =>
  new BuildRefused(`${folder} cannot be released`, [
    "src/module.ts exports no module: it must end with 'export default defineModule({ … })'",
  ])
