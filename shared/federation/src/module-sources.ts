import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Locale, ModuleDescriptor } from '@console/module'
import { type NamedImport, namedImports } from './named-imports.ts'

export type Texts = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** Texts that only some pages show. */
export interface FeatureTexts {
  readonly feature: string
  readonly pages: readonly string[]
  readonly texts: Texts
}

/** What a module says of itself, read from its sources. */
export interface ModuleSources {
  readonly version: string
  readonly descriptor: ModuleDescriptor
  /** The texts of every page. */
  readonly messages: Texts
  readonly words: readonly FeatureTexts[]
  /** The imports of `module.ts` that get a chunk of their own: pages and messages. */
  readonly imports: readonly NamedImport[]
}

/** Reads the module in `folder`. Rejects with the module's own error where a file cannot be loaded. */
export async function readModuleSources(folder: string): Promise<ModuleSources> {
  const manifest: { version: string } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))
  return {
    version: manifest.version,
    ...(await loaded(folder)),
    imports: namedImports(readFileSync(resolve(folder, 'src/module.ts'), 'utf8')),
  }
}

export type LoadedSources = Pick<ModuleSources, 'descriptor' | 'messages' | 'words'>

/** Loads the sources in a new thread, so that a second build sees the files as they are by then. */
function loaded(folder: string): Promise<LoadedSources> {
  return new Promise((done, failed) => {
    const thread = new Worker(new URL('./load-sources-thread.ts', import.meta.url), { workerData: resolve(folder, 'src') })
    thread.once('message', done)
    thread.once('error', failed)
  })
}
