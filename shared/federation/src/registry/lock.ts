import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 20
/** A holder works for milliseconds, so one that still has the lock after this long has died, or sleeps. */
const DEAD_AFTER_MS = 10_000

/** Independent of other machines, and of changes of the clock. */
export interface WaitingClock {
  /** Milliseconds since any moment; never set back or forward. */
  now(): number
  pause(ms: number): Promise<void>
}

const monotonicClock: WaitingClock = { now: () => performance.now(), pause: async (ms) => pause(ms) }

/**
 * Runs `work` after other processes that do so under the same file. The lock keeps them from working in vain, no more: a holder that is
 * slow loses it to the next one and does not notice. So `work` must be refused by what it writes to if it comes too late.
 */
export async function locked<T>(file: string, work: () => T | Promise<T>, clock = monotonicClock): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const token = randomUUID()
  await take(file, token, clock)
  try {
    return await work()
  } finally {
    if (holderOf(file) === token) rmSync(file, { force: true })
  }
}

/** Waits for as long as the holders change. One that stays the same for too long, by the waiter's clock, loses the lock. */
async function take(file: string, token: string, clock: WaitingClock): Promise<void> {
  let seen: string | null = null
  let since = clock.now()
  while (!created(file, token)) {
    const holder = holderOf(file)
    if (holder !== seen) [seen, since] = [holder, clock.now()]
    else if (clock.now() - since >= DEAD_AFTER_MS) rmSync(file, { force: true })
    await clock.pause(POLL_MS)
  }
}

function created(file: string, token: string): boolean {
  try {
    writeFileSync(file, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (Error.isError(error) && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Returns the token of the lock's holder; null if nobody holds it. */
function holderOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (Error.isError(error) && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
