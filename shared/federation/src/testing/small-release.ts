import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtModuleJson, builtShellJson, integrityOf, type Names, type Release, SHELL } from '@console/module/registry'
import { putRelease } from '../registry/put-release.ts'

export interface Small {
  readonly registry: string
  /** A module's id, or `shell`. */
  readonly id: string
  readonly text: string
  readonly owns?: readonly `/${string}`[]
  readonly lends?: Names
  readonly takes?: Names
}

/** Puts a release of a shell, or of a module that can be imported, into a registry, where it is not live yet. */
export async function putSmall({
  registry,
  id,
  text,
  owns = [`/${id}`],
  lends = { '@console/ui': {} },
  takes = {},
}: Small): Promise<Release> {
  const output = mkdtempSync(join(tmpdir(), 'small-release-'))
  const entry = `var ${id} = { init() {}, get: async () => () => ({ default: { descriptor: {}, messages: {}, pages: {} } }) } // ${text}`
  writeFileSync(join(output, 'entry.js'), entry)
  const file = { file: 'entry.js', integrity: integrityOf(entry) }
  const messages = { en: [file], vi: [file] }
  const platform = '1.2.0'
  const none = { calls: [], nav: [], commands: [], routes: [], pages: {}, labels: { en: {}, vi: {} } }
  const manifest =
    id === SHELL
      ? builtShellJson.stringify({ platform, lends, scripts: [file], messages })
      : builtModuleJson.stringify({ ...none, id, version: '1.0.0', platform, takes, owns, entry: file, messages })
  writeFileSync(join(output, id === SHELL ? 'shell.json' : 'module.json'), manifest)
  const { release } = await putRelease({ registry, id, output, quality: 1 })
  rmSync(output, { recursive: true })
  return release
}
