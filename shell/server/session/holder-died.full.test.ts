import { expect, it } from '@jest/globals'
import { loseRefreshResponse } from '../testing/lost-refresh-response.ts'
import { standingRaces } from '../testing/standing-races.ts'

const races = standingRaces(1)

it('a host killed after the API renewed and before it heard of it goes on with the session when it is started again', async () => {
  const { cookie, lost, dying } = await loseRefreshResponse(races())
  const started = await races().restart(dying)
  expect(await races().ask(cookie, started)).toEqual({ status: 200, cookie: undefined })
  expect(await lost).toBeNull()
  races().api.expireTokens()
  expect(await races().ask(cookie, started)).toEqual({ status: 200, cookie: undefined })
})
