import { fileURLToPath } from 'node:url'
import { type Compiler, HotModuleReplacementPlugin, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { beside } from '../sources/package-files.ts'

/** Beside the release's folder, whose name changes with each build: a page goes on asking below the one that it was opened with. */
const UPDATES = '../hot'
const LENT = fileURLToPath(new URL('./lent', import.meta.url))

/**
 * Lets a page replace components in place and keep what is typed in them. Only for development builds. React's part of hot reload runs
 * once, in the shell, like React itself: if there were two, each would forget what the other replaced.
 */
export class HotReload {
  readonly name = 'HotReload'
  private readonly what: string
  private readonly isShell: boolean

  /** `what` is a module's id, or `shell`. */
  constructor(what: string, isShell: boolean) {
    this.what = what
    this.isShell = isShell
  }

  apply(compiler: Compiler): void {
    const { optimization, output, resolve: resolving } = compiler.options
    optimization.emitOnErrors = false
    // A page that is several builds behind takes them one after the other.
    output.clean = { keep: /\.hot-update\./ }
    output.hotUpdateChunkFilename = `${UPDATES}/[id].[fullhash].hot-update.js`
    output.hotUpdateMainFilename = `${UPDATES}/[runtime].[fullhash].hot-update.json`
    resolving.alias = { ...resolving.alias, ...(this.isShell ? {} : { 'react-refresh': LENT }) }
    new HotModuleReplacementPlugin().apply(compiler)
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation)
      // As scripts with a hash have it, for which the host preloads them.
      createScript.tap(this.name, (code) => `${code}\nscript.crossOrigin = 'anonymous';`)
    })
    new rspack.DefinePlugin({ __HOT_NAME__: JSON.stringify(this.what) }).apply(compiler)
    // Each by its own call, since packing finds files by these names.
    const entries = [...(this.isShell ? [beside(import.meta.filename, 'lend-refresh')] : []), beside(import.meta.filename, 'hot-client')]
    for (const file of entries) new rspack.EntryPlugin(compiler.context, file, { name: undefined }).apply(compiler)
    new ReactRefreshRspackPlugin({ test: /\.tsx$/, injectEntry: false }).apply(compiler)
  }
}
