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
  platformVersion,
  readModuleSources,
  releasedPages,
  runBuild,
} from '@console/federation'
import type { ReleasedFile, ReleasedModule } from '@console/module'
import { moduleJson, platformRange, recordFile, releaseFolder, SHELL, shellJson } from '@console/module/registry'
import { moduleIds } from '../src/build/module-ids.ts'
import { CONTROL_HASH, controlConfig, controlModules } from './control-config.ts'

/** The registry of the control; a host serves it with `REGISTRY=.build/control/registry`. */
export const CONTROL_REGISTRY = resolve(BUILD, 'control/registry')
const QUALITY = 11

/** Builds shell and modules as one bundle, into a separate registry. Rejects with `BuildFailed`. */
export async function buildControl(): Promise<void> {
  const ids = moduleIds()
  const modules = resolve(BUILD, 'control/modules.js')
  rmSync(CONTROL_REGISTRY, { recursive: true, force: true })
  mkdirSync(CONTROL_REGISTRY, { recursive: true })
  writeFileSync(modules, controlModules(ids))
  const stats = await runBuild(controlConfig(ids, CONTROL_REGISTRY, modules))
  const built = builtFiles(stats, CONTROL_REGISTRY)
  const shell = shellJson.stringify({
    hash: CONTROL_HASH,
    platform: platformVersion(),
    scripts: filesOf(SHELL, built, 'main'),
    messages: { en: filesOf(SHELL, built, 'messages-en'), vi: filesOf(SHELL, built, 'messages-vi') },
  })
  writeRecord(SHELL, shell)
  for (const id of ids) writeRecord(id, moduleJson.stringify(await moduleOf(id, built)))
  await compressTexts(CONTROL_REGISTRY, QUALITY)
  for (const id of [SHELL, ...ids]) movePointer(CONTROL_REGISTRY, id, CONTROL_HASH)
}

function writeRecord(id: string, text: string): void {
  writeFileSync(resolve(CONTROL_REGISTRY, recordFile(id, CONTROL_HASH)), text)
}

/** The module's record, its own file in the place of a container. */
async function moduleOf(id: string, built: BuiltFiles): Promise<ReleasedModule> {
  const sources = await readModuleSources(moduleFolder(id))
  const files = (chunk: string) => filesOf(id, built, `${id}~${chunk}`)
  const [entry] = files('module')
  if (!entry) throw new Error(`The control has no file for '${id}'`)
  return {
    ...describedRecord({ id, sources, platform: platformRange(platformVersion()) }),
    hash: CONTROL_HASH,
    entry,
    ...releasedPages(sources, files),
  }
}

/** A chunk's files that lie with the module (or with `shell`), as its record names them. */
function filesOf(id: string, built: BuiltFiles, chunk: string): ReleasedFile[] {
  const folder = `${releaseFolder(id, CONTROL_HASH)}/`
  return (built.chunks[chunk] ?? [])
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, integrity }) => ({ file: file.slice(folder.length), integrity }))
}
