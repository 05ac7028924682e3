const TIME_LIMIT_MS = 7_000

/**
 * Fetches a file of the console past the browser's cache, and resolves to the status of the response, or 0 if there was none.
 * The address of a file never changes, so a damaged copy would come out of the cache at every try, in later documents too.
 */
export async function fetchUncached(address: string): Promise<number> {
  try {
    const response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    // Read to its end, because a browser keeps only whole files.
    await response.blob()
    return response.status
  } catch {
    return 0
  }
}
