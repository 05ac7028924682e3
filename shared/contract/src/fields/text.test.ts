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
    ['loses what shows nothing, wherever it is', '\u202aTê\u034f\u0301\u200bt\u00ad \u2066b\u2069\u0007', 'Tết b'],
    ['loses joiners in words that do not need them', 'ti\u200dề\u200cn', 'tiền'],
    ['keeps its lines and tabs', 'a\n\tb', 'a\n\tb'],
    ['keeps a family', '👩🏽\u200d❤\ufe0f\u200d👧\u200d', '👩🏽\u200d❤\ufe0f\u200d👧'],
    ['keeps a flag of a region', '🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['loses words in tags behind another emoji', '🎁\u{e0067}\u{e0062}\u{e007f}', '🎁'],
    ['keeps a keycap', '1\ufe0f\u20e3', '1\ufe0f\u20e3'],
    ['keeps the form of a Han character', '葛\u{e0100}', '葛\u{e0100}'],
    ['keeps joiners in words that need them', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['keeps a joiner that ends such a word', 'അവന്\u200d', 'അവന്\u200d'],
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
