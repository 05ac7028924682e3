import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { REGISTRY_FOLDER } from '@console/module/registry'

const BELOW = `${REGISTRY_FOLDER}/`

export interface ServedRegistry {
  /** The origin for `ALLOW_OVERRIDES`. */
  readonly origin: string
  stop(): Promise<void>
}

/** Serves a registry to consoles of this machine, at any free port unless one is given. */
export async function serveRegistry(folder: string, port = 0): Promise<ServedRegistry> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname.slice(BELOW.length))
    const isServed = pathname.startsWith(BELOW) && statSync(file, { throwIfNoEntry: false })?.isFile()
    if (!isServed) return response.writeHead(404).end()
    return createReadStream(file).pipe(response)
  }).listen(port, 'localhost')
  await new Promise((done) => server.once('listening', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
