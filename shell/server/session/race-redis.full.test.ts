import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type Races, raceRounds, startRaces } from '../testing/races.ts'
import { consoleRegistry } from '../testing/registry-folder.ts'

const SECRET_KEY = 'a secret that both hosts know of, 32 characters'
const registry = consoleRegistry()
let races: Races
beforeAll(async () => {
  races = await startRaces({ REDIS_URL: process.env.TEST_REDIS_URL ?? '', SECRET_KEY, REGISTRY: registry.path }, 2)
})
afterAll(async () => {
  await races.close()
  registry.remove()
})

it('500 rounds on two hosts end with one renewal each and nobody signed out', async () => {
  expect(await raceRounds(races, 500)).toEqual([])
}, 900_000)
