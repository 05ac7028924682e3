import { resolve } from 'node:path'
import type { Compiler } from '@rspack/core'

const COMMONJS = /node_modules[\\/]@module-federation[\\/].+\.cjs$/
const RUNTIME = /[\\/]@module-federation[\\/]runtime-core[\\/]dist\b/
/** What reads manifests and preloads by them. */
const UNUSED = /\/(?:snapshot\/SnapshotHandler|utils\/preload|plugins\/generate-preload-assets)\.js$/
const STAND_IN = resolve(import.meta.dirname, 'without-snapshots.ts')

/**
 * Bundles the federation runtime from its ES modules, without what the console never calls. Its plugin resolves by `require` and
 * so picks CommonJS, which cannot be tree-shaken: the entry of every module would contain the whole runtime.
 */
export class LeanRuntime {
  readonly name = 'LeanRuntime'

  apply(compiler: Compiler): void {
    new compiler.rspack.NormalModuleReplacementPlugin(COMMONJS, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
    }).apply(compiler)
    new compiler.rspack.NormalModuleReplacementPlugin(UNUSED, (resource) => {
      if (RUNTIME.test(resource.context)) resource.request = STAND_IN
    }).apply(compiler)
    compiler.hooks.afterPlugins.tap({ name: this.name, stage: 100 }, () => {
      const { alias } = compiler.options.resolve
      if (!alias) return
      for (const [from, to] of Object.entries(alias)) {
        if (typeof to === 'string' && COMMONJS.test(to)) alias[from] = to.replace(/\.cjs$/, '.js')
      }
    })
  }
}
