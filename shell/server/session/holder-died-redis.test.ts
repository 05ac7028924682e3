import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { REFRESH } from '../testing/host.ts'
import { type Races, startRaces } from '../testing/races.ts'
import { consoleRegistry } from '../testing/registry-folder.ts'

const SECRET_KEY = 'a secret that both hosts know of, 32 characters'
const registry = consoleRegistry()
let races: Races
beforeEach(async () => {
  races = await startRaces({ REDIS_URL: process.env.TEST_REDIS_URL ?? '', SECRET_KEY, REGISTRY: registry.path }, 2)
})
afterEach(async () => {
  await races.close()
  registry.remove()
})

it('a host killed after the API renewed and before it heard of it is repaired by the other one', async () => {
  const [dying, other] = races.hosts
  const cookie = await races.signIn()
  races.api.expireTokens()
  const renewed = Promise.withResolvers<void>()
  races.front.meddle(async (request, pass) => {
    const answer = await pass()
    if (new URL(request.url).pathname !== REFRESH) return answer
    renewed.resolve()
    return new Promise(() => {})
  })
  const lost = races.ask(cookie, dying).catch(() => null)
  await renewed.promise
  await dying?.stop('SIGKILL')
  races.front.meddle(null)
  expect(await races.ask(cookie, other)).toEqual({ status: 200, cookie: undefined })
  expect(await lost).toBeNull()
  races.api.expireTokens()
  expect(await races.ask(cookie, other)).toEqual({ status: 200, cookie: undefined })
}, 120_000)
