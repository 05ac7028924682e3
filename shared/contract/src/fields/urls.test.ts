import { describe, expect, test } from '@jest/globals'
import { isHttpUrl, isUrlOrAppLink } from './urls.ts'

test.each(['\u0007', '\u0085', '\u00a0', ' ', '\t', '\\'])('a URL has no %j', (character) => {
  expect(isHttpUrl(`https://a.example/${character}b`)).toBe(false)
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
    'https://a.example\\b',
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
