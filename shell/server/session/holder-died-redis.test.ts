import { expect, it } from '@jest/globals'
import { loseRefreshResponse } from '../testing/lost-refresh-response.ts'
import { standingRaces } from '../testing/standing-races.ts'

const races = standingRaces(2)

it('a host killed after the API renewed and before it heard of it is repaired by the other one', async () => {
  const { cookie, lost } = await loseRefreshResponse(races())
  const [, other] = races().hosts
  expect(await races().ask(cookie, other)).toEqual({ status: 200, cookie: undefined })
  expect(await lost).toBeNull()
  races().api.expireTokens()
  expect(await races().ask(cookie, other)).toEqual({ status: 200, cookie: undefined })
})
