import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  BUILD,
  type BuiltFiles,
  builtFiles,
  compressTexts,
  describedRecord,
  moduleFolder,
  movePointer,
  pageNames,
  platformRange,
  platformVersion,
  readModuleSources,
  runBuild,
} from '@console/federation'
import type { ReleasedFile, ReleasedModule, ReleasedShell } from '@console/module'
import { moduleIds } from '../src/build/module-ids.ts'
import { CONTROL_HASH, controlConfig, controlModules } from './control-config.ts'

/** Where the control's registry lies; a host serves it with `REGISTRY=.build/control/registry`. */
export const CONTROL_REGISTRY = resolve(BUILD, 'control/registry')
const QUALITY = 11

/** Builds shell and modules as one bundle into a registry of its own. Rejects with `BuildFailed`. */
export async function buildControl(): Promise<void> {
  const ids = moduleIds()
  const modules = resolve(BUILD, 'control/modules.js')
  rmSync(CONTROL_REGISTRY, { recursive: true, force: true })
  mkdirSync(CONTROL_REGISTRY, { recursive: true })
  writeFileSync(modules, controlModules(ids))
  const stats = await runBuild(controlConfig(ids, CONTROL_REGISTRY, modules))
  const built = builtFiles(stats, CONTROL_REGISTRY)
  const shell: ReleasedShell = {
    hash: CONTROL_HASH,
    platform: platformVersion(),
    scripts: below('shell', built, 'main'),
    messages: { en: below('shell', built, 'messages-en'), vi: below('shell', built, 'messages-vi') },
  }
  writeFileSync(resolve(CONTROL_REGISTRY, 'shell', CONTROL_HASH, 'shell.json'), JSON.stringify(shell))
  for (const id of ids) {
    const file = resolve(CONTROL_REGISTRY, 'modules', id, CONTROL_HASH, 'module.json')
    writeFileSync(file, JSON.stringify(await moduleOf(id, built)))
  }
  await compressTexts(CONTROL_REGISTRY, QUALITY)
  for (const id of ['shell', ...ids]) movePointer(CONTROL_REGISTRY, id, CONTROL_HASH)
}

/** The module's record, its own file in the place of a container. */
async function moduleOf(id: string, built: BuiltFiles): Promise<ReleasedModule> {
  const sources = await readModuleSources(moduleFolder(id))
  const files = (chunk: string) => below(`modules/${id}`, built, `${id}~${chunk}`)
  const [entry] = files('module')
  if (!entry) throw new Error(`The control has no file for '${id}'`)
  return {
    ...describedRecord({ id, sources, platform: platformRange() }),
    hash: CONTROL_HASH,
    entry,
    pages: Object.fromEntries(pageNames(sources).map((page) => [page, files(`page-${page}`)])),
    messages: { en: files('messages-en'), vi: files('messages-vi') },
  }
}

/** A chunk's files that lie in `place`, as a record of that place names them. */
function below(place: string, built: BuiltFiles, chunk: string): ReleasedFile[] {
  const folder = `${place}/${CONTROL_HASH}/`
  return (built.chunks[chunk] ?? [])
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, integrity }) => ({ file: file.slice(folder.length), integrity }))
}
