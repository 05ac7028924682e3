import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Pointer, ReleasedModule } from '@console/module'
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
  /** Brotli quality 0 to 11; 11 for what travels, less where only this machine reads it. */
  readonly quality: number
}

export interface Released {
  readonly hash: string
  readonly pointer: Pointer
  /** False where the registry had the same content already. */
  readonly written: boolean
}

/**
 * Puts a build into the registry under the name of its content, never over what is there, and makes it live.
 * Throws `BuildRefused` where a module claims paths that another live module owns.
 */
export async function release({ registry, id, output, quality }: ReleaseOptions): Promise<Released> {
  if (id !== 'shell') refuseForeignPaths(registry, id, output)
  const hash = contentHash(output)
  const target = releaseFolder(registry, id, hash)
  const written = !existsSync(target)
  if (written) {
    const beside = `${target}.${process.pid}.new`
    rmSync(beside, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    cpSync(output, beside, { recursive: true })
    const record = resolve(beside, recordName(id))
    writeFileSync(record, JSON.stringify({ ...JSON.parse(readFileSync(record, 'utf8')), hash }))
    await compressTexts(beside, quality)
    moveInto(beside, target)
  }
  return { hash, written, pointer: movePointer(registry, id, hash) }
}

/** Where a release's files lie. */
export function releaseFolder(registry: string, id: string, hash: string): string {
  return id === 'shell' ? resolve(registry, 'shell', hash) : resolve(registry, 'modules', id, hash)
}

const recordName = (id: string) => (id === 'shell' ? 'shell.json' : 'module.json')

/** Renaming a whole folder makes it appear complete or not at all; another process may have been first with the same content. */
function moveInto(beside: string, target: string): void {
  try {
    renameSync(beside, target)
  } catch (error) {
    if (!existsSync(target)) throw error
    rmSync(beside, { recursive: true })
  }
}

function refuseForeignPaths(registry: string, id: string, output: string): void {
  const { owns } = readRecord(resolve(output, 'module.json'))
  const problems = liveModules(registry)
    .filter((other) => other.id !== id)
    .flatMap((other) =>
      owns.filter((own) => other.owns.some((theirs) => overlap(own, theirs))).map((own) => `'${own}' belongs to '${other.id}'`),
    )
  if (problems.length > 0) throw new BuildRefused(`Module '${id}' cannot be released`, problems)
}

const overlap = (a: string, b: string) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)

/** The records of all modules that are live. */
export function liveModules(registry: string): ReleasedModule[] {
  const folder = resolve(registry, 'pointers')
  if (!existsSync(folder)) return []
  const ids = readdirSync(folder).flatMap((name) =>
    name.endsWith('.json') && name !== 'shell.json' ? [name.slice(0, -'.json'.length)] : [],
  )
  return ids.sort().flatMap((id) => {
    const file = resolve(releaseFolder(registry, id, readPointer(registry, id)?.current ?? ''), 'module.json')
    return existsSync(file) ? [readRecord(file)] : []
  })
}

function readRecord(file: string): ReleasedModule {
  return JSON.parse(readFileSync(file, 'utf8'))
}
