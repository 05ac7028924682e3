import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** From SIGTERM to SIGKILL. */
const GRACE_MS = 8_000
const POLL_MS = 100

export interface Child {
  readonly pid: number
  /** Resolves once the process responds with 2xx at `url`; rejects if it dies or takes longer than `limit` ms. */
  ready(url: string, limit: number): Promise<void>
  /** The exit code; null after a signal. */
  readonly ended: Promise<number | null>
  stop(): Promise<void>
}

/** The output appears here line by line behind the name. */
export function startChild(name: string, args: readonly string[], environment: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  passOn(name, child.stdout, process.stdout)
  passOn(name, child.stderr, process.stderr)
  const ended = new Promise<number | null>((done) => {
    child.once('error', () => done(1))
    child.once('exit', (code) => done(code))
  })
  return { pid: child.pid ?? 0, ended, ready: (url, limit) => untilReady(name, url, limit, ended), stop: () => stop(child, ended) }
}

function passOn(name: string, from: Readable, to: NodeJS.WriteStream): void {
  createInterface({ input: from }).on('line', (line) => to.write(`[${name}] ${line}\n`))
}

async function untilReady(name: string, url: string, limit: number, ended: Promise<number | null>): Promise<void> {
  let dead: string | undefined
  ended.then((code) => (dead = `The ${name} ended before it was ready (exit code ${code ?? 'none'}).`))
  const deadline = Date.now() + limit
  while (Date.now() < deadline) {
    if (dead !== undefined) throw new StartFailed(dead)
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
    await new Promise((resume) => setTimeout(resume, POLL_MS))
  }
  throw new StartFailed(`The ${name} was not ready at ${url} after ${limit / 1000} s.`)
}

async function stop(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(timer)
}

/** The message is for the person at the terminal. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed'
}
