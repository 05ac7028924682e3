import type { Compiler } from '@rspack/core'
import { beside } from '../sources/package-files.ts'

const LINKS = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom$/
const FRAMEWORK = /^\.\/ssr\/components\.js$/
const STAND_IN = beside(import.meta.filename, 'without-framework')

/**
 * Bundles react-router's links without what fetches pages of its framework ahead: each link contains it, and only the framework
 * uses it. This can go once a link of react-router does not import `ssr/components.js`.
 */
export class LeanRouter {
  readonly name = 'LeanRouter'

  apply(compiler: Compiler): void {
    new compiler.rspack.NormalModuleReplacementPlugin(FRAMEWORK, (resource) => {
      if (LINKS.test(resource.context)) resource.request = STAND_IN
    }).apply(compiler)
  }
}
