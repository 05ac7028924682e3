import { resolve } from 'node:path'
import { baseConfig, moduleFolder, moduleRules, ROOT, splitChunks, TextsByPage } from '@console/federation'
import { releaseFolder, SHELL } from '@console/module/registry'
import { type Configuration, rspack } from '@rspack/core'

/** One name is enough: the control is measured, never released twice. */
export const CONTROL_HASH = 'control'

/**
 * The same sources as one bundle without federation, to compare the console with. Its files are where the host looks for released
 * ones, so that both are served and preloaded in the same way. `modules` is a generated file that replaces
 * `shell/src/modules/remote.ts`.
 */
export function controlConfig(ids: readonly string[], registry: string, modules: string): Configuration {
  const base = baseConfig(resolve(ROOT, 'shell'), registry, 'console_control')
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: '/',
      clean: false,
      filename: ({ chunk }) => placeOf(chunk?.name),
      chunkFilename: ({ chunk }) => placeOf(chunk?.name),
    },
    module: {
      rules: [...(base.module?.rules ?? []), ...ids.flatMap((id) => moduleRules(moduleFolder(id), `${id}~`))],
    },
    optimization: { ...base.optimization, splitChunks },
    plugins: [
      ...(base.plugins ?? []),
      new TextsByPage(ids.map(moduleFolder)),
      new rspack.NormalModuleReplacementPlugin(/^\.\/remote\.ts$/, (resource) => {
        resource.request = modules
      }),
    ],
  }
}

/** `campaigns~page-campaign` goes into the module's folder, everything else into the shell's. */
function placeOf(name: string | undefined): string {
  const [first = '[id]', second] = (name ?? '').split('~').filter(Boolean)
  return second
    ? `${releaseFolder(first, CONTROL_HASH)}/${second}.[contenthash:8].js`
    : `${releaseFolder(SHELL, CONTROL_HASH)}/${first}.[contenthash:8].js`
}

/** Returns the source of the file that replaces the federation: it imports each module in its own chunk. */
export function controlModules(ids: readonly string[]): string {
  const cases = ids.map((id) => {
    const file = JSON.stringify(resolve(moduleFolder(id), 'src/module.ts'))
    return `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: "${id}~module" */ ${file}),`
  })
  return `const modules = {
${cases.join('\n')}
}

export async function loadRemoteModule(manifest) {
  return (await modules[manifest.id]()).default
}
`
}
