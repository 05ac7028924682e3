import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { hasTooManyDigits, readNumber, writeNumber } from './number-text.ts'

describe('a number as it is typed', () => {
  test.each([
    ['en', '', null],
    ['en', '  ', null],
    ['en', '7', 7],
    ['en', ' 007 ', 7],
    ['en', '-12', -12],
    ['en', '\u221212', -12],
    ['en', '1,234', 1234],
    ['en', '1,234,567.25', 1_234_567.25],
    ['en', '1234.5', 1234.5],
    ['en', '12,34', '12,34'],
    ['en', '1,2345', '1,2345'],
    ['en', '1.2.3', '1.2.3'],
    ['en', '1.', '1.'],
    ['en', 'many', 'many'],
    ['en', '1e5', '1e5'],
    ['en', '0x10', '0x10'],
    ['vi', '1.234', 1234],
    ['vi', '1.234.567,25', 1_234_567.25],
    ['vi', '1234,5', 1234.5],
    ['vi', '0.5', 0.5],
    ['vi', '12.34', 12.34],
    ['vi', '1,234.5', '1,234.5'],
    ['vi', '1234.567', '1234.567'],
    ['vi', '1\u00A0234', 1234],
    ['en', '0', 0],
    ['en', '0.10', 0.1],
    ['en', '9,007,199,254,740,991', Number.MAX_SAFE_INTEGER],
    ['en', '9007199254740993', '9007199254740993'],
    ['en', '0.1234567890123456', 0.1234567890123456],
    ['en', '0.12345678901234567', '0.12345678901234567'],
    ['vi', '-1,2345678901234567891', '-1,2345678901234567891'],
    ['en', `1${'0'.repeat(400)}`, `1${'0'.repeat(400)}`],
  ] as const)('%s %j is %j', (locale, text, value) => {
    expect(readNumber(text, locale)).toBe(value)
  })

  test.each([
    ['0.12345678901234567', true],
    ['9007199254740993', true],
    ['9007199254740991', false],
    ['many', false],
    ['', false],
  ])('%j has too many digits: %j', (text, isTooLong) => {
    expect(hasTooManyDigits(text, 'en')).toBe(isTooLong)
  })

  test.each(['en', 'vi'])('what is written in %s is read as the same number', (locale) => {
    const numbers = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, min: -1e15, max: 1e15 }))
    fc.assert(
      fc.property(numbers, (value) => {
        expect(readNumber(writeNumber(value, locale), locale)).toBe(value)
      }),
      { seed: jest.getSeed() },
    )
  })
})
