const KEY = 'console.reloaded'
/** Spec section 9: a failed chunk load reloads the page, at most once per minute. */
export const RELOAD_GUARD_MS = 60_000

/** A lazily loaded file is gone, as after a release that replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
}

/**
 * Reloads the page for a stale chunk and returns true, unless it did so in the last 60 s. The moment is kept over
 * reloads, and several chunks that fail together count as one.
 */
export function reloadForStaleChunk(now = Date.now(), reload = () => location.reload()): boolean {
  if (isReloading) return true
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
