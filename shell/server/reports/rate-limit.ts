import type { Clock } from '../clock.ts'

const EACH_MS = 60_000
/** The first of each sender may use the whole limit for all; further ones half of it. */
const FIRST = 3

/** At most so many in a minute: from one sender, and from all together. */
export interface Limits {
  readonly sender: number
  readonly all: number
}

/** For what pages send to the host itself, one by one: reports and overrides. */
export const PAGE_LIMITS: Limits = { sender: 30, all: 600 }

/** Returns a function that counts one from a sender and returns whether that is too many. Heavy senders leave room for others. */
export function rateLimit(clock: Pick<Clock, 'now'>, limits: Limits): (sender: string) => boolean {
  const counts = new Map<string, number>()
  let began = clock.now()
  let all = 0
  return (sender) => {
    if (clock.now() - began >= EACH_MS) {
      began = clock.now()
      all = 0
      counts.clear()
    }
    const count = (counts.get(sender) ?? 0) + 1
    if (count > limits.sender || all >= (count > FIRST ? limits.all / 2 : limits.all)) return true
    counts.set(sender, count)
    all += 1
    return false
  }
}
