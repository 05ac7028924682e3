import { existsSync, readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StoredFile, UPLOAD_LIMIT } from '@console/contract'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Sandbox } from '../../create-sandbox.ts'
import { incomingFolder } from '../../http/upload.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { signIn } from '../../testing/client.ts'
import { ENGINES, openOn } from '../../testing/engines.ts'
import { formOf, mp4 } from '../../testing/made-files.ts'

const FILES = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/files`

describe.each(ENGINES)('files over a socket on %s', (engine) => {
  let sandbox: Sandbox
  let server: Server
  let origin: string
  beforeAll(async () => {
    sandbox = await openOn(engine)
    server = createServer(getRequestListener((request) => sandbox.fetch(request)))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
    return sandbox.close()
  })

  async function send(body: BodyInit, headers: Record<string, string> = {}) {
    const { access_token } = await signIn(sandbox, 'owner@lotus.example')
    return fetch(origin + FILES, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${access_token}`, ...headers },
      duplex: 'half',
    } as RequestInit)
  }

  test('a video arrives in parts, and its address is by the name that the sender knows', async () => {
    const response = await send(formOf('video', mp4(Buffer.alloc(5_000_000, 1))))
    const { url, size } = (await response.json()) as StoredFile
    expect([response.status, new URL(url).origin]).toEqual([201, origin])
    const range = await fetch(url, { headers: { range: `bytes=${size - 2}-` } })
    expect([range.status, new Uint8Array(await range.arrayBuffer())]).toEqual([206, Uint8Array.of(1, 1)])
  })

  test('a sender that never ends is told so', async () => {
    const head =
      '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nvideo\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(head) : new Uint8Array(1_000_000))
        sent += 1_000_000
        if (sent > UPLOAD_LIMIT + 10_000_000) controller.close()
      },
    })
    const response = await send(endless, { 'Content-Type': 'multipart/form-data; boundary=b' })
    expect(response.status).toBe(413)
    const folder = incomingFolder(sandbox.services.files.folder)
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })
})
