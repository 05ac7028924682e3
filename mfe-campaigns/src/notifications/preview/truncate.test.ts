import { expect, test } from '@jest/globals'
import { firstCharacters, truncate } from './truncate.ts'

test.each<[string, string, number, ReturnType<typeof truncate>]>([
  ['what fits', 'Hello', 5, { shown: 'Hello', hidden: 0, rest: '' }],
  ['what does not, with the mark among its characters', 'Hello you', 6, { shown: 'Hello…', hidden: 4, rest: 'you' }],
  ['a space before the mark', 'Hello you', 7, { shown: 'Hello…', hidden: 3, rest: 'you' }],
  ['letters that were typed as two', 'Hè đến'.normalize('NFD'), 6, { shown: 'Hè đến'.normalize('NFD'), hidden: 0, rest: '' }],
  ['emoji, none of them by half', '🎁🎁🎁', 2, { shown: '🎁…', hidden: 2, rest: '🎁🎁' }],
  ['a long rest', 'x'.repeat(60), 11, { shown: `${'x'.repeat(10)}…`, hidden: 50, rest: `${'x'.repeat(40)}…` }],
  ['nothing', '', 5, { shown: '', hidden: 0, rest: '' }],
])('cuts %s', (_, text, most, cut) => expect(truncate(text, most)).toEqual(cut))

test('the first characters of a text end with no space', () => expect(firstCharacters('Hello you', 6)).toBe('Hello'))
