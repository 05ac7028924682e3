import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { Email, Instant, isHttpUrl, Url, UrlInput } from './shapes.ts'

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
  test.each([
    ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
    ['HTTP://A.Example:80', 'http://a.example/'],
    ['https://a.example:8443/b/../c', 'https://a.example:8443/c'],
    ['https://đường.example/đ', 'https://xn--ng-pma05d708i.example/%C4%91'],
    ['https://localhost', 'https://localhost/'],
    ['https://a_b.example.', 'https://a_b.example./'],
    ['https://127.0.0.1:3000/', 'https://127.0.0.1:3000/'],
    ['https://[::1]/', 'https://[::1]/'],
    ['https://name:word@a.example/', 'https://name:word@a.example/'],
    ['  https://a.example/b\n', 'https://a.example/b'],
    [`https://a.example/${'b'.repeat(2030)}`, `https://a.example/${'b'.repeat(2030)}`],
  ])('%j is stored as %s, which stays as it is', (text, normal) => {
    expect(v.parse(UrlInput, text)).toBe(normal)
    expect(v.parse(UrlInput, normal)).toBe(normal)
    expect(isHttpUrl(text.trim())).toBe(true)
  })

  test.each([
    'a.example',
    '//a.example',
    'https:',
    'https://',
    'https:a',
    'https:/a.example',
    'http:///x',
    'https:////a.example',
    'https://?a',
    'https://#a',
    'https://:80',
    'https://a.example:99999',
    'https:\\\\a.example',
    'https://a.example\\b',
    'https://a.example\\@b.example',
    'https://a.example/a b',
    'https://a example/',
    'https://a.\nexample/',
    'https://a.example/\tb',
    'https://a.example/\u0007',
    'https://a.example/\u0085',
    'https://a.example/\u00a0b',
    'ht\ntps://a.example',
    'https://@',
    'https://@/a',
    'https://name@',
    'https://name@/a',
    'https://name:word@',
    'https://name:word@/a',
    'https://name@?a',
    'https://.',
    'https://a..example',
    'https://.example',
    'https://-a.example',
    'https://*.example',
    `https://${'a'.repeat(64)}.example`,
    'https://%20',
    'https://[::1',
    'https://1.2.3.256',
    'ftp://a.example',
    'ftp://a.example/?from=https://a.example',
    'game://a.example',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,a',
  ])('%j is none', (text) => {
    expect(codesOf(text)).toEqual(['invalid_url'])
    expect(isHttpUrl(text)).toBe(false)
  })

  test('is at most 2,048 characters long, as it is typed and as it is stored', () => {
    const long = `https://a.example/${'b'.repeat(2031)}`
    expect(isHttpUrl(long)).toBe(false)
    expect(v.safeParse(UrlInput, long).issues?.map(({ type }) => type)).toContain('max_length')
    expect(v.safeParse(UrlInput, `https://a.example/${'đ'.repeat(400)}`).issues?.map(({ type }) => type)).toEqual(['max_length'])
  })

  test.each(['', '  '])('%j is missing', (text) => {
    expect(v.safeParse(UrlInput, text).issues?.map(({ type }) => type)).toContain('non_empty')
  })

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

function codesOf(text: string): string[] | undefined {
  return v.safeParse(UrlInput, text).issues?.map(({ message }) => message)
}
