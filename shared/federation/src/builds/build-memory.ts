import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Remembers the sources that each output was last built from. */
export interface BuildMemory {
  isCurrent(what: string, print: string): boolean
  remember(what: string, print: string): void
}

/** A memory kept in one JSON file, which need not exist. */
export function buildMemory(file: string): BuildMemory {
  const read = (): Record<string, string> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const write = (prints: Record<string, string>) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(prints, null, 2)}\n`)
  }
  return {
    isCurrent: (what, print) => read()[what] === print,
    remember: (what, print) => write({ ...read(), [what]: print }),
  }
}
