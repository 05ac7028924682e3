import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bytesAt } from '../registry/disk-cache.ts'
import { type RegistryFolder, registryFolder } from './test-registry.ts'

type Fault = 'silence' | 'too large' | 'redirect' | 'gone'

/** Another console that serves its registry as a developer's does. */
export interface OtherConsole {
  readonly origin: string
  readonly registry: RegistryFolder
  readonly asked: string[]
  fail(fault: Fault | null): void
  close(): Promise<void>
}

const REGISTRY = '/.well-known/registry/'

/** Its registry has a shell, and the release `o1` of campaigns. */
export async function otherConsole(): Promise<OtherConsole> {
  const registry = registryFolder()
  registry.module('campaigns', 'o1', { version: '9.9.9' })
  registry.makeLive('campaigns', 'o1')
  const asked: string[] = []
  let fault: Fault | null = null
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (fault === 'silence') return
    if (fault === 'redirect') return response.writeHead(302, { location: `/elsewhere${path}` }).end()
    if (fault === 'too large') return response.writeHead(200, { 'content-length': 100 * 1_048_576 }).end('{')
    const content = fault === 'gone' ? null : await bytesAt(`${registry.path}/${path.replace(REGISTRY, '').replace('/elsewhere', '')}`)
    response.writeHead(content && path.includes(REGISTRY) ? 200 : 404).end(content)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    registry,
    asked,
    fail(next) {
      fault = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      registry.remove()
    },
  }
}
