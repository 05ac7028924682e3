import { resolve } from 'node:path'

/** The folder of the whole workspace. */
export const ROOT = resolve(import.meta.dirname, '../../..')
/** Everything generated lies under it; git ignores it. */
export const BUILD = resolve(ROOT, '.build')

/** Where releases and pointers lie unless `REGISTRY` names another folder. */
export function registryFolder(): string {
  return resolve(ROOT, process.env.REGISTRY ?? '.build/registry')
}

/** The folder of a module of this workspace. */
export function moduleFolder(id: string): string {
  return resolve(ROOT, `mfe-${id}`)
}
