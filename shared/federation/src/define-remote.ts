import { resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { baseConfig, federation, frozen, loaderPath, optimization } from './base-config.ts'
import { LeanRuntime } from './lean-runtime.ts'
import { onlyKeys } from './only-keys.ts'
import { BUILD, moduleFolder } from './places.ts'
import { remoteName, remoteShares } from './share-policy.ts'

/** Bytes before minifying: what two pages share and is smaller costs less twice than in a request of its own. */
const WORTH_A_REQUEST = 100_000
/** Each page takes a few of the contract's schemas; valibot's one large file shrinks to what they use. */
const splitLarge = { minChunks: 2, reuseExistingChunk: true, test: /^(?!.*(node_modules[\\/]valibot|shared[\\/]contract)[\\/])/ }

export interface RemoteOptions {
  readonly id: string
  /** Where the module's sources lie; `mfe-<id>` of this workspace unless named. */
  readonly folder?: string
}

/**
 * How a module is built: `src/module.ts` is its sole exposed file. What it borrows from the shell is
 * decided by the share policy and is no option. Throws on any option but `id` and `folder`.
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
      rules: [
        ...(base.module?.rules ?? []),
        { test: resolve(folder, 'src/module.ts'), enforce: 'pre', loader: loaderPath('name-chunks.ts') },
      ],
    },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', minSize: WORTH_A_REQUEST, cacheGroups: { default: splitLarge, defaultVendors: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new LeanRuntime(),
      new ModuleFederationPlugin({
        ...federation,
        name,
        exposes: { './module': { import: './src/module.ts', name: 'module' } },
        shared: remoteShares(),
        // A module takes from the shell and from no other module.
        experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
      }),
    ],
  })
}
