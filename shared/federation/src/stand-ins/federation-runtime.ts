import type { Compiler } from '@rspack/core'
import { beside } from '../sources/package-files.ts'
import { refuseAfter, type StandIn, StandIns } from './stand-ins.ts'

const COMMONJS = /node_modules[\\/]@module-federation[\\/].+\.cjs$/

const CORE = '@module-federation/runtime-core'
const BUNDLER = '@module-federation/webpack-bundler-runtime'
const SNAPSHOTS = beside(import.meta.filename, 'snapshots')
const REMOTES = beside(import.meta.filename, 'remotes')

/** Parts of the runtime that the console does without. One can go once `npm run sizes` shows the same without it. */
const UNUSED: readonly StandIn[] = [
  // What reads `mf-manifest.json` and preloads by it.
  { package: CORE, request: /\/snapshot\/SnapshotHandler\.js$/, file: SNAPSHOTS },
  { package: CORE, request: /\/utils\/preload\.js$/, file: SNAPSHOTS },
  { package: CORE, request: /\/plugins\/generate-preload-assets\.js$/, file: SNAPSHOTS },
  { package: BUNDLER, request: /^\.\/remotes\.js$/, file: REMOTES },
  { package: BUNDLER, request: /^\.\/getSharedFallbackGetter\.js$/, file: REMOTES },
  { package: BUNDLER, request: /^\.\/init\.js$/, file: beside(import.meta.filename, 'init') },
  { package: '@module-federation/error-codes', request: /^\.\/desc\.mjs$/, file: beside(import.meta.filename, 'error-descriptions') },
  { package: '@module-federation/sdk', request: /^\.\/logger\.js$/, file: beside(import.meta.filename, 'logger') },
]

const GLUES = { lending: beside(import.meta.filename, 'lending-glue'), lent: beside(import.meta.filename, 'lent-glue') }
/** What the plugin's own entry imports between bundler and runtime. */
const GLUE = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](?:index|bundler)\.c?js$/

export interface FederationRuntimeOptions {
  /** The shell lends it; modules borrow it, so that their entries contain none of the runtime. */
  readonly glue: keyof typeof GLUES
}

/**
 * Bundles the federation runtime from its ES modules, without what the console never calls. Its plugin resolves by `require` and
 * so picks CommonJS, which cannot be tree-shaken: the entry of every module would contain the whole runtime. It can go once the plugin
 * picks ES modules and can share its glue (decision 33).
 */
export class FederationRuntime {
  readonly name = 'FederationRuntime'
  readonly #glue: keyof typeof GLUES

  constructor({ glue }: FederationRuntimeOptions) {
    this.#glue = glue
  }

  apply(compiler: Compiler): void {
    const { NormalModuleReplacementPlugin } = compiler.rspack
    new NormalModuleReplacementPlugin(COMMONJS, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
    }).apply(compiler)
    if (this.#glue === 'lending') new StandIns(UNUSED).apply(compiler)
    let isGlued = false
    new NormalModuleReplacementPlugin(GLUE, (resource) => {
      if (resource.context === import.meta.dirname) return
      resource.request = GLUES[this.#glue]
      isGlued = true
    }).apply(compiler)
    refuseAfter(compiler, this.name, () =>
      isGlued ? [] : [`The federation's plugin imports nothing like ${GLUE} any more: correct its glue`],
    )
    compiler.hooks.afterPlugins.tap({ name: this.name, stage: 100 }, () => {
      const { alias } = compiler.options.resolve
      if (!alias) return
      for (const [from, to] of Object.entries(alias)) {
        if (typeof to === 'string' && COMMONJS.test(to)) alias[from] = to.replace(/\.cjs$/, '.js')
      }
    })
  }
}
