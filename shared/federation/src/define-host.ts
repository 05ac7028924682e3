import { resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { baseConfig, federation, frozen, loaderPath, optimization } from './base-config.ts'
import { LeanRuntime } from './lean-runtime.ts'
import { onlyKeys } from './only-keys.ts'
import { hostShares } from './share-policy.ts'
import { BUILD, ROOT } from './workspace-folders.ts'

export interface HostOptions {
  /** Where the shell's sources lie; `shell` of this workspace unless named. */
  readonly folder?: string
}

/** How the browser half of the shell is built: one first file that holds all that is lent at once. */
export function defineHost(options: HostOptions = {}): Configuration {
  onlyKeys('defineHost', options, ['folder'])
  const { folder = resolve(ROOT, 'shell') } = options
  const base = baseConfig(folder, resolve(BUILD, 'output/shell'), 'console_shell')
  return frozen({
    ...base,
    // The file that names what is lent when first used is not imported by the console itself.
    entry: { main: ['./src/modules/lend.ts', './src/main.tsx'] },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          include: resolve(folder, 'src'),
          enforce: 'pre',
          loader: loaderPath('name-chunks.ts'),
          options: { only: 'messages' },
        },
      ],
    },
    // What menu, dialogs and toasts share is fetched once; the first file stays one.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...(base.plugins ?? []),
      new LeanRuntime(),
      new ModuleFederationPlugin({
        ...federation,
        name: 'shell',
        remotes: {},
        shared: hostShares(),
        experiments: { provideExternalRuntime: true, optimization },
      }),
    ],
  })
}
