import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ownsOverlap } from '@console/module'
import {
  builtModuleJson,
  builtShellJson,
  moduleJson,
  POINTERS,
  type Pointer,
  pointerOwner,
  type ReleasedModule,
  recordFile,
  recordName,
  releaseFolder,
  SHELL,
  shellJson,
} from '@console/module/registry'
import { BuildRefused } from './build-refused.ts'
import { compressTexts } from './compress-texts.ts'
import { contentHash } from './content-hash.ts'
import { movePointer, readPointer } from './pointers.ts'

export interface ReleaseOptions {
  readonly registry: string
  /** A module's id, or `shell`. */
  readonly id: string
  /** The finished build, with `module.json` or `shell.json` but for the hash. */
  readonly output: string
  /** Brotli quality, 0 to 11: 11 for files that travel, less if only this machine reads them. */
  readonly quality: number
}

export interface Released {
  readonly hash: string
  readonly pointer: Pointer
  /** False if the registry already had this content. */
  readonly written: boolean
}

/**
 * Copies a build into the registry under the hash of its content and makes it live. It never overwrites a release.
 * Throws `InvalidRecord` if no host could serve the build, and `BuildRefused` if it belongs to another module or claims paths
 * that another live module owns.
 */
export async function release({ registry, id, output, quality }: ReleaseOptions): Promise<Released> {
  const hash = contentHash(output)
  const record = releasedRecord(registry, id, hash, readFileSync(resolve(output, recordName(id)), 'utf8'))
  const target = resolve(registry, releaseFolder(id, hash))
  const written = !existsSync(target)
  if (written) {
    const beside = `${target}.${process.pid}.new`
    rmSync(beside, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    cpSync(output, beside, { recursive: true })
    writeFileSync(resolve(beside, recordName(id)), record)
    await compressTexts(beside, quality)
    moveInto(beside, target)
  }
  return { hash, written, pointer: movePointer(registry, id, hash) }
}

/** Returns the release's record as JSON: the record of the build with the hash. */
function releasedRecord(registry: string, id: string, hash: string, text: string): string {
  if (id === SHELL) return shellJson.stringify({ ...builtShellJson.parse(text), hash })
  const built = builtModuleJson.parse(text)
  const problems = [
    ...(built.id === id ? [] : [`its module.json is that of '${built.id}'`]),
    ...liveModules(registry)
      .filter((other) => other.id !== id)
      .flatMap((other) => built.owns.filter((own) => ownsOverlap([own], other.owns)).map((own) => `'${own}' belongs to '${other.id}'`)),
  ]
  if (problems.length > 0) throw new BuildRefused(`Module '${id}' cannot be released`, problems)
  return moduleJson.stringify({ ...built, hash })
}

/** Renames the whole folder, so that a release appears completely or not at all. Another process may have released the same content first. */
function moveInto(beside: string, target: string): void {
  try {
    renameSync(beside, target)
  } catch (error) {
    if (!existsSync(target)) throw error
    rmSync(beside, { recursive: true })
  }
}

/** The records of all modules that are live. */
export function liveModules(registry: string): ReleasedModule[] {
  const folder = resolve(registry, POINTERS)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const id = pointerOwner(name)
      const record = id === null || id === SHELL ? null : liveModule(registry, id)
      return record ? [record] : []
    })
}

/** Returns null also for a record that cannot be read: no host serves it, and it must not keep other teams from releasing. */
function liveModule(registry: string, id: string): ReleasedModule | null {
  try {
    const pointer = readPointer(registry, id)
    return pointer && moduleJson.parse(readFileSync(resolve(registry, recordFile(id, pointer.current)), 'utf8'))
  } catch {
    return null
  }
}
