import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { outageRounds } from '../testing/outages.ts'
import { type Races, startRaces } from '../testing/races.ts'
import { consoleRegistry } from '../testing/registry-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'console-outage-'))
const registry = consoleRegistry()
let races: Races
beforeAll(async () => {
  races = await startRaces({ DATA_DIR: folder, REGISTRY: registry.path })
})
afterAll(async () => {
  await races.close()
  registry.remove()
  rmSync(folder, { recursive: true, force: true })
})

it('an API that is down, in whatever way, signs nobody out: 200 times', async () => {
  expect(await outageRounds(races, 200)).toEqual([])
}, 300_000)
