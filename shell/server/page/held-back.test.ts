import type { HeldBack, PageData } from '@console/module'
import { releaseFolder } from '@console/module/registry'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { CHANGE, dataIn, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

async function page(): Promise<PageData> {
  host.clock.advance(1_000)
  return dataIn(await (await host.ask('/login_test')).text(), 'console-page')
}

it('page data say nothing of releases that are held back while none is', async () => {
  expect(await page()).not.toHaveProperty('held_back')
})

it.each<[string, () => unknown, Omit<HeldBack, 'hash'>]>([
  [
    'does not fit the shell',
    () => host.registry.module('campaigns', 'c2', { takes: { '@console/ui': { Hologram: '' } } }),
    { reason: 'platform', needs: 'Hologram (@console/ui)' },
  ],
  ['cannot be read', () => {}, { reason: 'missing' }],
])('page data name the newest release that %s, and why an older one is served', async (_, release, why) => {
  release()
  host.registry.makeLive('campaigns', 'c2', ['c1'])
  expect((await page()).held_back).toEqual({ campaigns: { hash: 'c2', ...why } })
})

it('page data name the newest release that was found broken', async () => {
  host.registry.module('campaigns', 'c2')
  host.registry.makeLive('campaigns', 'c2', ['c1'])
  await page()
  host.registry.write(`${releaseFolder('campaigns', 'c2')}/remoteEntry.js`, 'something else')
  const body = JSON.stringify({ id: 'campaigns', hash: 'c2', reason: 'altered', support_id: '7F3K-9QXM' })
  await host.ask('/report', { method: 'POST', headers: CHANGE, body })
  expect((await page()).held_back).toEqual({ campaigns: { hash: 'c2', reason: 'held' } })
})
