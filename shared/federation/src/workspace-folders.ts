import { resolve } from 'node:path'

/** The folder of the whole workspace. */
export const ROOT = resolve(import.meta.dirname, '../../..')
/** The folder of everything generated; git ignores it. */
export const BUILD = resolve(ROOT, '.build')

/** The folder of releases and pointers, unless `REGISTRY` names another one. */
export function registryFolder(): string {
  return resolve(ROOT, process.env.REGISTRY ?? '.build/registry')
}

/** The folder of a module of this workspace. */
export function moduleFolder(id: string): string {
  return resolve(ROOT, `mfe-${id}`)
}
