import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Names, SHAPES, type Shapes, shapesJson } from '@console/module/registry'
import { readDeclarations } from '../shapes/declarations.ts'
import { platformDeclarations } from '../shapes/platform-declarations.ts'
import { markOf, shapesOf, type Wanted } from '../shapes/shapes.ts'
import { isDevelopment } from './base-config.ts'

export interface PlatformShapes {
  markOf(from: string, name: string): string
  of(wanted: Wanted): Shapes
  write(output: string, names: Names): void
}

/** A build for development is never compared with another one, and must be quick. */
const UNTOLD: PlatformShapes = { markOf: () => '', of: () => ({ entries: {}, files: {} }), write: () => {} }

export function platformShapes(): PlatformShapes {
  if (isDevelopment()) return UNTOLD
  const declarations = readDeclarations(platformDeclarations())
  return {
    markOf: (from, name) => markOf(declarations, from, name),
    of: (wanted) => shapesOf(declarations, wanted),
    write(output, names) {
      const packages = Object.entries(names).filter(([from]) => declarations.entries[from])
      const wanted = Object.fromEntries(packages.map(([from, exports]) => [from, Object.keys(exports)]))
      writeFileSync(resolve(output, SHAPES), shapesJson.stringify(shapesOf(declarations, wanted)))
    },
  }
}
