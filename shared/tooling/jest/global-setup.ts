import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Builds the bundle of the sandbox that workers and the processes of tests run, before any of them starts. */
export default function buildBundle(): void {
  // In a process of its own, because Jest compiles what it imports itself.
  const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../build.ts'), '--sandbox'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The sandbox could not be built.')
}
