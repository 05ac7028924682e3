import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Locale, ModuleDescriptor } from '@console/module'
import { type NamedImport, namedImports } from './named-imports.ts'

export type Texts = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** What a module says of itself, read from its sources. */
export interface ModuleSources {
  readonly version: string
  readonly descriptor: ModuleDescriptor
  readonly messages: Texts
  /** The imports of `module.ts` that get a chunk of their own: pages and messages. */
  readonly imports: readonly NamedImport[]
}

/** Reads the module in `folder`. Rejects with the module's own error where a file cannot be loaded. */
export async function readModuleSources(folder: string): Promise<ModuleSources> {
  const manifest: { version: string } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))
  const [descriptor, en, vi] = await defaultExports(
    ['descriptor.ts', 'messages/en.ts', 'messages/vi.ts'].map((file) => resolve(folder, 'src', file)),
  )
  return {
    version: manifest.version,
    descriptor: descriptor as ModuleDescriptor,
    messages: { en: textsOf(en), vi: textsOf(vi) },
    imports: namedImports(readFileSync(resolve(folder, 'src/module.ts'), 'utf8')),
  }
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(value ?? {}).map(([key, text]) => [key, String(text)])
  return Object.fromEntries(entries)
}

/** Reads the default export of each file in a new thread, so that a second build sees the files as they are by then. */
export function defaultExports(files: readonly string[]): Promise<readonly unknown[]> {
  return new Promise((done, failed) => {
    const thread = new Worker(new URL('./default-exports-thread.ts', import.meta.url), { workerData: files })
    thread.once('message', done)
    thread.once('error', failed)
  })
}
