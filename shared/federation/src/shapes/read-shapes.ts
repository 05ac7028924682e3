import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  integrityOf,
  type ReleasedModule,
  type ReleasedShell,
  releaseFolder,
  SHAPES,
  SHELL,
  type Shapes,
  shapesJson,
} from '@console/module/registry'

/** Returns the types that a release kept; null for one of before there were any. Throws if they were altered after the release. */
export function readShapes(registry: string, release: ReleasedModule | ReleasedShell): Shapes | null {
  const kept = release.files.find(({ file }) => file === SHAPES)
  if (!kept) return null
  const content = readFileSync(resolve(registry, releaseFolder('id' in release ? release.id : SHELL, release.hash), SHAPES))
  if (integrityOf(content) !== kept.integrity) throw new Error(`${SHAPES} was altered after its release`)
  return shapesJson.parse(content.toString())
}
