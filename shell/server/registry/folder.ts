import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pointer, ReleasedModule, ReleasedShell } from '@console/module'
import { systemCode } from '../system-error.ts'
import { fitsPlatform } from './platform-range.ts'
import { parseModule, parsePointer, parseShell } from './records.ts'

export type Refusal = { readonly reason: 'platform' | 'missing' | 'held'; readonly needs?: string }

/** What a registry folder holds at one moment. */
export interface Reading {
  readonly shell: ReleasedShell | null
  /** Module id -> the release that is served. */
  readonly modules: ReadonlyMap<string, ReleasedModule>
  /** Registered, but with no release that can be served. */
  readonly refused: ReadonlyMap<string, { readonly refusal: Refusal; readonly module: ReleasedModule | null }>
  /** What was wrong, each for the log. */
  readonly faults: readonly string[]
}

/** Changes whenever a pointer was moved, added or removed. */
export async function pointersState(folder: string): Promise<string> {
  const names = await pointerNames(folder)
  const states = await Promise.all(
    names.map(async (name) => {
      const { ino, mtimeMs, size } = await stat(join(folder, 'pointers', name))
      return `${name} ${ino} ${mtimeMs} ${size}`
    }),
  )
  return states.join('\n')
}

/**
 * Reads pointers and records. Of each module the newest release that is whole and fits the live shell counts; one
 * broken module leaves the others alone, and a broken shell the last one in place.
 */
export async function readRegistry(folder: string, lastShell: ReleasedShell | null): Promise<Reading> {
  const faults: string[] = []
  const pointers: Pointer[] = []
  for (const name of await pointerNames(folder)) {
    const id = name.replace(/\.json$/, '')
    const pointer = await attempt(faults, `pointer ${id}`, async () =>
      named(parsePointer(await textOf(folder, 'pointers', name)), 'id', id),
    )
    if (pointer) pointers.push(pointer)
    else pointers.push({ id, current: '', previous: [] })
  }
  const shell =
    (await readShell(
      folder,
      pointers.find((pointer) => pointer.id === 'shell'),
      faults,
    )) ?? lastShell
  const modules = new Map<string, ReleasedModule>()
  const refused = new Map<string, { refusal: Refusal; module: ReleasedModule | null }>()
  for (const pointer of pointers) {
    if (pointer.id === 'shell') continue
    const found = await readModule(folder, pointer, shell, faults)
    if ('refusal' in found) refused.set(pointer.id, found)
    else modules.set(pointer.id, found)
  }
  return { shell, modules, refused, faults }
}

async function readShell(folder: string, pointer: Pointer | undefined, faults: string[]): Promise<ReleasedShell | null> {
  for (const hash of releasesOf(pointer)) {
    const shell = await attempt(faults, `shell ${hash}`, async () =>
      named(parseShell(await textOf(folder, 'shell', hash, 'shell.json')), 'hash', hash),
    )
    if (shell) return shell
  }
  return null
}

async function readModule(
  folder: string,
  pointer: Pointer,
  shell: ReleasedShell | null,
  faults: string[],
): Promise<ReleasedModule | { refusal: Refusal; module: ReleasedModule | null }> {
  let misfit: ReleasedModule | null = null
  for (const hash of releasesOf(pointer)) {
    const module = await attempt(faults, `module ${pointer.id} ${hash}`, async () =>
      named(named(parseModule(await textOf(folder, 'modules', pointer.id, hash, 'module.json')), 'hash', hash), 'id', pointer.id),
    )
    if (!module) continue
    if (!shell || fitsPlatform(module.platform, shell.platform)) return module
    faults.push(`module ${pointer.id} ${hash}: needs platform ${module.platform}, the shell lends ${shell.platform}`)
    misfit ??= module
  }
  return misfit
    ? { refusal: { reason: 'platform', needs: misfit.platform }, module: misfit }
    : { refusal: { reason: 'missing' }, module: null }
}

const releasesOf = (pointer: Pointer | undefined) => (pointer?.current ? [pointer.current, ...pointer.previous] : [])

async function attempt<T>(faults: string[], what: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    faults.push(`${what}: ${Error.isError(error) ? error.message : error}`)
    return null
  }
}

function named<K extends string, T extends Record<K, string>>(record: T, field: K, wanted: string): T {
  if (record[field] !== wanted) throw new Error(`${field} is '${record[field]}', not '${wanted}'`)
  return record
}

async function pointerNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(join(folder, 'pointers'))).filter((name) => name.endsWith('.json')).toSorted()
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  }
}

const textOf = (...path: string[]) => readFile(join(...path), 'utf8')
