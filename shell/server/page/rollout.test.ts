import { bucketOf } from '@console/module/registry'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { dataIn, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
  host.registry.module('campaigns', 'c2')
  host.registry.makeLive('campaigns', 'c2')
  const { current } = host.registry.snapshot.modules.campaigns ?? {}
  if (!current) throw new Error('It is live.')
  // Just enough for the publisher of the session to be among them.
  host.registry.makeLive('campaigns', 'c1', [], { rollout: { ...current, share: bucketOf('campaigns', 'p1') + 1 } })
})
afterEach(() => host.close())

async function served(path: string, cookie: string): Promise<readonly unknown[]> {
  const html = await (await host.ask(path, { headers: { cookie } })).text()
  return [dataIn(html, 'console-page').module?.hash, /href="\/modules\/campaigns\/(\w+)\/remoteEntry/.exec(html)?.[1]]
}

it('a person at a publisher of the rollout gets its release, code and manifest alike', async () => {
  const cookie = await host.signIn()
  expect(await served('/campaigns', `${cookie}; console_publisher=p1`)).toEqual(['c2', 'c2'])
})

it('a person without a publisher gets the live release', async () => {
  expect(await served('/campaigns', await host.signIn())).toEqual(['c1', 'c1'])
})

it('a person who is not signed in gets nothing of a rollout by naming a publisher', async () => {
  const html = await (await host.ask('/login', { headers: { cookie: 'console_publisher=p1' } })).text()
  const { registry } = dataIn(html, 'console-page')
  const manifests = await (await host.ask(registry)).json()
  expect(manifests.map((manifest: { hash: string }) => manifest.hash)).toEqual(['a1', 'c1'])
})

it('an area that is switched off says so in page data, and nothing of it is preloaded', async () => {
  const cookie = await host.signIn()
  host.registry.makeLive('campaigns', 'c1', [], { off: true })
  const html = await (await host.ask('/campaigns', { headers: { cookie } })).text()
  expect(dataIn(html, 'console-page')).toMatchObject({ module: null, unavailable: { campaigns: { reason: 'off' } } })
  expect(html).not.toContain('/modules/campaigns/')
})
