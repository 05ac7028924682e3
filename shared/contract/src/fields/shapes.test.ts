import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { Email, Instant, Url } from './shapes.ts'

test.each([
  ['2027-01-01T00:00:00.000Z', true],
  ['2027-01-01T07:00:00+07:00', true],
  ['2027-01-01T00:00Z', true],
  ['9999-12-31T23:59:59.999Z', true],
  ['1000-01-01T00:00:00Z', true],
  ['2027-01-01T00:00:00', false],
  ['2027-01-01 00:00:00Z', false],
  ['2027-13-01T00:00:00Z', false],
  ['2027-01-01T00:00:00Z and more', false],
  ['9999-12-31T23:59:59-23:59', false],
  ['0999-12-31T23:59:59Z', false],
  ['0000-01-01T00:00:00+23:59', false],
  ['2028-02-29T00:00:00Z', true],
  ['2027-02-29T00:00:00Z', false],
  ['2027-02-30T00:00:00Z', false],
  ['2027-04-31T12:00:00+07:00', false],
  ['2027-02-30t00:00:00z', false],
  ['2027-01-32T00:00:00Z', false],
  ['2027-01-00T00:00:00Z', false],
  ['2027-01-01T23:59:59.999Z', true],
  ['2027-01-01T24:00:00Z', false],
  ['2027-01-01T00:60:00Z', false],
  ['2016-12-31T23:59:60Z', false],
  ['2027-01-01T00:00:00+24:00', false],
  ['0999-12-31T23:30:00-01:00', true],
  ['tomorrow', false],
])('%s is an instant: %s', (text, expected) => {
  expect(v.is(Instant, text)).toBe(expected)
})

test('an address is stored in lower case', () => {
  expect(v.parse(Email, ' Flow@FRESH.example ')).toBe('flow@fresh.example')
})

describe('a URL', () => {
  test.each(['https:a', 'http:///x', 'https://a.example/a b', 'https:\\\\a.example', `https://a.example/${'b'.repeat(3000)}`])(
    'that a backend has stored is read as it is: %j',
    (text) => {
      expect(v.parse(Url, text)).toBe(text)
    },
  )

  test.each(['a.example', 'ftp://a.example', 'javascript:alert(1)'])('is not read from %j', (text) => {
    expect(v.is(Url, text)).toBe(false)
  })
})
