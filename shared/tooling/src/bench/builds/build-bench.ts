import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BUILD } from '@console/federation'
import { buildInOwnProcess } from '../../build/build-in-own-process.ts'
import { moduleIds } from '../../build/module-ids.ts'
import type { Collector } from '../rounds.ts'
import { writeEmptyModule } from './empty-module.ts'

const MOST_ROUNDS = 3

/** Times the builds from nothing, each part in its own process as `npm run build` does, into a registry that is thrown away. */
export async function benchBuilds(rounds: number, { next, add }: Collector, log: (line: string) => void): Promise<void> {
  const empty = resolve(BUILD, 'bench/empty')
  writeEmptyModule(empty)
  const parts = ['sandbox', 'shell', ...moduleIds()]
  for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++) {
    next()
    const registry = mkdtempSync(join(tmpdir(), 'bench-registry-'))
    try {
      const inSeconds = async (what: string, folder?: string) => {
        const started = performance.now()
        await buildInOwnProcess(what, registry, folder)
        const seconds = (performance.now() - started) / 1000
        log(`round ${round + 1}  ${what.padEnd(14)} built in ${seconds.toFixed(1)} s`)
        return seconds
      }
      add('empty built', await inSeconds('empty', empty))
      let everything = 0
      for (const what of parts) {
        const seconds = await inSeconds(what)
        everything += seconds
        add(`${what} built`, seconds)
      }
      add('everything built', everything)
    } finally {
      rmSync(registry, { recursive: true, force: true })
    }
  }
}
