import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readPointer } from './pointers.ts'
import { releaseFolder } from './release.ts'

/** Removes the releases of a module, or of `shell`, but the live one and the `kept` before it. Open pages may still need younger ones. */
export function pruneReleases(registry: string, id: string, kept: number): void {
  const pointer = readPointer(registry, id)
  if (!pointer) return
  const stay = [pointer.current, ...pointer.previous.slice(0, kept)]
  const folder = dirname(releaseFolder(registry, id, pointer.current))
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!stay.includes(name)) rmSync(resolve(folder, name), { recursive: true, force: true })
}
