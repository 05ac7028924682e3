import { unsavedStore } from '@console/session'

const KEY = 'console.reloaded'
/** Spec section 9: a failed chunk load reloads the page, at most once per minute. */
export const RELOAD_GUARD_MS = 60_000

/**
 * Loads the code of a whole page. Where it is gone the page is reloaded, and the promise stays open: nothing is drawn any
 * more. Rejects where it cannot be reloaded, so that a part with another try stands in its place.
 */
export async function orReload<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (isChunkError(error) && reloadForStaleChunk()) return new Promise<never>(() => {})
    throw error
  }
}

/** A lazily loaded file is gone, as after a release that replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
}

/**
 * Reloads the page for a stale chunk and returns true, unless there is unsaved work in it or it did so in the last 60 s.
 * The moment is kept over reloads, and several chunks that fail together count as one.
 */
export function reloadForStaleChunk(now = Date.now(), reload = () => location.reload()): boolean {
  if (isReloading) return true
  if (unsavedStore.getState().forms > 0) return false
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (now - last < RELOAD_GUARD_MS) return false
  sessionStorage.setItem(KEY, String(now))
  isReloading = true
  reload()
  return true
}

let isReloading = false

/** For tests: another document begins. */
export function beginDocument(): void {
  isReloading = false
}
