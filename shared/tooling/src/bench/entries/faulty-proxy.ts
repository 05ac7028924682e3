import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Requests for files of the module pass, get an error, or never get a response. */
export type Fault = 'well' | 'down' | 'hung'

export interface FaultyProxy {
  readonly url: string
  lead(to: string): void
  be(fault: Fault): void
  stop(): Promise<void>
}

/** Starts a proxy on which the files of one module can be down or hang; everything else passes. */
export async function startFaultyProxy(module: string): Promise<FaultyProxy> {
  let target = ''
  let fault: Fault = 'well'
  const server = createServer((asked, response) => {
    if (fault === 'well' || !asked.url?.startsWith(`/modules/${module}/`)) pass(target, asked, response)
    else if (fault === 'down') response.writeHead(503).end()
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    lead(to) {
      target = to
    },
    be(wanted) {
      fault = wanted
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function pass(target: string, asked: IncomingMessage, response: ServerResponse): void {
  const onward = request(target + asked.url, { method: asked.method, headers: asked.headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  onward.on('error', () => response.destroy())
  asked.pipe(onward)
}
