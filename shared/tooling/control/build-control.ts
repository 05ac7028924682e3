import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  BUILD,
  type BuiltFiles,
  buildMemory,
  builtFiles,
  changeHere,
  compressTexts,
  contentOf,
  describedManifest,
  fingerprint,
  moduleFolder,
  platformVersion,
  ROOT,
  readModuleSources,
  releasedPages,
  releaseStep,
  runBuild,
} from '@console/federation'
import type { ReleasedFile, ReleasedModule } from '@console/module'
import { integrityOf, manifestFile, moduleJson, releaseFolder, SHELL, type Step, shellJson } from '@console/module/registry'
import { workspacesUnder } from '../src/boundaries/workspaces.ts'
import { builtFrom } from '../src/build/built-from.ts'
import { moduleIds } from '../src/build/module-ids.ts'
import { CONTROL_HASH, controlConfig, controlModules } from './control-config.ts'

export const CONTROL_REGISTRY = resolve(BUILD, 'control/registry')
const QUALITY = 11

interface Options {
  readonly log: (line: string) => void
}

/** Builds shell and modules as one bundle, into a separate registry, if a source changed since the last time. Rejects with `BuildFailed`. */
export async function buildControl({ log }: Options): Promise<void> {
  const ids = moduleIds()
  const memory = buildMemory(resolve(BUILD, 'control/built.json'))
  const print = fingerprint(sourcesOf(ids))
  if (memory.isCurrent('control', print) && existsSync(CONTROL_REGISTRY)) return
  const started = performance.now()
  await build(ids)
  memory.remember('control', print)
  log(`built ${'the one bundle'.padEnd(14)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function sourcesOf(ids: readonly string[]): string[] {
  const workspaces = workspacesUnder(ROOT)
  const packages = ['shell', ...ids.map((id) => `mfe-${id}`)].flatMap((name) => builtFrom(`@console/${name}`, workspaces))
  const own = ['shell/src', ...ids.map((id) => `mfe-${id}`), 'shared/federation', 'shared/tooling/control', 'package-lock.json']
  return [...new Set([...own, ...packages])].map((place) => resolve(ROOT, place))
}

async function build(ids: readonly string[]): Promise<void> {
  const modules = resolve(BUILD, 'control/modules.js')
  rmSync(CONTROL_REGISTRY, { recursive: true, force: true })
  mkdirSync(CONTROL_REGISTRY, { recursive: true })
  writeFileSync(modules, controlModules(ids))
  const stats = await runBuild(controlConfig(ids, CONTROL_REGISTRY, modules))
  const built = builtFiles(stats, CONTROL_REGISTRY)
  const shell = shellJson.stringify({
    hash: CONTROL_HASH,
    files: contentOf(folderOf(SHELL)),
    platform: platformVersion(),
    lends: {},
    scripts: filesOf(SHELL, built, 'main'),
    messages: { en: filesOf(SHELL, built, 'messages-en'), vi: filesOf(SHELL, built, 'messages-vi') },
  })
  const steps = [writeManifest(SHELL, shell)]
  for (const id of ids) steps.push(writeManifest(id, moduleJson.stringify(await moduleOf(id, built))))
  await compressTexts(CONTROL_REGISTRY, QUALITY)
  await changeHere(CONTROL_REGISTRY, () => steps, 'control')
}

const folderOf = (id: string) => resolve(CONTROL_REGISTRY, releaseFolder(id, CONTROL_HASH))

function writeManifest(id: string, text: string): Step {
  writeFileSync(resolve(CONTROL_REGISTRY, manifestFile(id, CONTROL_HASH)), text)
  return releaseStep(CONTROL_REGISTRY, id, { hash: CONTROL_HASH, record: integrityOf(text) })
}

/** The module's own file takes the place of a container. */
async function moduleOf(id: string, built: BuiltFiles): Promise<ReleasedModule> {
  const sources = await readModuleSources(moduleFolder(id))
  const files = (chunk: string) => filesOf(id, built, `${id}~${chunk}`)
  const [entry] = files('module')
  if (!entry) throw new Error(`The control has no file for '${id}'`)
  return {
    ...describedManifest({ id, sources, platform: platformVersion() }),
    hash: CONTROL_HASH,
    takes: {},
    calls: built.calls,
    files: contentOf(folderOf(id)),
    entry,
    ...releasedPages(sources, files),
  }
}

/** Names files as a manifest does: relative to the folder of the module (or of `shell`). */
function filesOf(id: string, built: BuiltFiles, chunk: string): ReleasedFile[] {
  const folder = `${releaseFolder(id, CONTROL_HASH)}/`
  return (built.chunks[chunk] ?? [])
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, integrity }) => ({ file: file.slice(folder.length), integrity }))
}
