import { existsSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { releasesFolder } from '@console/module/registry'
import { readPointer } from './pointers.ts'

/** Removes the releases of a module, or of `shell`, but the live one and the `kept` before it. Open pages may still need younger ones. */
export function pruneReleases(registry: string, id: string, kept: number): void {
  const pointer = readPointer(registry, id)
  if (!pointer) return
  const stay = [pointer.current, ...pointer.previous.slice(0, kept)]
  const folder = resolve(registry, releasesFolder(id))
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!stay.includes(name)) rmSync(resolve(folder, name), { recursive: true, force: true })
}
