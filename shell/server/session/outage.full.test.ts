import { expect, it } from '@jest/globals'
import { outageRounds } from '../testing/outages.ts'
import { standingRaces } from '../testing/standing-races.ts'

const races = standingRaces(1)

it('an API that is down, in whatever way, signs no one out: 200 times', async () => {
  expect(await outageRounds(races(), 200)).toEqual([])
})
