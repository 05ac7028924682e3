import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Null ends the connection without an answer. */
type Answer = Response | null
/** What happens to a call on its way; `pass` lets it reach the API, whose answer need not reach the caller. */
export type Mishap = (request: Request, pass: () => Promise<Response>) => Promise<Answer>

export interface ApiFront {
  readonly origin: string
  /** How many calls of `METHOD /path` came, whatever became of them. */
  count(call: string): number
  /** Every call goes through this from now on; null lets them all pass. */
  meddle(mishap: Mishap | null): void
  close(): Promise<void>
}

/** A real HTTP server in front of an API in this process: it counts calls, and loses, delays or alters them on demand. */
export async function apiFront(api: (request: Request) => Promise<Response>): Promise<ApiFront> {
  const calls: string[] = []
  let mishap: Mishap | null = null
  const server = createServer(async (incoming, outgoing) => {
    const request = await requestOf(incoming)
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    const pass = () => api(request)
    const answer = await (mishap ? mishap(request.clone(), pass) : pass())
    if (!answer) return outgoing.destroy()
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    count: (call) => calls.filter((one) => one === call).length,
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
