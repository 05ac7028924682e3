const EVERY_MS = 10_000

/**
 * Resolves or rejects as `work` does. Until then it prints every 10 s what it waits for and for how long, so that a slow machine does
 * not look stuck.
 */
export async function waiting<T>(what: string, work: Promise<T>, log: (line: string) => void): Promise<T> {
  let seconds = 0
  const timer = setInterval(() => {
    seconds += EVERY_MS / 1000
    log(`waiting for ${what} (${seconds} s so far)`)
  }, EVERY_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
