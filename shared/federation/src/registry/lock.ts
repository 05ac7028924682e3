import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 20
/** A holder works for milliseconds, so one that is this old has died. */
const DEAD_AFTER_MS = 10_000

/** Runs `work` while no other process does so under the same file. */
export async function locked<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    removeDead(file)
    await pause(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, `${process.pid}\n`)
    closeSync(handle)
    return true
  } catch (error) {
    if (Error.isError(error) && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Renamed before it is removed: of several processes that see the same dead lock, one takes it away. */
function removeDead(file: string): void {
  try {
    if (Date.now() - statSync(file).mtimeMs < DEAD_AFTER_MS) return
    const aside = `${file}.${process.pid}.dead`
    renameSync(file, aside)
    rmSync(aside, { force: true })
  } catch {
    // Another process was quicker.
  }
}
