import { CONSOLE_FILE, consoleJson, manifestFile, REGISTRY_FOLDER } from '@console/module/registry'
import { afterEach, describe, expect, it } from '@jest/globals'
import { type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
afterEach(() => host.close())

const open = (settings: Parameters<typeof testHost>[0] = {}) =>
  testHost({ ...settings, settings: { ALLOW_AGAINST: true, ...settings.settings } })

describe('a console that others may develop against', () => {
  it('says where its registry and its API are', async () => {
    host = await open({ settings: { API_EXTENSIONS: ['X1', 'X3'], REGISTRY_PUBLIC_KEY: undefined, CAPTCHA_SITE_KEY: 'site' } })
    const response = await host.ask(CONSOLE_FILE)
    const told = consoleJson.parse(await response.text())
    expect(told.registry).toEqual({
      address: 'http://localhost:3000/.well-known/registry',
      number: host.registry.snapshot.number,
      public_key: null,
    })
    expect(told.shell).toEqual({ hash: 's1', platform: '1.2.0' })
    expect(told.settings).toEqual({
      api_origin: host.api.origin,
      sandbox_port: '4000',
      api_extensions: 'X1,X3',
      login_test: '1',
      captcha_site_key: 'site',
      onelink_host: 'http://localhost:4000/l',
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('serves what is live, and says when it is the same as before', async () => {
    host = await open()
    const live = `${REGISTRY_FOLDER}/live.json`
    const first = await host.ask(live)
    expect(await first.json()).toEqual(host.registry.snapshot)
    const etag = first.headers.get('etag') ?? ''
    expect((await host.ask(live, { headers: { 'if-none-match': etag } })).status).toBe(304)
    host.registry.withdraw('auth')
    host.clock.advance(1_000)
    expect((await host.ask(live, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('serves the manifests and files of releases, and nothing else of the folder', async () => {
    host = await open()
    host.registry.write('history/000001.json', '{}')
    const status = async (place: string) => (await host.ask(`${REGISTRY_FOLDER}/${place}`)).status
    expect(await status(manifestFile('campaigns', 'c1'))).toBe(200)
    expect(await status('shell/s1/main.js')).toBe(200)
    expect(await status('shell/s1/other.js')).toBe(404)
    expect(await status('history/000001.json')).toBe(404)
    expect(await status('modules/campaigns/c1/..%2f..%2f..%2flive.json')).toBe(404)
    expect((await host.ask('/.well-known/security.txt')).status).toBe(404)
  })
})

describe('a console in production', () => {
  it('answers as for any unknown address', async () => {
    host = await testHost()
    const unknown = await host.ask('/nothing-is-here')
    for (const place of [CONSOLE_FILE, `${REGISTRY_FOLDER}/live.json`]) {
      const response = await host.ask(place)
      expect([response.status, response.headers.get('content-type')]).toEqual([404, unknown.headers.get('content-type')])
    }
  })
})
