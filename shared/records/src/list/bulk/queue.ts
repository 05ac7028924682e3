import { isApiError, type Patience, patiently } from '@console/api'
import pLimit from 'p-limit'

/** What became of one row. `stopped`: the person canceled before its turn came. */
export type Outcome = { readonly state: 'done' } | { readonly state: 'failed'; readonly error: unknown } | { readonly state: 'stopped' }

/** How many rows can be chosen is `LIST_REACH` of the contract. */
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
    return patience.signal.aborted && isApiError(error, 'rate_limited') ? { state: 'stopped' } : { state: 'failed', error }
  }
}
