import { expect, it } from '@jest/globals'
import { raceRounds } from '../testing/races.ts'
import { standingRaces } from '../testing/standing-races.ts'

const races = standingRaces(1)

it('ten rounds of two tabs with five calls each at an expired token end with one renewal each and no one signed out', async () => {
  expect(await raceRounds(races(), 10)).toEqual([])
})
