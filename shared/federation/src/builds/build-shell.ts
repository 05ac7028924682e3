import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { builtShellJson, manifestName, SHELL } from '@console/module/registry'
import type { Configuration } from '@rspack/core'
import { lentNames, platformMarks } from '../names/lent-platform.ts'
import { platformVersion } from '../names/share-policy.ts'
import { builtFiles } from './built-files.ts'
import { platformShapes } from './platform-shapes.ts'
import { type BuildFacts, outputOf, runBuild } from './run-build.ts'
import { shellManifest } from './shell-manifest.ts'

/**
 * Builds the browser half of the shell and writes `shell.json` beside its files, all but the hash.
 * Returns the output folder. Rejects with `BuildFailed`, `BuildRefused` or `InvalidFile`.
 */
export async function buildShell(config: Configuration): Promise<string> {
  return writeShellManifest(config, await runBuild(config))
}

/** The second half of `buildShell`, for a build that has run. */
export function writeShellManifest(config: Configuration, facts: BuildFacts): string {
  const { output } = outputOf(config)
  const built = builtFiles(facts, output)
  const shapes = platformShapes()
  const lends = lentNames(built, platformMarks(shapes.markOf))
  const manifest = shellManifest(built, lends, platformVersion())
  writeFileSync(resolve(output, manifestName(SHELL)), builtShellJson.stringify(manifest))
  shapes.write(output, lends)
  return output
}
