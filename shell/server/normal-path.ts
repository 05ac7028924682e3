import { withoutLocale } from '@console/module'

/** Returns a path as any router may read it: decoded, in lower case, without locale prefix, doubled slashes or a slash at the end. */
export function normalPath(path: string): string {
  const plain = decoded(path)
    .toLowerCase()
    .replaceAll(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
  return withoutLocale(plain)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
