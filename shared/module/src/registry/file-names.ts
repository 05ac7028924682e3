/** The name under which the browser half of the shell is released, beside the ids of the modules. */
export const SHELL = 'shell'

/** The snapshot of what is live. All places of the registry are relative to its folder, with forward slashes. */
export const LIVE = 'live.json'

/** In the folder of a release: the types of what it lends or takes, for the next release to be compared with. No page asks for it. */
export const SHAPES = 'shapes.json'

/** The folder of every snapshot that ever was live. */
export const HISTORY = 'history'

const NUMBERED = /^(\d{6,})\.json$/

/** Where the snapshot of this number stays; the names sort as the numbers do. */
export function historyFile(number: number): string {
  return `${HISTORY}/${String(number).padStart(6, '0')}.json`
}

/** Returns the number of the snapshot in a file of `HISTORY`; null for any other file, such as one that is still being written. */
export function historyNumber(name: string): number | null {
  const [, number] = NUMBERED.exec(name) ?? []
  return number === undefined ? null : Number(number)
}

/** The folder with a release's files; the host serves it under the same path. */
export function releaseFolder(id: string, hash: string): string {
  return `${releasesFolder(id)}/${hash}`
}

/** The folder with all releases of a module, or of `shell`. */
export function releasesFolder(id: string): string {
  return id === SHELL ? SHELL : `modules/${id}`
}

/** The name of the manifest within a release's folder. */
export function manifestName(id: string): 'module.json' | 'shell.json' {
  return id === SHELL ? 'shell.json' : 'module.json'
}

/** Returns the path of a release's manifest. */
export function manifestFile(id: string, hash: string): string {
  return `${releaseFolder(id, hash)}/${manifestName(id)}`
}

/** In a release's folder, who built it from what. It is not a part of the release: hosts do not ask for it. */
export const ATTESTATION = 'attestation.json'
