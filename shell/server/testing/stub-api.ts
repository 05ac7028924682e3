import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface SeenCall {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface StubResponse {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Record<string, string | string[]>
  /** Ends the connection without a response. */
  readonly cut?: true
}

type Handler = (call: SeenCall) => StubResponse | Promise<StubResponse>

export interface StubApi {
  readonly origin: string
  readonly calls: SeenCall[]
  /** Sets the response to `METHOD /path` (without query); the last one set wins. */
  on(call: string, handler: Handler): void
  count(call: string): number
  close(): Promise<void>
}

/** A real HTTP server that returns the responses that the test sets, and 404 for every other call. */
export async function stubApi(): Promise<StubApi> {
  const handlers = new Map<string, Handler>()
  const calls: SeenCall[] = []
  const nameOf = (call: Pick<SeenCall, 'method' | 'url'>) => `${call.method} ${call.url.split('?')[0]}`
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined)
    // The client has disconnected.
    if (body === undefined) return
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    calls.push(call)
    const answer = (await handlers.get(nameOf(call))?.(call)) ?? problemResponse(404, 'not_found')
    if (answer.cut) return response.destroy()
    const content = answer.json === undefined ? (answer.text ?? '') : JSON.stringify(answer.json)
    const type = answer.json === undefined ? 'text/html' : 'application/json'
    response.writeHead(answer.status ?? 200, { 'content-type': type, ...answer.headers }).end(content)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    on: (call, handler) => void handlers.set(call, handler),
    count: (call) => calls.filter((one) => nameOf(one) === call).length,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

export function problemResponse(status: number, code: string): StubResponse {
  return {
    status,
    json: { type: `urn:pub:problem:${code}`, title: code, status, code },
    headers: { 'content-type': 'application/problem+json' },
  }
}
