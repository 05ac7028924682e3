import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type Races, raceRounds, startRaces } from '../testing/races.ts'
import { consoleRegistry } from '../testing/registry-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'console-race-'))
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

it('ten rounds of two tabs with five calls each at an expired token end with one renewal each and nobody signed out', async () => {
  expect(await raceRounds(races, 10)).toEqual([])
})
