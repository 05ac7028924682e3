import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { anyPort, consolePorts } from './ports.ts'

const before = { PORT: process.env.PORT, SANDBOX_PORT: process.env.SANDBOX_PORT }
afterEach(() => {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})
const set = (port: number | string, sandboxPort: number | string) =>
  Object.assign(process.env, { PORT: String(port), SANDBOX_PORT: String(sandboxPort) })

describe('the ports of console and sandbox', () => {
  it('are those of the settings', async () => {
    const [port, sandboxPort] = [await anyPort(), await anyPort()]
    set(port, sandboxPort)
    expect(await consolePorts(true)).toEqual({ port, sandboxPort })
    expect(await consolePorts(false)).toEqual({ port, sandboxPort: null })
  })

  it('are refused with a suggestion when they are in use', async () => {
    const server = createServer()
    const taken = await new Promise<number>((done) => {
      server.listen(0, () => {
        const address = server.address()
        done(address && typeof address === 'object' ? address.port : 0)
      })
    })
    set(await anyPort(), taken)
    await expect(consolePorts(true)).rejects.toThrow(
      `Port ${taken} is in use. End what listens there, or choose another one: SANDBOX_PORT=${taken + 10}`,
    )
    expect((await consolePorts(false)).sandboxPort).toBeNull()
    server.close()
  })

  it.each(['0', '65536', '3000x', '-1', '1e3'])('are refused when the setting is %s', async (port) => {
    set(port, 4000)
    await expect(consolePorts(false)).rejects.toThrow(`PORT must be a port number from 1 to 65535, not '${port}'.`)
  })

  it('are refused when both are the same', async () => {
    const port = await anyPort()
    set(port, port)
    await expect(consolePorts(true)).rejects.toThrow(`PORT and SANDBOX_PORT are both ${port}: each needs its own.`)
  })
})
