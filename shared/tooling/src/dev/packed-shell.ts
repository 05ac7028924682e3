import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

/** Folders of the package `@console/shell`, which other repositories install. */
export const PACKED_HOST = 'host'
export const DEVELOPED_SHELL = 'development'

/** Returns the installed program of the host and the shell built for development, in a repository without the shell's sources. */
export function packedShell(): { readonly host: string; readonly build: string } {
  const folder = dirname(createRequire(import.meta.url).resolve('@console/shell/package.json'))
  return { host: resolve(folder, PACKED_HOST, 'main.js'), build: resolve(folder, DEVELOPED_SHELL) }
}
