import { isApiError, type RetryOptions, retryWhenLimited } from '@console/api'
import pLimit from 'p-limit'

/** `stopped`: the person canceled before the row's turn. */
export type Outcome = { readonly state: 'done' } | { readonly state: 'failed'; readonly error: unknown } | { readonly state: 'stopped' }

const AT_ONCE = 3

/** Does `work` for each item, three at a time and in order; failures are outcomes and never thrown. */
export async function runQueue<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  onOutcome: (item: T, outcome: Outcome) => void,
  options: RetryOptions,
): Promise<void> {
  const limit = pLimit(AT_ONCE)
  await Promise.all(items.map((item) => limit(async () => onOutcome(item, await outcomeOf(() => work(item), options)))))
}

async function outcomeOf(work: () => Promise<void>, options: RetryOptions): Promise<Outcome> {
  if (options.signal.aborted) return { state: 'stopped' }
  try {
    await retryWhenLimited(work, options)
    return { state: 'done' }
  } catch (error) {
    return options.signal.aborted && isApiError(error, 'rate_limited') ? { state: 'stopped' } : { state: 'failed', error }
  }
}
