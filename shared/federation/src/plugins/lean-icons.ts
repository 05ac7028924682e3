import type { Compiler } from '@rspack/core'
import { beside } from '../sources/package-files.ts'

const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons$/
const MAKER = /^\.\.\/createLucideIcon\.\w+$/
const STAND_IN = beside(import.meta.filename, 'plain-icon')

/**
 * Bundles lucide's icons without what makes them depend on a context, on names of classes and on settings that the console never gives. This
 * can go once lucide-react makes its icons of the drawing alone.
 */
export class LeanIcons {
  readonly name = 'LeanIcons'

  apply(compiler: Compiler): void {
    new compiler.rspack.NormalModuleReplacementPlugin(MAKER, (resource) => {
      if (ICONS.test(resource.context)) resource.request = STAND_IN
    }).apply(compiler)
  }
}
