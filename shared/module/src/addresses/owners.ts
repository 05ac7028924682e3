/** Module id -> the path prefixes that it owns. */
export type Owners = Readonly<Record<string, readonly string[]>>

/** The shell's own pages; every other page belongs to a module. */
export const SHELL_PATHS: readonly string[] = ['/', '/styleguide', '/view-as']
/** Those that people at a publisher see in the layout of the console. */
export const WORKING_PATHS: readonly string[] = ['/', '/view-as']

/** Returns whether a path (with or without query) is the prefix or is below it, by whole segments. */
export function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`) || path.startsWith(`${prefix}?`)
}

/** The module that owns a path without locale prefix. */
export function ownerOf(path: string, owners: Owners): string | undefined {
  return Object.keys(owners).find((id) => owners[id]?.some((prefix) => isUnder(path, prefix)))
}

/** Returns whether the paths of one module overlap those of another. */
export function ownsOverlap(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => isUnder(one, other) || isUnder(other, one)))
}
