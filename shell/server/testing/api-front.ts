import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Null ends the connection without a response. */
type Answer = Response | null
/** Handles a call before the API. `pass` sends it to the API, whose response need not reach the caller. */
export type Mishap = (request: Request, pass: () => Promise<Response>) => Promise<Answer>

export interface ApiFront {
  readonly origin: string
  /** Returns how many calls of `METHOD /path` arrived. */
  count(call: string): number
  /** Returns the request ids of these calls. The host repeats a call that was lost or too slow under its id. */
  ids(call: string): ReadonlySet<string | null>
  /** Sets the handler of all calls from now on; null passes them all to the API. */
  meddle(mishap: Mishap | null): void
  close(): Promise<void>
}

/** A real HTTP server in front of an API in this process: it counts calls, and loses, delays or alters them on demand. */
export async function apiFront(api: (request: Request) => Promise<Response>): Promise<ApiFront> {
  const calls: { readonly call: string; readonly id: string | null }[] = []
  let mishap: Mishap | null = null
  const server = createServer(async (incoming, outgoing) => {
    const request = await requestOf(incoming)
    calls.push({ call: `${request.method} ${new URL(request.url).pathname}`, id: request.headers.get('x-request-id') })
    const pass = () => api(request)
    const response = await (mishap ? mishap(request.clone(), pass) : pass())
    if (!response) return outgoing.destroy()
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(Buffer.from(await response.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    count: (wanted) => calls.filter(({ call }) => call === wanted).length,
    ids: (wanted) => new Set(calls.filter(({ call }) => call === wanted).map(({ id }) => id)),
    meddle(next) {
      mishap = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value)
  const body = await buffer(incoming)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://api.test${url}`, { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
}
