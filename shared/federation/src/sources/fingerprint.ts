import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const NOT_SOURCES = /^(node_modules|\.build|\.data|\.cache|fixtures|__snapshots__)$|\.test\.tsx?$/

/** Returns a hash of all sources under `places` (files or folders). Equal content gives the same hash. */
export function fingerprint(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(sourcesUnder)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function sourcesUnder(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? sourcesUnder(resolve(place, entry.name)) : entry.isFile() ? [resolve(place, entry.name)] : [],
    )
}
