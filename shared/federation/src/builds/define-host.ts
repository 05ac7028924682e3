import { resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { HotReload } from '../hot/hot-reload.ts'
import { onlyKeys } from '../names/only-keys.ts'
import { hostShares } from '../names/share-policy.ts'
import { BUILD, ROOT } from '../sources/workspace-folders.ts'
import { FederationRuntime } from '../stand-ins/federation-runtime.ts'
import { FRAMEWORK, ICON, StandIns } from '../stand-ins/stand-ins.ts'
import { baseConfig, federation, frozen, isDevelopment, optimization } from './base-config.ts'

/** The forms, but for what only some of them have, and the contract's errors of fields. */
const EVERY_FORM =
  /shared[\\/](?:forms[\\/]src[\\/](?!(?:conflict|drafts|fields|record)[\\/])|contract[\\/].*field-errors)|node_modules[\\/](?:react-hook-form|@hookform)[\\/]/

const PARSER = '@formatjs/icu-messageformat-parser'

export interface HostOptions {
  /** The folder of the shell's sources; `shell` of this workspace unless given. */
  readonly folder?: string
}

/** Returns the build of the shell's browser half: one first file that contains every package that is lent from the start. */
export function defineHost(options: HostOptions = {}): Configuration {
  onlyKeys('defineHost', options, ['folder'])
  const { folder = resolve(ROOT, 'shell') } = options
  const base = baseConfig(folder, resolve(BUILD, 'output/shell'), 'console_shell')
  return frozen({
    ...base,
    // Messages arrive compiled, and React has the hook that the shim is for.
    resolve: { ...base.resolve, alias: { [`${PARSER}$`]: `${PARSER}/no-parser.js`, 'use-sync-external-store/shim$': 'react' } },
    // The console itself does not import lend.ts, which names the packages that are lent on first use.
    entry: { main: ['./src/modules/lend.ts', './src/main.tsx'] },
    // Code that menus, dialogs and toasts share is fetched once, and so is what every form needs; the first file is not split.
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false, forms: { name: 'forms', test: EVERY_FORM, enforce: true } } },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(isDevelopment() ? [new HotReload('shell', true)] : []),
      new FederationRuntime({ glue: 'lending' }),
      new StandIns([FRAMEWORK, ICON]),
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
