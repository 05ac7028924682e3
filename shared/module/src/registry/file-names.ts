/** The name under which the browser half of the shell is released, beside the ids of the modules. */
export const SHELL = 'shell'

/** The folder of the pointers. All places of the registry are relative to its folder, with forward slashes. */
export const POINTERS = 'pointers'

const POINTER = /^(.+)\.json$/

/** The pointer of a module, or of `shell`. */
export function pointerFile(id: string): string {
  return `${POINTERS}/${id}.json`
}

/** Returns the module that a file in `POINTERS` points for; null for any other file, such as one that is still being written. */
export function pointerOwner(name: string): string | null {
  return POINTER.exec(name)?.[1] ?? null
}

/** The folder with a release's files; the host serves it under the same path. */
export function releaseFolder(id: string, hash: string): string {
  return `${releasesFolder(id)}/${hash}`
}

/** The folder with all releases of a module, or of `shell`. */
export function releasesFolder(id: string): string {
  return id === SHELL ? SHELL : `modules/${id}`
}

/** The name of the record within a release's folder. */
export function recordName(id: string): 'module.json' | 'shell.json' {
  return id === SHELL ? 'shell.json' : 'module.json'
}

/** Returns the path of a release's record. */
export function recordFile(id: string, hash: string): string {
  return `${releaseFolder(id, hash)}/${recordName(id)}`
}
