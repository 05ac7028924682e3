import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Release } from '@console/module/registry'

/** Remembers the sources that each output was last built from, and the release that it became if it is one. */
export interface BuildMemory {
  isCurrent(what: string, print: string): boolean
  /** Returns the release that was built from these sources; null if the last build was from others, or made no release. */
  releaseOf(what: string, print: string): Release | null
  remember(what: string, print: string, release?: Release | null): void
}

interface Built {
  readonly print: string
  readonly release?: Release
}

/** A memory kept in one JSON file, which need not exist. */
export function buildMemory(file: string): BuildMemory {
  const read = (): Record<string, Built> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const write = (all: Record<string, Built>) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  }
  const last = (what: string, print: string) => {
    const built = read()[what]
    return built?.print === print ? built : null
  }
  return {
    isCurrent: (what, print) => last(what, print) !== null,
    releaseOf: (what, print) => last(what, print)?.release ?? null,
    remember: (what, print, release) => write({ ...read(), [what]: { print, ...(release && { release }) } }),
  }
}
