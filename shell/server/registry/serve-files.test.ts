import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const PAGE = '/modules/campaigns/c1/page-list.js'
const get = (path: string, acceptEncoding?: string) =>
  host.ask(path, acceptEncoding ? { headers: { 'accept-encoding': acceptEncoding } } : {})
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('files of the registry', () => {
  it('are kept for ever, typed, and for this origin alone', async () => {
    const response = await get(PAGE)
    expect(await response.text()).toBe('// page-list.js of campaigns c1')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    })
  })

  it('come as the release compressed them, else compressed as the browser takes them, else plain', async () => {
    const brotli = await get(PAGE, 'gzip, deflate, br')
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe('// page-list.js of campaigns c1')
    const gzip = await get(PAGE, 'gzip, br;q=0')
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await bytes(gzip)).toString()).toBe('// page-list.js of campaigns c1')
    rmSync(join(host.registry.path, `${PAGE}.br`))
    const without = await get(PAGE, 'br')
    expect(brotliDecompressSync(await bytes(without)).toString()).toBe('// page-list.js of campaigns c1')
  })

  it.each([
    ['entry', 'remoteEntry.js'],
    ['page', 'page-list.js'],
    ['messages', 'messages-vi.js'],
  ])('are refused where a byte of the %s was altered, by an answer that no one keeps, and the log says which', async (_, name) => {
    const path = `/modules/campaigns/c1/${name}`
    writeFileSync(join(host.registry.path, path), `// ${name} of campaigns c2`)
    const response = await get(path, 'br')
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store'])
    expect(host.logged.join()).toContain(`the file ${path} is altered`)
  })

  it('come compressed again where only the compressed form was damaged', async () => {
    for (const damaged of ['// other', '']) {
      writeFileSync(join(host.registry.path, `${PAGE}.br`), brotliCompressSync(damaged).subarray(damaged ? 0 : 1))
      const response = await get(PAGE, 'br')
      expect(brotliDecompressSync(await bytes(response)).toString()).toBe('// page-list.js of campaigns c1')
    }
  })

  it('that a release names and has not are a 404 that the log tells of', async () => {
    rmSync(join(host.registry.path, PAGE))
    const response = await get(PAGE)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(host.logged.join()).toContain(`the file ${PAGE} is missing`)
  })

  it('stay there after their module moved on', async () => {
    host.registry.module('campaigns', 'c2')
    host.registry.makeLive('campaigns', 'c2', ['c1'])
    host.clock.advance(1_000)
    expect((await get(PAGE)).status).toBe(200)
    expect((await get(PAGE.replace('c1', 'c2'))).status).toBe(200)
  })

  it.each([
    '/shell/s1/missing.js',
    '/shell/s9/main.js',
    '/shell/s1',
    '/shell/s1/',
    '/shell/s1/main.js/',
    '/shell/s1/main.js.br',
    '/shell/s1/shell.json',
    '/shell/s1/..%2f..%2flive.json',
    '/shell/s1/%2e%2e/%2e%2e/live.json',
    '/shell/s1//main.js',
    '/shell/s1/main.js%00',
    '/shell/s1/..\\main.js',
    '/modules/campaigns/../../live.json',
    '/modules/..%2fhistory/x/000001.json',
    '/modules/registry.en.unknown.json',
  ])('answer %s with a plain 404 that no one keeps', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (path.startsWith('/shell') && !path.includes('%2e%2e')) expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  it('hold the whole registry of a language under a name by its content', async () => {
    const page = await host.ask('/login')
    const url = /"registry":"([^"]+)"/.exec(await page.text())?.[1] ?? ''
    expect(url).toMatch(/^\/modules\/registry\.en\.[\w-]{16}\.json$/)
    const response = await get(url)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await response.json()).map((manifest: { id: string }) => manifest.id)).toEqual(['auth', 'campaigns'])
  })
})
