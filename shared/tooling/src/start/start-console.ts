import { randomBytes } from 'node:crypto'
import { waiting } from '../build/waiting.ts'
import { captchaSettings } from './captcha-settings.ts'
import { type Child, StartFailed, startChild } from './child.ts'
import { hostAddress } from './host-address.ts'
import { HOST_ENVIRONMENT, HOST_OPTIONS } from './host-options.ts'

const SANDBOX_LIMIT_MS = 120_000
const HOST_LIMIT_MS = 120_000

export interface StartOptions {
  /** Filled as processes start, so that the caller can end them whatever happens. */
  readonly children: Child[]
  readonly log: (line: string) => void
  /** Builds what the processes serve; calls back once the sandbox itself can run. */
  readonly build: (onSandbox: () => void) => Promise<void>
  /** Arguments of Node. */
  readonly sandbox: readonly string[]
  readonly host: readonly string[]
  /** Null if API_ORIGIN names the provider's API. */
  readonly sandboxPort: number | null
  readonly hostPort: number
  /** Of both, where they differ from the environment's. */
  readonly settings?: Readonly<Record<string, string>>
  readonly hostSettings?: Readonly<Record<string, string>>
}

export const usesSandbox = () => !process.env.API_ORIGIN?.trim()

export interface Running {
  /** Rejects with `StartFailed` as soon as one of the processes ends by itself. */
  readonly broken: Promise<never>
}

/** Builds, starts the sandbox meanwhile and then the host; resolves when both respond. */
export async function startConsole(options: StartOptions): Promise<Running> {
  const { children, log, sandboxPort, hostPort } = options
  const environment = { ...process.env, ...options.settings, ...(sandboxPort === null ? {} : sandboxSettings(sandboxPort)) }
  const breaks: Promise<never>[] = []
  const begin = (name: string, run: readonly string[], settings: Readonly<Record<string, string>>) => {
    const child = startChild(name, run, { ...environment, ...settings })
    children.push(child)
    const ending = child.ended.then((code) => {
      throw new StartFailed(`The ${name} ended (exit code ${code ?? 'none'}); see its last lines above.`)
    })
    // The race below handles a rejection; this only keeps it from counting as unhandled while the build runs.
    ending.catch(() => {})
    breaks.push(ending)
    return child
  }
  let sandboxReady: Promise<void> | undefined
  await options.build(() => {
    if (sandboxPort === null) return
    sandboxReady = begin('sandbox', ['--disable-warning=ExperimentalWarning', ...options.sandbox], {}).ready(
      `http://127.0.0.1:${sandboxPort}/readyz`,
      SANDBOX_LIMIT_MS,
    )
    sandboxReady.catch(() => {})
  })
  if (sandboxReady) await waiting('the sandbox', sandboxReady, log)
  const host = begin('host', [...HOST_OPTIONS, ...options.host], { ...HOST_ENVIRONMENT, ...options.hostSettings, PORT: String(hostPort) })
  await waiting('the host', host.ready(`http://${hostAddress(process.env.LISTEN)}:${hostPort}/healthz`, HOST_LIMIT_MS), log)
  const broken = Promise.race(breaks)
  broken.catch(() => {})
  return { broken }
}

/** Settings that both processes must share. With the key, the sandbox trusts the client address from the host. */
function sandboxSettings(sandboxPort: number): Record<string, string> {
  return {
    SANDBOX_PORT: String(sandboxPort),
    GATEWAY_KEY: process.env.GATEWAY_KEY || randomBytes(32).toString('base64url'),
    LOGIN_TEST: process.env.LOGIN_TEST || '1',
    ...captchaSettings(process.env, sandboxPort),
  }
}
