import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

type Settings = Readonly<Record<string, string>>
export type HostChild = ChildProcess & { readonly stderr: Readable }

export interface HostProcess {
  readonly child: HostChild
  readonly origin: string
  readonly port: number
  /** One JSON text per line. */
  readonly lines: string[]
  /** Returns the exit code; null if the signal killed it. */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

const MAIN = join(process.cwd(), 'shell/server/main.ts')

function spawnHost(settings: Settings): HostChild {
  const env = { PATH: process.env.PATH, ...settings }
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Runs a host that should not start, and returns its output and exit code. A host that starts is stopped, so that the test fails. */
export async function runToEnd(settings: Settings): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawnHost(settings)
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    output += piece
    if (output.includes('"listening"')) child.kill()
  })
  await once(child, 'close')
  return { code: child.exitCode, output }
}

export async function startHost(settings: Settings): Promise<HostProcess> {
  const port = Number(settings.PORT ?? (await freePort()))
  const child = spawnHost({ ...settings, PORT: String(port) })
  const lines: string[] = []
  const said = createInterface({ input: child.stderr })
  said.on('line', (line) => lines.push(line))
  const ended = once(child, 'exit')
  while (!lines.some((line) => line.includes('"listening"'))) {
    await Promise.race([once(said, 'line'), ended])
    if (child.exitCode !== null) throw new Error(`The host ended with ${child.exitCode}:\n${lines.join('\n')}`)
  }
  return {
    child,
    origin: `http://localhost:${port}`,
    port,
    lines,
    async stop(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await ended
      }
      return child.exitCode
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
