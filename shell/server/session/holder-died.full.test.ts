import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { REFRESH } from '../testing/host.ts'
import { type Races, startRaces } from '../testing/races.ts'
import { consoleRegistry } from '../testing/registry-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'console-holder-'))
const registry = consoleRegistry()
let races: Races
beforeEach(async () => {
  races = await startRaces({ DATA_DIR: folder, REGISTRY: registry.path })
})
afterEach(async () => {
  await races.close()
  registry.remove()
  rmSync(folder, { recursive: true, force: true })
})

it('a host killed after the API renewed and before it heard of it goes on with the session when it is started again', async () => {
  const [dying] = races.hosts
  if (!dying) throw new Error('No host was started')
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
  await dying.stop('SIGKILL')
  const started = await races.restart(dying)
  races.front.meddle(null)
  expect(await races.ask(cookie, started)).toEqual({ status: 200, cookie: undefined })
  expect(await lost).toBeNull()
  races.api.expireTokens()
  expect(await races.ask(cookie, started)).toEqual({ status: 200, cookie: undefined })
}, 120_000)
