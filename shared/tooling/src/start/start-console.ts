import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { BUILD, ROOT } from '@console/federation'
import { type Child, StartFailed, startChild } from './child.ts'
import { freePort } from './ports.ts'

const SANDBOX_LIMIT_MS = 120_000
const HOST_LIMIT_MS = 30_000

export interface Running {
  readonly children: Child[]
  readonly consoleUrl: string
  /** Null where API_ORIGIN names the provider's API. */
  readonly sandboxUrl: string | null
  /** Rejects as soon as one of the processes ends by itself. */
  readonly broken: Promise<never>
}

/** Where an API is named, no sandbox is started. */
export const usesSandbox = () => !process.env.API_ORIGIN?.trim()

/**
 * Starts sandbox and host around `build`, which is told when the sandbox's bundle can run, and resolves when both
 * answer. `children` is filled as they start, so that the caller can end them whatever happens.
 */
export async function startConsole(build: (onSandbox: () => void) => Promise<void>, children: Child[]): Promise<Running> {
  const port = await freePort('PORT', 3000)
  const sandboxPort = usesSandbox() ? await freePort('SANDBOX_PORT', 4000) : null
  if (port === sandboxPort) throw new StartFailed(`PORT and SANDBOX_PORT are both ${port}: each needs its own.`)
  const environment = { ...process.env, PORT: String(port), ...(sandboxPort === null ? {} : sandboxSettings(sandboxPort)) }
  const breaks: Promise<never>[] = []
  const begin = (name: string, file: string) => {
    const child = startChild(name, ['--disable-warning=ExperimentalWarning', file], environment)
    children.push(child)
    breaks.push(
      child.ended.then((code) =>
        Promise.reject(new StartFailed(`The ${name} ended (exit code ${code ?? 'none'}); see its last lines above.`)),
      ),
    )
    return child
  }
  let sandboxReady: Promise<void> | undefined
  await build(() => {
    if (sandboxPort === null) return
    sandboxReady = begin('sandbox', resolve(BUILD, 'sandbox/main.js')).ready(`http://127.0.0.1:${sandboxPort}/readyz`, SANDBOX_LIMIT_MS)
    // Awaited below; a failure while the build still runs is not left unheard meanwhile.
    sandboxReady.catch(() => {})
    breaks.at(-1)?.catch(() => {})
  })
  await sandboxReady
  const host = begin('host', resolve(ROOT, 'shell/server/main.ts'))
  const broken = Promise.race(breaks)
  broken.catch(() => {})
  await host.ready(`http://127.0.0.1:${port}/healthz`, HOST_LIMIT_MS)
  return {
    children,
    broken,
    consoleUrl: process.env.CONSOLE_ORIGIN?.trim() || `http://localhost:${port}`,
    sandboxUrl: sandboxPort === null ? null : `http://localhost:${sandboxPort}`,
  }
}

/** Both processes must agree on these; the key lets the sandbox believe the client address that the host names. */
function sandboxSettings(sandboxPort: number): Record<string, string> {
  return {
    SANDBOX_PORT: String(sandboxPort),
    GATEWAY_KEY: process.env.GATEWAY_KEY || randomBytes(32).toString('base64url'),
    LOGIN_TEST: process.env.LOGIN_TEST || '1',
  }
}
