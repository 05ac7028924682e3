import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { AppLinkInput, HttpsUrlInput, isUrlOrAppLink, OptionalAppLink, OptionalUrl, optionalUrl, urlLength } from './urls.ts'

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message
const HOST = 'https://a.example/'
const ofLength = (length: number) => HOST + 'x'.repeat(length - HOST.length)

describe.each([
  ['a URL that may be missing', OptionalUrl],
  ['a link that may be missing', OptionalAppLink],
])('%s', (_, schema) => {
  test.each([null, '', '  '])('is null for %j', (given) => expect(v.parse(schema, given)).toBeNull())
  test('has at most 2,048 characters', () => {
    expect(v.parse(schema, ofLength(2048))).toHaveLength(2048)
    expect(v.safeParse(schema, ofLength(2049)).issues?.[0].type).toBe('max_length')
  })
})

test('a URL is put into its normal form, which may not be too long either', () => {
  expect(v.parse(OptionalUrl, ' HTTPS://A.example ')).toBe('https://a.example/')
  for (const schema of [OptionalUrl, HttpsUrlInput])
    expect(v.safeParse(schema, `${HOST}${'é'.repeat(1000)}`).issues?.[0].type).toBe('max_length')
})

test.each([
  [' https://a.example ', 18],
  [`${HOST}đ`, 24],
  // A port that http has anyway is not part of the normal form.
  ['http://a.example:80/', 17],
  ['đ', 1],
])('%j counts as %i characters, also where it is limited', (text, length) => {
  expect(urlLength(text)).toBe(length)
  if (length === 1) return
  expect(v.is(optionalUrl(length), text)).toBe(true)
  expect(v.safeParse(optionalUrl(length - 1), text).issues?.[0].type).toBe('max_length')
})

test.each(['example.com', 'ftp://a.example/', 'lotus://guide', 'javascript:alert(1)', 'https://', 'https://a b.example/'])(
  '%s is no URL',
  (text) => expect(codeOf(OptionalUrl, text)).toBe('invalid_url'),
)

test.each([
  ['https://a.example/', undefined],
  ['HTTPS://a.example/', undefined],
  ['http://a.example/', 'invalid_https_url'],
  ['http://a.example/?from=https://a.example', 'invalid_https_url'],
  ['lotus://guide', 'invalid_https_url'],
  ['httpss://a.example/', 'invalid_https_url'],
])('%s as a URL with https', (text, code) => expect(codeOf(HttpsUrlInput, text)).toBe(code))

test.each([
  ['http://a.example/', undefined],
  ['lotus://guide/summer?id=1', undefined],
  ['lotus:guide', 'invalid_url_or_app_link'],
  ['javascript://%0aalert(1)', 'invalid_url_or_app_link'],
  ['DATA://x', 'invalid_url_or_app_link'],
  ['lotus://two words', 'invalid_url_or_app_link'],
])('%s as a URL or an app link', (text, code) => {
  expect(codeOf(AppLinkInput, text)).toBe(code)
  expect(codeOf(OptionalAppLink, text)).toBe(code)
})

describe('a URL or app link', () => {
  test.each([
    'https://example.com',
    'HTTP://example.com/a?b=c#d',
    'https://xn--vit-zxa.example/đường',
    'game://open',
    'my-app+x.y://a/b?c=%20',
    'intent://scan/#Intent;scheme=zxing;end',
    `https://example.com/${'a'.repeat(2028)}`,
  ])('%s is one', (text) => {
    expect(isUrlOrAppLink(text)).toBe(true)
  })

  test.each([
    '',
    'example.com',
    '//example.com',
    '/path',
    'game:',
    'game://',
    'game:/open',
    '1game://open',
    'https:example.com',
    'https://',
    'http:///x',
    'https://a.example\\b',
    'https://a..example',
    'https://exa mple.com',
    'https://example.com/a b',
    ' https://example.com',
    'game://a\u00a0b',
    'game://a\tb',
    'game://a\u0007b',
    'java\nscript://x',
    'mailto:a@example.com',
    `https://example.com/${'a'.repeat(2029)}`,
  ])('%j is none', (text) => {
    expect(isUrlOrAppLink(text)).toBe(false)
  })

  test.each(['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source'])('%s is never one', (scheme) => {
    expect(isUrlOrAppLink(`${scheme}://x`)).toBe(false)
    expect(isUrlOrAppLink(`${scheme.toUpperCase()}://x`)).toBe(false)
  })
})
