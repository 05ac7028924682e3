import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BUILD } from '@console/federation'
import { startChild } from '../../start/child.ts'
import { anyPort } from '../../start/ports.ts'

const LIMIT_MS = 300_000

export interface RunningSandbox {
  readonly port: number
  /** For a host in front of it. */
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts a sandbox with demo data on a free port, for measuring: limits are high, tokens last, answers are not checked. */
export async function startSandbox(name: string, more: Readonly<Record<string, string | undefined>> = {}): Promise<RunningSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await anyPort()
  const settings = { SANDBOX_PORT: String(port), GATEWAY_KEY: randomBytes(32).toString('base64url'), RATE_LIMITS: 'test' }
  const child = startChild(name, ['--disable-warning=ExperimentalWarning', resolve(BUILD, 'sandbox/main.js')], {
    ...process.env,
    DATABASE_URL: undefined,
    DATA_DIR: folder,
    ACCESS_TOKEN_TTL: '3600',
    VALIDATE_RESPONSES: '0',
    ...settings,
    ...more,
  })
  const stop = async () => {
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await child.ready(`http://127.0.0.1:${port}/readyz`, LIMIT_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, settings, stop }
}
