import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StoredFile, UPLOAD_LIMIT } from '@console/contract'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { keyOf } from '../session/seal.ts'
import { CHANGE, COOKIE, CORE, LOGIN, ORIGIN, REFRESH, type TestHost, testHost } from '../testing/host.ts'
import { LOTUS, OWNER, type SandboxApi, sandboxApi } from '../testing/sandbox-api.ts'
import { problemResponse } from '../testing/stub-api.ts'

const FILES = `${CORE}/publishers/p1/files`
/** Without the content type, which a form brings itself. */
const UPLOAD = { 'x-console': '1', origin: ORIGIN }
const FORM = { ...UPLOAD, 'content-type': 'multipart/form-data; boundary=b' }
const STORED = { id: 'f1', url: 'http://files.test/f1', content_type: 'video/mp4', size: 1 }

/** Returns a body that comes in parts and says no length. */
function inParts(size: number, part = 1_000_000): ReadableStream<Uint8Array> {
  let left = size
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(new Uint8Array(Math.min(left, part)).fill(97))
      left -= part
    },
  })
}

const post = (host: TestHost, body: BodyInit, headers: Record<string, string>, path = FILES) =>
  host.ask(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
const problemOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

describe('an upload', () => {
  let host: TestHost
  beforeEach(async () => {
    host = await testHost()
    host.api.on(`POST ${FILES}`, () => ({ status: 201, json: STORED }))
  })
  afterEach(() => host.close())

  it('reaches the API as it is, with the token and the type of the form', async () => {
    const cookie = await host.signIn()
    const response = await post(host, inParts(3_000_000), { ...FORM, cookie })
    expect([response.status, await response.json()]).toEqual([201, STORED])
    const seen = host.api.calls.at(-1)
    expect(seen?.body.length).toBe(3_000_000)
    expect(seen?.headers).toMatchObject({ authorization: 'Bearer access-1', 'content-type': FORM['content-type'] })
    expect(seen?.headers).not.toHaveProperty('cookie')
  })

  it('is passed on while it still comes in', async () => {
    const cookie = await host.signIn()
    let more: ReadableStreamDefaultController<Uint8Array> | undefined
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        more = controller
      },
    })
    const began = Promise.withResolvers<void>()
    const api = createServer((request, response) => {
      request.once('data', () => began.resolve())
      request.on('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(STORED)))
    })
    await new Promise<void>((resolve) => {
      api.listen(0, '127.0.0.1', resolve)
    })
    const other = await testHost({ settings: { API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}` } })
    try {
      await other.store.create(await storedSession(host, cookie))
      const response = post(other, slow, { ...FORM, cookie })
      more?.enqueue(new Uint8Array(10))
      await began.promise
      more?.close()
      expect((await response).status).toBe(201)
    } finally {
      await other.close()
      api.closeAllConnections()
      api.close()
    }
  })

  it('is too large when it says so, and when it turns out so', async () => {
    const cookie = await host.signIn()
    const said = await post(host, 'a', { ...FORM, cookie, 'content-length': String(UPLOAD_LIMIT + 1) })
    expect(await problemOf(said)).toEqual([413, 'payload_too_large'])
    expect(await problemOf(await post(host, inParts(UPLOAD_LIMIT + 1), { ...FORM, cookie }))).toEqual([413, 'payload_too_large'])
    expect(host.logged.filter((line) => line.includes('unreachable'))).toEqual([])
  })

  it('does not widen what other calls may send', async () => {
    const cookie = await host.signIn()
    const response = await post(host, inParts(1_048_577), { ...FORM, cookie }, `${CORE}/publishers/p1/campaigns`)
    expect(await problemOf(response)).toEqual([413, 'payload_too_large'])
  })

  it('goes with a new token when the old one might not last', async () => {
    const cookie = await host.signIn()
    host.clock.advance(31_000)
    expect((await post(host, inParts(10), { ...FORM, cookie })).status).toBe(201)
    expect(host.api.calls.at(-1)?.headers.authorization).toBe('Bearer access-2')
  })

  it('whose token is refused all the same is to be tried again, and then has a new one', async () => {
    const cookie = await host.signIn()
    let isRevoked = true
    host.api.on(`POST ${FILES}`, () => (isRevoked ? problemResponse(401, 'token_expired') : { status: 201, json: STORED }))
    expect(await problemOf(await post(host, inParts(10), { ...FORM, cookie }))).toEqual([503, 'busy'])
    expect(host.logged).toEqual([])
    isRevoked = false
    expect((await post(host, inParts(10), { ...FORM, cookie })).status).toBe(201)
    expect([host.api.count(`POST ${REFRESH}`), host.api.count(`POST ${FILES}`)]).toEqual([1, 2])
  })

  it('ends the session with the API', async () => {
    const cookie = await host.signIn()
    host.api.on(`POST ${FILES}`, () => problemResponse(401, 'session_revoked'))
    const response = await post(host, inParts(10), { ...FORM, cookie })
    expect(await problemOf(response)).toEqual([401, 'unauthenticated'])
    expect(response.headers.get('set-cookie')).toMatch(new RegExp(`^${COOKIE}=; Max-Age=0`))
  })

  it('that the person cancels is no complaint about the API', async () => {
    const cookie = await host.signIn()
    const canceled = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(10))
        controller.error(new Error('canceled'))
      },
    })
    await post(host, canceled, { ...FORM, cookie })
    expect(host.logged).toEqual([])
  })

  it('does not exist where the API has no such call', async () => {
    const other = await testHost({ settings: { API_EXTENSIONS: [] } })
    expect(await problemOf(await post(other, 'a', FORM))).toEqual([404, 'not_found'])
    await other.close()
  })
})

async function storedSession(host: TestHost, cookie: string) {
  const stored = await host.store.read(keyOf(cookie.slice(cookie.indexOf('=') + 1)))
  if (!stored) throw new Error('The session is not in the store.')
  return stored
}

describe('with the real API behind it', () => {
  let api: SandboxApi
  let server: Server
  let host: TestHost
  beforeEach(async () => {
    api = await sandboxApi()
    server = createServer(getRequestListener((request) => api.fetch(request)))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    host = await testHost({ settings: { API_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } })
  })
  afterEach(async () => {
    await host.close()
    server.closeAllConnections()
    server.close()
    await api.close()
  })

  async function signedIn(): Promise<string> {
    const response = await host.ask(LOGIN, { method: 'POST', headers: CHANGE, body: JSON.stringify(OWNER) })
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  it('a video of many megabytes arrives whole, and can be read at its address', async () => {
    const cookie = await signedIn()
    const header = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102'
    const unknownSize = '01ffffffffffffff'
    const track = 'ae8a8381018685565f565038'
    const start = Buffer.from(`${header}18538067${unknownSize}1654ae6b8c${track}1f43b675${unknownSize}`, 'hex')
    const film = Buffer.concat([start, Buffer.alloc(12_000_000, 5)])
    const form = new FormData()
    form.set('purpose', 'video')
    form.set('file', new Blob([new Uint8Array(film)]), 'a.webm')
    const response = await post(host, form, { ...UPLOAD, cookie }, `${CORE}/publishers/${LOTUS}/files`)
    const { url, size } = v.parse(StoredFile, await response.json())
    expect([response.status, size]).toEqual([201, film.length])
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(film)).toBe(true)
  })

  it('a refusal comes back with its reason', async () => {
    const cookie = await signedIn()
    const form = new FormData()
    form.set('purpose', 'image')
    form.set('file', new Blob(['<html>']), 'a.png')
    const response = await post(host, form, { ...UPLOAD, cookie }, `${CORE}/publishers/${LOTUS}/files`)
    const { errors } = (await response.json()) as { errors: { code: string }[] }
    expect([response.status, errors.map(({ code }) => code)]).toEqual([415, ['file_wrong_type']])
  })
})
