import { expect, it } from '@jest/globals'
import { manualClock } from '../testing/manual-clock.ts'
import { rateLimit } from './rate-limit.ts'

it('refuses more than the limit of one sender, and of all together, until the minute is over', () => {
  const clock = manualClock()
  const isTooMany = rateLimit(clock, { sender: 2, all: 3 })
  expect(['a', 'a', 'a', 'b', 'c'].map(isTooMany)).toEqual([false, false, true, false, true])
  clock.advance(59_999)
  expect(isTooMany('b')).toBe(true)
  clock.advance(1)
  expect(['a', 'b'].map(isTooMany)).toEqual([false, false])
})

it('leaves room for the first of each sender when some send as much as they may', () => {
  const isTooMany = rateLimit(manualClock(), { sender: 10, all: 40 })
  for (const sender of ['a', 'b', 'c', 'd', 'e']) for (let sent = 0; sent < 10; sent += 1) isTooMany(sender)
  expect(['f', 'f', 'f', 'f'].map(isTooMany)).toEqual([false, false, false, true])
})
