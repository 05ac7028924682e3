import { expect, it } from '@jest/globals'
import { raceRounds } from '../testing/races.ts'
import { standingRaces } from '../testing/standing-races.ts'

const races = standingRaces(2)

it('200 rounds on two hosts end with one renewal each and no one signed out', async () => {
  expect(await raceRounds(races(), 200)).toEqual([])
})
