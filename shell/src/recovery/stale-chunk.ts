import { keepIn, keptIn, unsavedStore } from '@console/session'
import { fetchUncached } from '@console/ui'

const KEY = 'console.reloaded'
/** Spec section 9: a failed chunk load reloads the page, at most once per minute. */
export const RELOAD_GUARD_MS = 60_000

/**
 * Loads the code of a whole page. If the host no longer has it, the page is reloaded, and the promise stays pending: nothing is
 * drawn any more. Rejects if the page cannot be reloaded, so that a line with another try is shown in its place.
 */
export async function orReload<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if ((await isGone(error)) && reloadForStaleChunk()) return new Promise<never>(() => {})
    throw error
  }
}

interface ChunkLoadError {
  readonly name: 'ChunkLoadError'
  readonly type: 'error' | 'missing' | 'timeout'
  /** The address of the file. */
  readonly request: string
}

export function isChunkError(error: unknown): error is ChunkLoadError {
  return (error as Partial<ChunkLoadError> | undefined)?.name === 'ChunkLoadError'
}

/** Only the host can tell: offline or while it is down, a reload would end in the browser's own error page. */
async function isGone(error: unknown): Promise<boolean> {
  return isChunkError(error) && error.type !== 'timeout' && (await fetchUncached(error.request)) === 404
}

/**
 * Reloads the page for a stale chunk and returns true, unless there is unsaved work in it or it did so in the last 60 s.
 * The moment is kept over reloads, without which the page would reload for ever, and several chunks that fail together count as one.
 */
export function reloadForStaleChunk(now = Date.now(), reload = () => location.reload()): boolean {
  if (isReloading) return true
  if (unsavedStore.getState().forms > 0) return false
  if (now - Number(keptIn('sessionStorage', KEY)) < RELOAD_GUARD_MS || !keepIn('sessionStorage', KEY, String(now))) return false
  isReloading = true
  reload()
  return true
}

let isReloading = false

/** For tests: another document begins. */
export function beginDocument(): void {
  isReloading = false
}
