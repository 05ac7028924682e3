import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentOf, readModule, remoteName } from '@console/federation'
import { integrityOf, manifestName, moduleJson, type Release, type ReleasedModule, releaseFolder } from '@console/module/registry'
import type { Action } from './actions.ts'

interface Faulty {
  readonly registry: string
  readonly id: string
  readonly from: Release
  readonly hash: string
  readonly action: Exclude<Action, 'off'>
}

/** Writes a copy of a release under another name, with the fault in it. Its hashes are right: only what it does is wrong. */
export function putFaulty({ registry, id, from, hash, action }: Faulty): Release {
  const module = readModule(registry, id, from)
  const folder = resolve(registry, releaseFolder(id, hash))
  cpSync(resolve(registry, releaseFolder(id, from.hash)), folder, { recursive: true })
  const manifest = moduleJson.stringify({ ...changed(module, folder, action), hash })
  writeFileSync(resolve(folder, manifestName(id)), manifest)
  return { hash, record: integrityOf(manifest) }
}

function changed(module: ReleasedModule, folder: string, action: Faulty['action']): ReleasedModule {
  if (action === 'old') {
    const ui = { ...module.takes['@console/ui'], PartOfAnotherTime: '' }
    return { ...module, takes: { ...module.takes, '@console/ui': ui } }
  }
  if (action !== 'throw') return module
  const file = resolve(folder, module.entry.file)
  writeFileSync(file, readFileSync(file, 'utf8') + throwing(remoteName(module.id)))
  rmSync(`${file}.br`, { force: true })
  const written = contentOf(folder).find((one) => one.file === module.entry.file)
  if (!written) throw new Error(`The release has no ${module.entry.file}`)
  const entry = { file: written.file, integrity: written.integrity }
  return { ...module, entry, files: module.files.map((one) => (one.file === written.file ? written : one)) }
}

/** Puts pages that throw in place of what a container exposes. */
function throwing(container: string): string {
  return `
;((whole) => {
  const broken = () => { throw new Error('thrown on purpose by npm run fault') }
  const pagesOf = (pages) => Object.fromEntries(Object.keys(pages).map((page) => [page, async () => broken]))
  const spoiled = (exposed) => ({ ...exposed, default: { ...exposed.default, pages: pagesOf(exposed.default.pages) } })
  ${container} = { init: whole.init, get: (name) => whole.get(name).then((make) => () => spoiled(make())) }
})(${container})
`
}
