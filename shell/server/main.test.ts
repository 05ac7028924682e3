import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrotliDecompress } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CORE, LOGIN } from './testing/host.ts'
import { type HostProcess, runToEnd, startHost } from './testing/host-process.ts'
import { type StubApi, type StubResponse, stubApi } from './testing/stub-api.ts'
import { consoleRegistry, type RegistryFolder } from './testing/test-registry.ts'

let folder = ''
let registry: RegistryFolder
let api: StubApi
let running: HostProcess[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-host-'))
  registry = consoleRegistry()
  api = await stubApi()
})
afterEach(async () => {
  await Promise.all(running.map((host) => host.stop('SIGKILL')))
  running = []
  await api.close()
  registry.remove()
  rmSync(folder, { recursive: true, force: true })
})

const settings = () => ({ DATA_DIR: folder, REGISTRY: registry.path, API_ORIGIN: api.origin })

async function started(more: Record<string, string> = {}): Promise<HostProcess> {
  const host = await startHost({ ...settings(), ...more })
  running.push(host)
  return host
}

async function signIn(origin: string): Promise<string> {
  api.on(`POST ${LOGIN}`, () => ({
    json: { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 60, refresh_expires_in: 25_200 },
  }))
  const response = await fetch(origin + LOGIN, { method: 'POST', headers: { 'x-console': '1', origin }, body: '{}' })
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

describe('the host as a process', () => {
  it('names every wrong setting and ends with exit code 1', async () => {
    const { code, output } = await runToEnd({ ...settings(), PORT: '99999', TRUST_PROXY: 'everybody', ROOT_LOCALE: 'fr' })
    expect(code).toBe(1)
    for (const name of ['PORT', 'TRUST_PROXY', 'ROOT_LOCALE']) expect(output).toMatch(new RegExp(`^${name} must be `, 'm'))
    expect(output).not.toContain('    at ')
  })

  it('listens for this machine alone unless told otherwise, by the name localhost too', async () => {
    const { port } = await started()
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
    await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow()
    const open = await started({ LISTEN: '0.0.0.0' })
    expect((await fetch(`http://127.0.0.2:${open.port}/healthz`)).status).toBe(200)
  })

  it('ends with exit code 1 rather than sign demo accounts in for other machines', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: folder, REGISTRY: registry.path, LISTEN: '0.0.0.0' })
    expect([code, output]).toEqual([1, expect.stringMatching(/^LISTEN must be 127\.0\.0\.1 while .* demo accounts/m)])
  })

  it('ends with exit code 1 when its port is taken', async () => {
    const { port } = await started()
    const { code, output } = await runToEnd({ ...settings(), PORT: String(port) })
    expect(code).toBe(1)
    expect(JSON.parse(output.trim())).toMatchObject({ event: 'cannot listen', code: 'EADDRINUSE' })
  })

  it('serves on while balancers notice that it is being stopped, until it is told again', async () => {
    const host = await started({ DRAIN_SECONDS: '300' })
    host.child.kill('SIGTERM')
    let ready = await fetch(`${host.origin}/readyz`)
    while (ready.status === 200) ready = await fetch(`${host.origin}/readyz`)
    expect(await ready.json()).toMatchObject({ parts: { process: { reasons: ['it is being stopped'] } } })
    expect((await fetch(`${host.origin}/login_test`)).status).toBe(404)
    expect(await host.stop('SIGTERM')).toBe(0)
  })

  it('keeps sessions over a restart, unreadable without its key', async () => {
    const first = await started()
    const cookie = await signIn(first.origin)
    expect(await first.stop('SIGTERM')).toBe(0)
    expect(readFileSync(join(folder, 'sessions.db'), 'latin1')).not.toMatch(/access-1|refresh-1/)
    const { origin } = await started({ PORT: String(first.port) })
    api.on(`GET ${CORE}/categories`, ({ headers }) => ({ json: { items: [headers.authorization] } }))
    const response = await fetch(`${origin}${CORE}/categories`, { headers: { cookie } })
    expect(await response.json()).toEqual({ items: ['Bearer access-1'] })
  })

  it('sends the head over the wire, compressed, while the API has not answered yet', async () => {
    const { origin } = await started()
    const cookie = await signIn(origin)
    const profile = Promise.withResolvers<StubResponse>()
    api.on('GET /pub/id/api/v1/users/profile', () => profile.promise)
    const asked = request(`${origin}/campaigns`, { headers: { cookie, 'accept-encoding': 'br' } }).end()
    const [response] = await once(asked, 'response')
    const page = response.pipe(createBrotliDecompress()).setEncoding('utf8')
    let html = ''
    page.on('data', (part: string) => {
      html += part
    })
    while (!html.includes('console-page')) await once(page, 'data')
    expect(html).not.toContain('console-boot')
    profile.resolve({ status: 500 })
    await once(page, 'end')
    expect(html).toContain('<script type="application/json" id="console-boot">{"state":"unknown"}</script></body></html>')
  })

  it('logs one line of JSON for each error, with no secret in it', async () => {
    const { origin, lines } = await started()
    const cookie = await signIn(origin)
    api.on(`GET ${CORE}/categories`, () => ({ cut: true }))
    const response = await fetch(`${origin}${CORE}/categories`, { headers: { cookie } })
    expect(response.status).toBe(503)
    expect(lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error')).toMatchObject({
      level: 'error',
      event: 'api unreachable',
      request_id: response.headers.get('x-request-id'),
      path: `${CORE}/categories`,
    })
    expect(lines.join()).not.toContain(cookie.split('=')[1])
  })
})
