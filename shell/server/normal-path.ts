import { withoutLocale } from '@console/module'

/** A path as routers may come to read it: decoded, in lower case, without locale prefix, doubled slashes and the one at the end. */
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
