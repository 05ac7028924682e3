import type { Compiler } from '@rspack/core'

const COMMONJS = /node_modules[\\/]@module-federation[\\/].+\.cjs$/

/**
 * Makes the federation's runtime come from its ES modules: as CommonJS, which its plugin picks because it
 * resolves by `require`, nothing of it can be shaken off and every module's entry carries the whole.
 */
export class LeanRuntime {
  readonly name = 'LeanRuntime'

  apply(compiler: Compiler): void {
    new compiler.rspack.NormalModuleReplacementPlugin(COMMONJS, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
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
