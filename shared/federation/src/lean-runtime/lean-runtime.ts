import type { Compiler } from '@rspack/core'
import { beside } from '../sources/package-files.ts'

const COMMONJS = /node_modules[\\/]@module-federation[\\/].+\.cjs$/

/** Parts of the federation's packages that the console does without: package, file as it is imported, and the file that replaces it. */
const STAND_INS = [
  // What reads `mf-manifest.json` and preloads by it.
  [
    'runtime-core',
    /\/(?:snapshot\/SnapshotHandler|utils\/preload|plugins\/generate-preload-assets)\.js$/,
    beside(import.meta.filename, 'without-snapshots'),
  ],
  ['webpack-bundler-runtime', /^\.\/(?:remotes|getSharedFallbackGetter)\.js$/, beside(import.meta.filename, 'without-remotes')],
  ['webpack-bundler-runtime', /^\.\/init\.js$/, beside(import.meta.filename, 'plain-init')],
  ['error-codes', /^\.\/desc\.mjs$/, beside(import.meta.filename, 'without-descriptions')],
  ['sdk', /^\.\/logger\.js$/, beside(import.meta.filename, 'plain-logger')],
] as const

const GLUES = { lending: beside(import.meta.filename, 'lending-glue'), lent: beside(import.meta.filename, 'lent-glue') }
/** What the plugin's own entry imports between bundler and runtime. */
const GLUE = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](?:index|bundler)\.c?js$/

export interface LeanRuntimeOptions {
  /** The shell lends it; modules borrow it, so that their entries contain none of the runtime. */
  readonly glue: keyof typeof GLUES
}

/**
 * Bundles the federation runtime from its ES modules, without what the console never calls. Its plugin resolves by `require` and
 * so picks CommonJS, which cannot be tree-shaken: the entry of every module would contain the whole runtime. A stand-in can go
 * once `npm run sizes` shows the same without it, and the rest once the plugin picks ES modules and can share its glue (decision 33).
 */
export class LeanRuntime {
  readonly name = 'LeanRuntime'
  readonly #glue: string

  constructor({ glue }: LeanRuntimeOptions) {
    this.#glue = GLUES[glue]
  }

  apply(compiler: Compiler): void {
    const { NormalModuleReplacementPlugin } = compiler.rspack
    new NormalModuleReplacementPlugin(COMMONJS, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
    }).apply(compiler)
    for (const [name, file, standIn] of STAND_INS) {
      const folder = new RegExp(`[\\\\/]@module-federation[\\\\/]${name}[\\\\/]dist\\b`)
      new NormalModuleReplacementPlugin(file, (resource) => {
        if (folder.test(resource.context)) resource.request = standIn
      }).apply(compiler)
    }
    new NormalModuleReplacementPlugin(GLUE, (resource) => {
      if (resource.context !== import.meta.dirname) resource.request = this.#glue
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
