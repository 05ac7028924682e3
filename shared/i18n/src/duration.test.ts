import { expect, test } from '@jest/globals'
import { durationText } from './duration.ts'

test.each([
  [1, '1 second', '1 giây'],
  [40, '40 seconds', '40 giây'],
  [59.2, '60 seconds', '60 giây'],
  [60, '1 minute', '1 phút'],
  [61, '2 minutes', '2 phút'],
  [900, '15 minutes', '15 phút'],
  [3600, '1 hour', '1 giờ'],
  [5400, '2 hours', '2 giờ'],
])('%d s are %s, %s', (seconds, english, vietnamese) => {
  expect(durationText('en', seconds)).toBe(english)
  expect(durationText('vi', seconds)).toBe(vietnamese)
})
