import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ROOT } from '@console/federation'
import { startChild } from '../../start/child.ts'
import { HOST_ENVIRONMENT, HOST_OPTIONS } from '../../start/host-options.ts'
import { anyPort } from '../../start/ports.ts'
import type { RunningSandbox } from './running-sandbox.ts'

const LIMIT_MS = 60_000

export interface RunningHost {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a host that serves this registry. `origin` is the address that browsers see, if it is not the host's own; `more` are further settings. */
export async function startHost(
  sandbox: RunningSandbox,
  registry: string,
  origin?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await anyPort()
  const url = `http://localhost:${port}`
  const child = startChild('host', [...HOST_OPTIONS, resolve(ROOT, 'shell/server/main.ts')], {
    ...process.env,
    ...HOST_ENVIRONMENT,
    ...sandbox.settings,
    API_ORIGIN: undefined,
    LISTEN: undefined,
    CONSOLE_ORIGIN: origin ?? url,
    PORT: String(port),
    DATA_DIR: folder,
    REGISTRY: registry,
    ...more,
  })
  const stop = async () => {
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await child.ready(`http://127.0.0.1:${port}/healthz`, LIMIT_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: child.pid, stop }
}
