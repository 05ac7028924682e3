import type { Compiler } from '@rspack/core'
import { beside } from '../sources/package-files.ts'

export interface StandIn {
  readonly package: string
  /** How the package's own files import what is replaced. */
  readonly request: RegExp
  readonly file: string
}

/** The build fails for a stand-in that it never meets, since the package has changed. */
export class StandIns {
  readonly name = 'StandIns'
  readonly #standIns: readonly StandIn[]

  constructor(standIns: readonly StandIn[]) {
    this.#standIns = standIns
  }

  apply(compiler: Compiler): void {
    const unmet = new Set(this.#standIns)
    for (const standIn of this.#standIns) {
      const inPackage = new RegExp(`[\\\\/]${standIn.package.replace('/', '[\\\\/]')}(?:[\\\\/]|$)`)
      new compiler.rspack.NormalModuleReplacementPlugin(standIn.request, (resource) => {
        if (!inPackage.test(resource.context)) return
        resource.request = standIn.file
        unmet.delete(standIn)
      }).apply(compiler)
    }
    refuseAfter(compiler, this.name, () =>
      Array.from(
        unmet,
        ({ package: name, request, file }) => `${name} imports nothing like ${request} any more: correct or remove ${file}`,
      ),
    )
  }
}

/** Fails a build with what is wrong, unless it has failed already. A build that remembers modules from before would meet nothing. */
export function refuseAfter(compiler: Compiler, name: string, wrong: () => readonly string[]): void {
  compiler.hooks.afterCompile.tap(name, (compilation) => {
    if (compilation.compiler === compiler && compilation.errors.length === 0)
      for (const message of wrong()) compilation.errors.push(new Error(message))
  })
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
