import type { Compiler } from '@rspack/core'
import { beside } from '../sources/package-files.ts'

/** A file of ours that is bundled in the place of a file within a package. */
export interface StandIn {
  readonly package: string
  /** How the package's own files import what is replaced. */
  readonly request: RegExp
  readonly file: string
}

/** Bundles files of ours in the place of those within packages. The build fails for one that it never meets, since the package has changed. */
export class StandIns {
  readonly name = 'StandIns'
  readonly #standIns: readonly StandIn[]

  constructor(standIns: readonly StandIn[]) {
    this.#standIns = standIns
  }

  apply(compiler: Compiler): void {
    const unmet = new Set(this.#standIns)
    for (const standIn of this.#standIns) {
      const inPackage = new RegExp(`[\\\\/]node_modules[\\\\/]${standIn.package.replace('/', '[\\\\/]')}(?:[\\\\/]|$)`)
      new compiler.rspack.NormalModuleReplacementPlugin(standIn.request, (resource) => {
        if (!inPackage.test(resource.context)) return
        resource.request = standIn.file
        unmet.delete(standIn)
      }).apply(compiler)
    }
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.finishModules.tap(this.name, () => {
        for (const { package: name, request, file } of unmet)
          compilation.errors.push(new Error(`${name} imports nothing like ${request} any more: correct or remove ${file}`))
      })
    })
  }
}

/**
 * Lucide's icons depend on a context, on names of classes and on settings that the console never gives. This can go once lucide-react
 * makes its icons of the drawing alone.
 */
export const ICON: StandIn = {
  package: 'lucide-react',
  request: /^\.\.\/createLucideIcon\.\w+$/,
  file: beside(import.meta.filename, 'icon'),
}

/**
 * Each link of react-router contains what fetches pages of its framework ahead, and only the framework uses it. This can go once a link
 * does not import `ssr/components.js`.
 */
export const FRAMEWORK: StandIn = {
  package: 'react-router',
  request: /^\.\/ssr\/components\.js$/,
  file: beside(import.meta.filename, 'framework'),
}
