/** The name under which the browser half of the shell is released, beside the ids of the modules. */
export const SHELL = 'shell'

/** Where the pointers lie. All places of the registry are relative to its folder, with forward slashes. */
export const POINTERS = 'pointers'

const POINTER = /^(.+)\.json$/

/** The pointer of a module, or of `shell`. */
export function pointerFile(id: string): string {
  return `${POINTERS}/${id}.json`
}

/** Whose pointer a file in `POINTERS` is; null for what is no pointer, such as one that is still being written. */
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

/** Where the record of a release lies. */
export function recordFile(id: string, hash: string): string {
  return `${releaseFolder(id, hash)}/${recordName(id)}`
}
