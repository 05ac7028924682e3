import { createServer } from 'node:net'
import { StartFailed } from './child.ts'

/** The port that setting `name` asks for; rejects where it is no port or something else listens there. */
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
    throw new StartFailed(`Port ${port} is in use. End what listens there, or choose another one: ${name}=${port + 10} npm start`)
  if (problem) throw new StartFailed(`Port ${port} (${name}) cannot be used: ${problem.message}`)
  return port
}
