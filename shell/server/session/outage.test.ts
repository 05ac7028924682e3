import { expect, it } from '@jest/globals'
import { outageRounds } from '../testing/outages.ts'
import { standingRaces } from '../testing/standing-races.ts'

const races = standingRaces(1)

it('an API that is down, in whatever way, signs no one out: 12 times', async () => {
  expect(await outageRounds(races(), 12)).toEqual([])
})
