import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const NOT_SOURCES = /^(node_modules|\.build|\.data|\.cache|fixtures|__snapshots__)$|\.test\.tsx?$/

/** A name for the state of all sources under `places` (files or folders): equal content gives the same. */
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
    .flatMap((entry) => (entry.isDirectory() ? sourcesUnder(resolve(place, entry.name)) : entry.isFile() ? [resolve(place, entry.name)] : []))
}

/** Remembers in one file which state of the sources each thing was last built from. */
export interface BuildMemory {
  isCurrent(what: string, print: string): boolean
  remember(what: string, print: string): void
}

export function buildMemory(file: string): BuildMemory {
  const read = (): Record<string, string> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  return {
    isCurrent: (what, print) => read()[what] === print,
    remember(what, print) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ ...read(), [what]: print }, null, 2))
    },
  }
}
