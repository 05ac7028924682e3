import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { AppLinkInput, HttpsUrlInput, OptionalAppLink, OptionalUrl, optionalUrl, UrlInput, urlLength } from './url-inputs.ts'
import { isHttpUrl } from './urls.ts'

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message
const HOST = 'https://a.example/'
const ofLength = (length: number) => HOST + 'x'.repeat(length - HOST.length)

describe('a URL', () => {
  test.each([
    ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
    ['HTTP://A.Example:80', 'http://a.example/'],
    ['https://a.example:8443/b/../c', 'https://a.example:8443/b/../c'],
    ['https://đường.example/đ', 'https://xn--ng-pma05d708i.example/%C4%91'],
    ['https://localhost', 'https://localhost/'],
    ['https://a_b.example./', 'https://a_b.example./'],
    ['https://127.0.0.1:3000/', 'https://127.0.0.1:3000/'],
    ['https://[::1]/', 'https://[::1]/'],
    ['https://name:word@a.example/', 'https://name:word@a.example/'],
    ['  https://a.example/b\n', 'https://a.example/b'],
    ['https://a.example?b#', 'https://a.example/?b#'],
    // Macros, as ad networks write them.
    ...['{network}/{{ad.name}}', '[[ID]]/%CLICK%', '$' + '{a|b^c`d}', "<id>?q='{x}'&r=[y]#{z}"].map((rest) => [
      `https://a.example/${rest}`,
      `https://a.example/${rest}`,
    ]),
    ['https://a.example/"đ"/', 'https://a.example/%22%C4%91%22/'],
    [`https://a.example/${'b'.repeat(2030)}`, `https://a.example/${'b'.repeat(2030)}`],
  ])('%j is stored as %s, which stays as it is', (text, normal) => {
    expect(v.parse(UrlInput, text)).toBe(normal)
    expect(v.parse(UrlInput, normal)).toBe(normal)
    expect(isHttpUrl(normal)).toBe(true)
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
    expect(codeOf(UrlInput, text)).toBe('invalid_url')
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
})

describe.each([
  ['a URL', UrlInput],
  ['a link', AppLinkInput],
])('%s as people paste it', (_, schema) => {
  test.each([
    ['behind a scheme that was there', 'https://https://a.example/b', 'https://a.example/b'],
    ['behind two', 'http://https://HTTPS://a.example/b', 'HTTPS://a.example/b'],
    ['in angle brackets', '<https://a.example/b>', 'https://a.example/b'],
    ['in curly quotes', '“ https://a.example/b ”', 'https://a.example/b'],
    ['with a blank that shows nothing', '\u200bhttps://a.ex\u00adample/b\ufeff', 'https://a.example/b'],
  ])('is taken %s', (_, pasted, address) => expect(v.parse(schema, pasted)).toBe(v.parse(schema, address)))

  test.each([
    'https://https//a.example',
    'https://a',
    'https://a/b.c',
    'https://a:8080',
    'http://7',
    'https://a./',
    'https://localhost.',
    'https://localhosts/',
  ])('%s has no domain', (address) => expect(codeOf(schema, address)).toBe(schema === UrlInput ? 'invalid_url' : 'invalid_url_or_app_link'))

  test.each(['https://localhost:4000/b', 'https://127.0.0.1/', 'https://[::1]/', 'https://a.b/'])('%s has one', (address) => {
    expect(v.parse(schema, address)).toBe(address)
  })

  test.each([...'.,;:!)]}"”»…。'].map((sign) => `https://a.example/b${sign}`).concat('https://a.example.'))(
    '%s ends with a sign of its sentence',
    (address) => expect(codeOf(schema, address)).toBe('ends_in_sign'),
  )

  test.each(['(b)', 'b.#', '{{b}}', '[b]', '?q=100%', '?', '_', "?q='x'", '*', '~', '?c=<id>'])(
    'https://a.example/%s ends as it should',
    (end) => {
      expect(v.parse(schema, `https://a.example/${end}`)).toBe(`https://a.example/${end}`)
    },
  )
})

test.each([
  ['a URL that may be missing', OptionalUrl],
  ['a URL with https', HttpsUrlInput],
  ['a link that may be missing', OptionalAppLink],
])('%s is read and refused in the same way', (_, schema) => {
  expect(v.parse(schema, '<https://https://a.example/{b}\u200b>')).toBe('https://a.example/{b}')
  expect(codeOf(schema, 'https://a.example/b.')).toBe('ends_in_sign')
  expect(codeOf(schema, 'https://a/b')).toMatch(/^invalid_/)
})

test('a character that no one sees makes no other scheme of one that is never behind a link', () => {
  expect(codeOf(AppLinkInput, 'java\u200bscript://%0aalert(1)')).toBe('invalid_url_or_app_link')
})

test('an app link has no domain, and is stored as it was typed', () => {
  expect(v.parse(AppLinkInput, ' lotus\u200b://guide/{id} ')).toBe('lotus://guide/{id}')
  expect(codeOf(AppLinkInput, 'lotus://guide.')).toBe('ends_in_sign')
})

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

test('a URL that may be missing is put into its normal form, which may not be too long either', () => {
  expect(v.parse(OptionalUrl, ' HTTPS://A.example ')).toBe('https://a.example/')
  for (const schema of [OptionalUrl, HttpsUrlInput])
    expect(v.safeParse(schema, `${HOST}${'é'.repeat(1000)}`).issues?.[0].type).toBe('max_length')
})

test.each([
  [' https://a.example ', 18],
  [`${HOST}đ`, 24],
  // The default port is not part of the normal form.
  ['http://a.example:80/', 17],
  ['đ', 1],
])('%j counts as %i characters, also where it is limited', (text, length) => {
  expect(urlLength(text)).toBe(length)
  if (length === 1) return
  expect(v.is(optionalUrl(length), text)).toBe(true)
  expect(v.safeParse(optionalUrl(length - 1), text).issues?.[0].type).toBe('max_length')
})

test.each(['example.com', 'lotus://guide', 'https://a b.example/'])('%s is no URL that may be missing', (text) =>
  expect(codeOf(OptionalUrl, text)).toBe('invalid_url'),
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
