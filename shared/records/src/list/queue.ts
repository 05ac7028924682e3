import { isApiError, limitDelay } from '@console/api'
import pLimit from 'p-limit'

/** What became of one row. `stopped`: the person canceled before its turn came. */
export type Outcome = { readonly state: 'done' } | { readonly state: 'failed'; readonly error: unknown } | { readonly state: 'stopped' }

export interface Patience {
  readonly signal: AbortSignal
  /** Resolves after so many milliseconds, or rejects when the signal does. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A limit names its time; after so many waits it counts as a failure. */
const MOST_WAITS = 5
const AT_ONCE = 3

/** Does `work` for each item, three at a time and in order; answers nothing but the outcomes, one per item. */
export async function runQueue<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  onOutcome: (item: T, outcome: Outcome) => void,
  patience: Patience,
): Promise<void> {
  const limit = pLimit(AT_ONCE)
  await Promise.all(items.map((item) => limit(async () => onOutcome(item, await outcomeOf(() => work(item), patience)))))
}

async function outcomeOf(work: () => Promise<void>, patience: Patience): Promise<Outcome> {
  if (patience.signal.aborted) return { state: 'stopped' }
  try {
    await patiently(work, patience)
    return { state: 'done' }
  } catch (error) {
    return patience.signal.aborted && isLimited(error) ? { state: 'stopped' } : { state: 'failed', error }
  }
}

/** Does `work`, and again after the time that a limit names. Throws what `work` throws. */
export async function patiently<T>(work: () => Promise<T>, { signal, wait = pause }: Patience): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLimited(error) || waits === MOST_WAITS || signal.aborted) throw error
      await wait(limitDelay(error), signal).catch(() => {
        throw error
      })
    }
  }
}

const isLimited = (error: unknown) => isApiError(error, 'rate_limited')

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume, stop) => {
    const timer = setTimeout(resume, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stop(signal.reason)
    })
  })
}
