import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, buildMemory, fingerprint, LOCAL_REGISTRY, ROOT } from '@console/federation'
import { workspacesUnder } from '../boundaries/workspaces.ts'
import { buildInOwnProcess } from './build-in-own-process.ts'
import { builtFrom } from './built-from.ts'
import { waiting } from './waiting.ts'

/** Bundles only if its sources changed. Rejects with what the bundler complained of. */
export async function buildSandbox(log: (line: string) => void): Promise<void> {
  const places = ['shared/sandbox', 'shared/tooling/template', ...builtFrom('@console/sandbox', workspacesUnder(ROOT)), 'package-lock.json']
  const print = fingerprint(places.map((place) => resolve(ROOT, place)))
  const memory = buildMemory(resolve(BUILD, 'built.json'))
  if (memory.isCurrent('sandbox', print) && existsSync(resolve(BUILD, 'sandbox/main.js'))) return
  const started = performance.now()
  await waiting('the build of sandbox', buildInOwnProcess('sandbox', LOCAL_REGISTRY), log)
  memory.remember('sandbox', print)
  log(`built ${'sandbox'.padEnd(14)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
