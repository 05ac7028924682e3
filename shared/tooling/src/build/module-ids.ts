import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '@console/federation'

/** The modules of this workspace, found by their folders `mfe-<id>`. */
export function moduleIds(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(resolve(ROOT, name, 'src/module.ts')))
    .map((name) => name.slice('mfe-'.length))
    .sort()
}
