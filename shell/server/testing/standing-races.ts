import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import { type Races, startRaces } from './races.ts'
import { consoleRegistry } from './test-registry.ts'

const SECRET_KEY = 'a secret that both hosts know of, 32 characters'

/** One host with its sessions in a file, or two that share them in Redis, for the tests of a file. */
export function standingRaces(hosts: 1 | 2): () => Races {
  const folder = mkdtempSync(join(tmpdir(), 'console-races-'))
  const registry = consoleRegistry()
  const kept: Record<string, string> = hosts === 1 ? { DATA_DIR: folder } : { REDIS_URL: process.env.TEST_REDIS_URL ?? '', SECRET_KEY }
  let races: Races
  beforeAll(async () => {
    races = await startRaces({ ...kept, REGISTRY: registry.path }, hosts)
  })
  afterAll(async () => {
    await races.close()
    registry.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  return () => races
}
