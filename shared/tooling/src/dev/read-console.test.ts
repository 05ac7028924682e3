import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { anyPort } from '../start/ports.ts'
import { readConsole, requireApi } from './read-console.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Returns the address of a server that gives every call this response. */
async function answering(status: number, text: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const nowhere = async () => `http://127.0.0.1:${await anyPort()}`

describe('the address of another console', () => {
  it('is told if it is none', async () => {
    await expect(readConsole('ftp://staging')).rejects.toThrow('--against needs the address of a console')
  })

  it('is told if nothing is there, with the way to a console of this machine', async () => {
    const address = await nowhere()
    await expect(readConsole(address)).rejects.toThrow(`${address} cannot be reached (ECONNREFUSED)`)
    await expect(readConsole(address)).rejects.toThrow('npm run staging')
  })

  it('is told if no console is there', async () => {
    await expect(readConsole(await answering(404, 'Not found'))).rejects.toThrow('is no console')
    await expect(readConsole(await answering(200, '<!doctype html>'))).rejects.toThrow('is no console')
  })

  it('is told if the console is in production', async () => {
    const address = await answering(404, '<script defer src="/shell/1a2b/main.js"></script>')
    await expect(readConsole(address)).rejects.toThrow('does not let anybody develop against it')
  })

  it('is told if it speaks another version', async () => {
    await expect(readConsole(await answering(200, '{"schema":2}'))).rejects.toThrow(
      /format that this version does not read.*\n.*update the older one/,
    )
  })

  it('need not have a protocol', async () => {
    const told = {
      schema: 1,
      registry: { address: 'http://localhost:3100/.well-known/registry', number: 1, public_key: null },
      shell: null,
      settings: { api_origin: 'http://127.0.0.1:4100', api_extensions: 'all', login_test: '1' },
    }
    const address = await answering(200, JSON.stringify(told))
    expect(await readConsole(address.replace('http://', ''))).toEqual(told)
  })
})

describe('the API of another console', () => {
  it('may answer anything', async () => {
    await expect(requireApi(await answering(404, ''), 'staging')).resolves.toBeUndefined()
  })

  it('is told if it cannot be reached from here', async () => {
    await expect(requireApi(await nowhere(), 'staging')).rejects.toThrow('API_ORIGIN=')
  })
})
