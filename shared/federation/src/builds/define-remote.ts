import { resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Chunk, type Configuration, rspack } from '@rspack/core'
import { HotReload } from '../hot/hot-reload.ts'
import { onlyKeys } from '../names/only-keys.ts'
import { remoteName, remoteShares } from '../names/share-policy.ts'
import { beside } from '../sources/package-files.ts'
import { BUILD, moduleFolder } from '../sources/workspace-folders.ts'
import { FederationRuntime } from '../stand-ins/federation-runtime.ts'
import { TextsByPage } from '../texts/texts-by-page.ts'
import { baseConfig, federation, frozen, isDevelopment, moduleRules, optimization, splitChunks } from './base-config.ts'

const EXPOSED = 'module'
const DESCRIPTOR = /^\.\/descriptor\.ts$/
const WITHOUT_DESCRIPTOR = beside(import.meta.filename, '../plugins/without-descriptor')

export interface RemoteOptions {
  readonly id: string
  /** The folder of the module's sources; `mfe-<id>` of this workspace unless given. */
  readonly folder?: string
}

/**
 * Returns the build of a module, which exposes only `src/module.ts`. The share policy decides what it borrows from the
 * shell, so that is not an option. Throws on any option but `id` and `folder`.
 */
export function defineRemote(options: RemoteOptions): Configuration {
  onlyKeys('defineRemote', options, ['id', 'folder'])
  const { id, folder = moduleFolder(id) } = options
  const name = remoteName(id)
  const base = baseConfig(folder, resolve(BUILD, 'output', id), `console_${name}`)
  return frozen({
    ...base,
    entry: {},
    module: {
      rules: [...(base.module?.rules ?? []), ...moduleRules(folder)],
    },
    // What a container exposes would be a file of its own, and one more request before every page.
    optimization: {
      ...base.optimization,
      splitChunks: {
        ...splitChunks,
        cacheGroups: { ...splitChunks.cacheGroups, exposed: { name, chunks: (chunk: Chunk) => chunk.name === EXPOSED, enforce: true } },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      // While a module is developed, its pages have all its texts: a key that a file takes on is there at once.
      ...(isDevelopment() ? [new HotReload(id, false)] : [new TextsByPage([folder])]),
      new rspack.NormalModuleReplacementPlugin(DESCRIPTOR, WITHOUT_DESCRIPTOR),
      new FederationRuntime({ glue: 'lent' }),
      new ModuleFederationPlugin({
        ...federation,
        name,
        exposes: { './module': { import: './src/module.ts', name: EXPOSED } },
        shared: remoteShares(),
        // A module borrows from the shell only, never from another module.
        experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
      }),
    ],
  })
}
