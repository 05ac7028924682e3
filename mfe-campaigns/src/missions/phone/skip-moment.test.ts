import { expect, test } from '@jest/globals'
import { type SkipState, skipState } from './skip-moment.ts'

const NEVER: SkipState = { kind: 'never' }
const SKIP: SkipState = { kind: 'skip' }
const wait = (seconds: number): SkipState => ({ kind: 'wait', seconds })

test.each<[what: string, seconds: number, after: number | null, length: number | null, state: SkipState]>([
  ['at the start all of the time is left', 0, 5, 90, wait(5)],
  ['a second that has begun is counted', 3.2, 5, 90, wait(2)],
  ['just before the moment it is one more second', 4.99, 5, 90, wait(1)],
  ['the button comes at the moment', 5, 5, 90, SKIP],
  ['and stays', 60, 5, 90, SKIP],
  ['a content that cannot be skipped has none', 60, null, 90, NEVER],
  ['nor has one that ends before', 3, 10, 8, NEVER],
  ['at the end itself there is one', 8, 8, 8, SKIP],
  ['a page has no end', 20, 20, null, SKIP],
])('%s', (_, seconds, after, length, state) => {
  expect(skipState(seconds, after, length)).toEqual(state)
})
