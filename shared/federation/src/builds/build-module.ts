import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { builtModuleJson, manifestName } from '@console/module/registry'
import type { Configuration } from '@rspack/core'
import { platformMarks, takenNames } from '../names/lent-platform.ts'
import { platformVersion } from '../names/share-policy.ts'
import { readModuleSources } from '../sources/module-sources.ts'
import { builtFiles, codeOf } from './built-files.ts'
import { moduleManifest } from './module-manifest.ts'
import { platformShapes } from './platform-shapes.ts'
import { type BuildFacts, outputOf, runBuild } from './run-build.ts'

/**
 * Builds a module and writes `module.json` beside its files, all but the hash.
 * Returns the output folder. Rejects with `BuildFailed`, `BuildRefused` or `InvalidFile`.
 */
export async function buildModule(id: string, config: Configuration): Promise<string> {
  return writeModuleManifest(id, config, await runBuild(config))
}

/** The second half of `buildModule`, for a build that has run. */
export async function writeModuleManifest(id: string, config: Configuration, facts: BuildFacts): Promise<string> {
  const { folder, output } = outputOf(config)
  const sources = await readModuleSources(folder)
  const built = builtFiles(facts, output)
  const code = codeOf(built)
  const shapes = platformShapes()
  const takes = takenNames(built, [...code.values()], Object.keys(sources.messages.en), platformMarks(shapes.markOf))
  const own = new Map([...code].flatMap(([file, text]) => (file.startsWith(`${folder}/`) ? [[file.slice(folder.length + 1), text]] : [])))
  const manifest = moduleManifest({ id, sources, code: own, built, takes, platform: platformVersion() })
  writeFileSync(resolve(output, manifestName(id)), builtModuleJson.stringify(manifest))
  shapes.write(output, takes)
  return output
}
