import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  moduleJson,
  POINTERS,
  type Pointer,
  pointerFile,
  pointerJson,
  pointerOwner,
  type ReleasedModule,
  type ReleasedShell,
  recordFile,
  SHELL,
  shellJson,
} from '@console/module/registry'
import { systemCode } from '../system-error.ts'

/** Changes whenever a pointer was moved, added or removed. */
export async function pointersState(folder: string): Promise<string> {
  const states = await Promise.all(
    (await pointerOwners(folder)).map(async (id) => {
      const { ino, mtimeMs, size } = await stat(join(folder, pointerFile(id)))
      return `${id} ${ino} ${mtimeMs} ${size}`
    }),
  )
  return states.join('\n')
}

/** Returns the ids that have a pointer, `shell` included, in order. */
export async function pointerOwners(folder: string): Promise<string[]> {
  try {
    return (await readdir(join(folder, POINTERS))).flatMap((name) => pointerOwner(name) ?? []).toSorted()
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  }
}

/** The pointer of a module, or of `shell`. This and the next two functions reject if the file is missing, broken, or belongs to something else. */
export async function readPointer(folder: string, id: string): Promise<Pointer> {
  return expecting({ id }, pointerJson.parse(await textOf(folder, pointerFile(id))))
}

export async function readShell(folder: string, hash: string): Promise<ReleasedShell> {
  return expecting({ hash }, shellJson.parse(await textOf(folder, recordFile(SHELL, hash))))
}

export async function readModule(folder: string, id: string, hash: string): Promise<ReleasedModule> {
  return expecting({ hash, id }, moduleJson.parse(await textOf(folder, recordFile(id, hash))))
}

function expecting<T extends object>(wanted: { readonly [K in keyof T]?: T[K] }, record: T): T {
  for (const [field, value] of Object.entries(wanted)) {
    const found = record[field as keyof T]
    if (found !== value) throw new Error(`${field} is '${found}', not '${value}'`)
  }
  return record
}

const textOf = (folder: string, file: string) => readFile(join(folder, file), 'utf8')
