import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { startFaultyProxy } from './faulty-proxy.ts'

test('only the files of the faulty module fail or hang, and all pass again when it is well', async () => {
  const host = createServer(({ url }, response) => response.end(`host ${url}`))
  await new Promise<void>((done) => host.listen(0, done))
  const proxy = await startFaultyProxy('applications')
  proxy.lead(`http://localhost:${(host.address() as AddressInfo).port}`)
  const get = (path: string) => fetch(proxy.url + path)
  try {
    proxy.be('down')
    expect((await get('/modules/applications/a1/entry.js')).status).toBe(503)
    expect(await (await get('/modules/campaigns/c1/entry.js')).text()).toBe('host /modules/campaigns/c1/entry.js')
    proxy.be('hung')
    const hanging = get('/modules/applications/a1/entry.js').then(
      () => 'answered',
      () => 'cut off',
    )
    expect(await (await get('/campaigns')).text()).toBe('host /campaigns')
    proxy.be('well')
    expect(await (await get('/modules/applications/a1/entry.js')).text()).toBe('host /modules/applications/a1/entry.js')
    await proxy.stop()
    expect(await hanging).toBe('cut off')
  } finally {
    await proxy.stop()
    host.closeAllConnections()
    host.close()
  }
})
