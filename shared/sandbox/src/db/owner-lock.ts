import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../settings.ts'

/**
 * Locks the data folder until the process ends, because two processes on one PGlite folder lose rows silently. The lock is an
 * open SQLite file: the system releases it with the process, however that ends, so no stale lock remains.
 */
export function ownDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holder = join(folder, 'sandbox.pid')
  const lock = new DatabaseSync(join(folder, 'sandbox.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartError(
      `The data folder ${resolve(folder)} is in use by another sandbox (process ${pidOf(holder)}). Stop it, or set DATA_DIR.`,
    )
  }
  writeFileSync(holder, `${process.pid}\n`)
  return { release: () => lock.close() }
}

/** SQLITE_BUSY */
const isBusy = (error: unknown) => typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === 5

function pidOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown'
  } catch {
    return 'unknown'
  }
}
