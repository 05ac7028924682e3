import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Builds what workers and the processes of tests load, before any of them starts: the sandbox, and the packages of the kit. */
export default function buildBundles(): void {
  // In a process of its own, because Jest compiles what it imports itself.
  const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../build.ts'), '--for-tests'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The bundles for the tests could not be built.')
}
