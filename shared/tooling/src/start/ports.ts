import { createServer } from 'node:net'
import { StartFailed } from './child.ts'

const USUAL = { port: 3000, sandboxPort: 4000 }

/** Returns free ports for console and sandbox, `usual` unless they are set; the second is null if no sandbox runs. */
export async function consolePorts(
  withSandbox: boolean,
  usual = USUAL,
): Promise<{ readonly port: number; readonly sandboxPort: number | null }> {
  const port = await freePort('PORT', usual.port)
  const sandboxPort = withSandbox ? await freePort('SANDBOX_PORT', usual.sandboxPort) : null
  if (port === sandboxPort) throw new StartFailed(`PORT and SANDBOX_PORT are both ${port}: each needs its own.`)
  return { port, sandboxPort }
}

export function anyPort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new StartFailed('No port is free.'))))
    })
  })
}

/** Rejects if the setting is not a port, or the port is in use. */
export async function freePort(name: string, fallback: number): Promise<number> {
  const given = process.env[name]?.trim() || String(fallback)
  const port = Number(given)
  if (!/^\d{1,5}$/.test(given) || port < 1 || port > 65_535)
    throw new StartFailed(`${name} must be a port number from 1 to 65535, not '${given}'.`)
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    const probe = createServer()
    probe.once('error', done)
    probe.listen(port, () => probe.close(() => done(undefined)))
  })
  if (problem?.code === 'EADDRINUSE')
    throw new StartFailed(`Port ${port} is in use. End what listens there, or choose another one: ${name}=${port + 10}`)
  if (problem) throw new StartFailed(`Port ${port} (${name}) cannot be used: ${problem.message}`)
  return port
}
