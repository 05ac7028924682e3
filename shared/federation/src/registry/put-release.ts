import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import {
  builtModuleJson,
  builtShellJson,
  integrityOf,
  manifestName,
  moduleJson,
  type Release,
  releaseFolder,
  SHELL,
  shellJson,
} from '@console/module/registry'
import { compressTexts } from '../plugins/compress-texts.ts'
import { BuildRefused } from '../sources/build-refused.ts'
import { contentHash, contentOf } from '../sources/content-hash.ts'

export interface PutOptions {
  readonly registry: string
  /** A module's id, or `shell`. */
  readonly id: string
  /** The finished build, with `module.json` or `shell.json` but for the hash and the files. */
  readonly output: string
  /** Brotli quality, 0 to 11: 11 for files that travel, less if only this machine reads them. */
  readonly quality: number
}

export interface Put {
  readonly release: Release
  /** False if the registry already had this content. */
  readonly written: boolean
}

/**
 * Copies a build into the registry under the hash of its content, where nobody is served it yet. It never overwrites a release.
 * Throws `InvalidFile` if no host could serve the build, and `BuildRefused` if it belongs to another module.
 */
export async function putRelease({ registry, id, output, quality }: PutOptions): Promise<Put> {
  const hash = contentHash(output)
  const manifest = releasedManifest(id, hash, output)
  const target = resolve(registry, releaseFolder(id, hash))
  const written = !existsSync(target)
  if (written) {
    const beside = `${target}.${process.pid}.new`
    rmSync(beside, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    cpSync(output, beside, { recursive: true })
    writeFileSync(resolve(beside, manifestName(id)), manifest)
    await compressTexts(beside, quality)
    moveInto(beside, target)
  }
  return { release: { hash, record: integrityOf(manifest) }, written }
}

function releasedManifest(id: string, hash: string, output: string): string {
  const text = readFileSync(resolve(output, manifestName(id)), 'utf8')
  const files = contentOf(output).filter(({ file }) => file !== manifestName(id))
  if (id === SHELL) return shellJson.stringify({ ...builtShellJson.parse(text), hash, files })
  const built = builtModuleJson.parse(text)
  if (built.id !== id) throw new BuildRefused(`Module '${id}' cannot be released`, [`its module.json is that of '${built.id}'`])
  return moduleJson.stringify({ ...built, hash, files })
}

/** Renames the whole folder, so that a release appears completely or not at all. Another process may have released the same first. */
export function moveInto(beside: string, target: string): void {
  try {
    renameSync(beside, target)
  } catch (error) {
    if (!existsSync(target)) throw error
    rmSync(beside, { recursive: true })
  }
}
