import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CORE, LOGIN } from './testing/host.ts'
import { consoleRegistry, type RegistryFolder } from './testing/registry-folder.ts'
import { type StubAnswer, type StubApi, stubApi } from './testing/stub-api.ts'

type Host = ChildProcess & { stderr: Readable }

const MAIN = join(process.cwd(), 'shell/server/main.ts')
let folder = ''
let registry: RegistryFolder
let api: StubApi
let running: Host[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-host-'))
  registry = consoleRegistry()
  api = await stubApi()
})
afterEach(async () => {
  for (const host of running) {
    if (host.exitCode === null) host.kill('SIGKILL')
    if (host.exitCode === null && host.signalCode === null) await once(host, 'exit')
  }
  running = []
  await api.close()
  registry.remove()
  rmSync(folder, { recursive: true, force: true })
})

function run(settings: Record<string, string>): Host {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, REGISTRY: registry.path, API_ORIGIN: api.origin, ...settings }
  const host = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  running.push(host)
  return host
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function started(port?: number): Promise<{ host: Host; origin: string; port: number; lines: string[] }> {
  const used = port ?? (await freePort())
  const host = run({ PORT: String(used) })
  const lines: string[] = []
  const said = createInterface({ input: host.stderr })
  said.on('line', (line) => lines.push(line))
  while (!lines.some((line) => line.includes('"listening"'))) await once(said, 'line')
  return { host, origin: `http://localhost:${used}`, port: used, lines }
}

async function signIn(origin: string): Promise<string> {
  api.on(`POST ${LOGIN}`, () => ({
    json: { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 60, refresh_expires_in: 25_200 },
  }))
  const answer = await fetch(origin + LOGIN, { method: 'POST', headers: { 'x-console': '1', origin }, body: '{}' })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

describe('the host as a process', () => {
  it('names every wrong setting and ends with exit code 1', async () => {
    const host = run({ PORT: '99999', TRUST_PROXY: 'everybody', ROOT_LOCALE: 'fr' })
    const [said] = await Promise.all([text(host.stderr), once(host, 'exit')])
    expect(host.exitCode).toBe(1)
    for (const name of ['PORT', 'TRUST_PROXY', 'ROOT_LOCALE']) expect(said).toMatch(new RegExp(`^${name} must be `, 'm'))
    expect(said).not.toContain('    at ')
  })

  it('ends with exit code 1 when its port is taken', async () => {
    const { origin } = await started()
    const host = run({ PORT: new URL(origin).port })
    const [said] = await Promise.all([text(host.stderr), once(host, 'exit')])
    expect(host.exitCode).toBe(1)
    expect(JSON.parse(said.trim())).toMatchObject({ event: 'cannot listen', code: 'EADDRINUSE' })
  })

  it('keeps sessions over a restart, unreadable without its key', async () => {
    const first = await started()
    const cookie = await signIn(first.origin)
    first.host.kill('SIGTERM')
    await once(first.host, 'exit')
    expect(first.host.exitCode).toBe(0)
    expect(readFileSync(join(folder, 'sessions.db'), 'latin1')).not.toMatch(/access-1|refresh-1/)
    const { origin } = await started(first.port)
    api.on(`GET ${CORE}/categories`, ({ headers }) => ({ json: { items: [headers.authorization] } }))
    const answer = await fetch(`${origin}${CORE}/categories`, { headers: { cookie } })
    expect(await answer.json()).toEqual({ items: ['Bearer access-1'] })
  })

  it('sends the head over the wire, compressed, while the API has not answered yet', async () => {
    const { origin } = await started()
    const cookie = await signIn(origin)
    const profile = Promise.withResolvers<StubAnswer>()
    api.on('GET /pub/id/api/v1/users/profile', () => profile.promise)
    const asked = request(`${origin}/campaigns`, { headers: { cookie, 'accept-encoding': 'br' } }).end()
    const [answer] = await once(asked, 'response')
    const page = answer.pipe(createBrotliDecompress()).setEncoding('utf8')
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
    const answer = await fetch(`${origin}${CORE}/categories`, { headers: { cookie } })
    expect(answer.status).toBe(503)
    expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
      level: 'error',
      event: 'api unreachable',
      request_id: answer.headers.get('x-request-id'),
      path: `${CORE}/categories`,
    })
    expect(lines.join()).not.toContain(cookie.split('=')[1])
  })
})
