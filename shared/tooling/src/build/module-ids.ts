import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isOneModule, ROOT } from '@console/federation'

/** The modules of this repository, found by their folders `mfe-<id>`; of one that is a module itself, by the name of its package. */
export function moduleIds(): string[] {
  if (isOneModule) return [idOf(JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')))]
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(resolve(ROOT, name, 'src/module.ts')))
    .map((name) => name.slice('mfe-'.length))
    .sort()
}

function idOf({ name = '' }: { readonly name?: string }): string {
  const [, id] = /^(?:@[^/]+\/)?mfe-(.+)$/.exec(name) ?? []
  if (id === undefined)
    throw new Error(`package.json has the name '${name}': call the package mfe-<id>, after the id of src/descriptor.ts.`)
  return id
}
