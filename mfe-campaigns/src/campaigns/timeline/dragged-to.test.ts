import { expect, test } from '@jest/globals'
import { draggedTo } from './dragged-to.ts'

const END = '2026-11-29T10:00:00.000Z'
const after = Date.parse('2026-11-27T12:00:00.000Z')

test.each([
  ['a later day', 2, after, '2026-12-01T10:00:00.000Z'],
  ['the last day before now is reached', -1, after, '2026-11-28T10:00:00.000Z'],
  ['a day that is over', -2, after, undefined],
  ['a day that is over where it may be', -2, undefined, '2026-11-27T10:00:00.000Z'],
  ['the same day', 0, after, undefined],
])('an end that is dragged to %s', (_, days, after, to) => expect(draggedTo(END, days, { after, timeZone: 'UTC' })).toBe(to))
