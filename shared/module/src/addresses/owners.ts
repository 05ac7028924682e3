/** Module id -> the path prefixes that it owns. */
export type Owners = Readonly<Record<string, readonly string[]>>

/** Pages of the shell's own; every other one belongs to a module. */
export const SHELL_PATHS: readonly string[] = ['/', '/styleguide']

/** Whether a path (with or without query) is the prefix itself or lies below it, by whole segments. */
export function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`) || path.startsWith(`${prefix}?`)
}

/** The module that owns a path without locale prefix. */
export function ownerOf(path: string, owners: Owners): string | undefined {
  return Object.keys(owners).find((id) => owners[id]?.some((prefix) => isUnder(path, prefix)))
}

/** Whether what one module owns reaches into what another owns. */
export function ownsOverlap(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => isUnder(one, other) || isUnder(other, one)))
}
