import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { charactersIn, plainText, requiredKey, requiredText } from './text.ts'

test.each([
  ['nothing', '', 0],
  ['an emoji', '🎁', 1],
  ['a Vietnamese letter as macOS types it', 'ở'.normalize('NFD'), 1],
  ['a word of them', 'Khởi động'.normalize('NFD'), 9],
  ['half a surrogate pair', '\ud83c', 1],
  ['an Indic letter that NFC writes as two', '\u0958', 2],
])('%s counts as it is stored', (_, text, characters) => expect(charactersIn(text)).toBe(characters))

describe('what people wrote', () => {
  test.each([
    ['is trimmed', ' \u00a0Tết \n', 'Tết'],
    ['is put into NFC', 'Khởi động'.normalize('NFD'), 'Khởi động'],
    ['keeps what cannot be seen between the rest', '👩\u200d👧', '👩\u200d👧'],
  ])('%s', (_, text, kept) => {
    expect(v.parse(plainText(20), text)).toBe(kept)
    expect(v.parse(requiredText(20), text)).toBe(kept)
  })

  test.each([
    ['blanks', ' \t\u3000'],
    ['zero-width spaces', '\u200b\u200b'],
    ['soft hyphens', '\u00ad'],
    ['fillers', '\u3164\uffa0'],
    ['an empty Braille pattern', '\u2800'],
    ['marks of direction', '\u202e\u2066'],
    ['variation selectors', '\ufe0f\u{e0100}'],
  ])('is empty where it is nothing but %s', (_, text) => {
    expect(v.parse(plainText(20), text)).toBe('')
    expect(v.safeParse(requiredText(20), text).success).toBe(false)
  })
})

test('a key is kept as it was sent', () => {
  const key = 'ở'.normalize('NFD')
  expect(v.parse(requiredKey(20), `${key} ${key}`)).toBe(`${key} ${key}`)
})
