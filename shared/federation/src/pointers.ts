import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Pointer, pointerFile, pointerJson } from '@console/module/registry'

/** How many earlier releases a pointer remembers. */
const KEPT = 20

/** Returns the live release of a module, or of `shell`; null if nothing was released. Throws if the pointer cannot be read. */
export function readPointer(registry: string, id: string): Pointer | null {
  const file = resolve(registry, pointerFile(id))
  return existsSync(file) ? pointerJson.parse(readFileSync(file, 'utf8')) : null
}

/** Makes `hash` the live release; the one before is remembered. Readers see the old pointer or the new one, never a partial one. */
export function movePointer(registry: string, id: string, hash: string): Pointer {
  const before = readPointer(registry, id)
  if (before?.current === hash) return before
  const previous = before ? [before.current, ...before.previous.filter((one) => one !== before.current && one !== hash)] : []
  return writePointer(registry, { id, current: hash, previous: previous.slice(0, KEPT) })
}

/** Makes the release before the live one live again; throws if there is none. */
export function moveBack(registry: string, id: string): Pointer {
  const before = readPointer(registry, id)
  const [hash, ...rest] = before?.previous ?? []
  if (!hash) throw new Error(`'${id}' has no earlier release to go back to`)
  return writePointer(registry, { id, current: hash, previous: rest })
}

/** Takes a module off the console; its releases stay in the registry. */
export function withdraw(registry: string, id: string): void {
  rmSync(resolve(registry, pointerFile(id)), { force: true })
}

function writePointer(registry: string, pointer: Pointer): Pointer {
  const file = resolve(registry, pointerFile(pointer.id))
  const beside = `${file}.${process.pid}.new`
  const text = pointerJson.stringify(pointer)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(beside, text)
  renameSync(beside, file)
  return pointer
}
