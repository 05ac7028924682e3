import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

async function ready() {
  const response = await host.ask('/readyz')
  return [response.status, await response.json()]
}

it('a host is ready that has a shell, and says the number and the age of what it serves', async () => {
  host.clock.advance(3 * 86_400_000)
  const { number, expires } = host.registry.snapshot
  expect(await ready()).toMatchObject([
    200,
    { status: 'ready', parts: { registry: { status: 'ready', reasons: [], number, days_old: 3, expires } } },
  ])
})

it('a host is degraded that serves something else than what is live, and says why', async () => {
  await host.ask('/login')
  host.registry.write('live.json', '{')
  host.clock.advance(1_000)
  expect(await ready()).toMatchObject([
    200,
    { status: 'degraded', parts: { registry: { reasons: [expect.stringMatching(/^live\.json: /)] } } },
  ])
})

it('a host is not ready that has no shell to serve, and says why', async () => {
  rmSync(host.registry.path, { recursive: true })
  const reasons = ['there is no shell to serve', 'live.json: nothing is released there']
  expect(await ready()).toMatchObject([503, { status: 'not ready', parts: { registry: { status: 'not ready', reasons } } }])
})
