import { describe, expect, test } from '@jest/globals'
import {
  cleanRichTextAttribute,
  cleanRichTextStyle,
  isPlainText,
  isRichTextImage,
  RICH_TEXT_COLORS,
  RICH_TEXT_TAGS,
} from './allowed-markup.ts'

test('an image comes from the web alone', () => {
  expect(isRichTextImage('https://example.com/a.png')).toBe(true)
  expect(isRichTextImage('game://a.png')).toBe(false)
  expect(isRichTextImage('data:image/png;base64,AAAA')).toBe(false)
})

describe('a style', () => {
  test.each([
    ['span', 'COLOR: #DC2626 ; font-size:24px;', 'font-size:24px;color:#dc2626'],
    ['span', 'font-size:10px;font-size:12px', 'font-size:12px'],
    ['span', 'font-size:11px;color:red;color:#123456', ''],
    ['span', 'text-align:center', ''],
    ['p', 'padding-left:450px;text-align:justify', 'text-align:justify;padding-left:450px'],
    ['p', 'padding-left:480px;padding-left:0px;padding-left:31px', ''],
    ['p', 'color:#dc2626', ''],
    ['li', 'text-align:right;padding-left:30px', 'text-align:right'],
    ['b', 'color:#dc2626', ''],
    ['p', '__proto__:x;constructor:y', ''],
  ])('of <%s> "%s" keeps "%s"', (tag, style, kept) => {
    expect(cleanRichTextStyle(tag, style)).toBe(kept)
  })
})

test('the palette has 36 different colors', () => {
  expect(new Set(RICH_TEXT_COLORS).size).toBe(36)
})

test('an attribute stays on its own element alone', () => {
  expect(cleanRichTextAttribute('a', 'href', 'https://x.example')).toBe('https://x.example')
  expect(cleanRichTextAttribute('a', 'style', 'color:#dc2626')).toBeUndefined()
  expect(cleanRichTextAttribute('p', 'href', 'https://x.example')).toBeUndefined()
  expect(cleanRichTextAttribute('p', 'onclick', 'x')).toBeUndefined()
  expect(cleanRichTextAttribute('script', 'src', 'https://x.example')).toBeUndefined()
  expect(cleanRichTextAttribute('toString', 'style', 'x')).toBeUndefined()
  expect(Object.keys(RICH_TEXT_TAGS).sort()).toEqual(['a', 'b', 'br', 'i', 'img', 'li', 'ol', 'p', 's', 'span', 'u', 'ul'])
})

test('an address keeps nothing that could end its attribute', () => {
  expect(cleanRichTextAttribute('a', 'href', ' https://x.example/"><b> ')).toBe('https://x.example/%22%3E%3Cb%3E')
})

test.each([
  ['a < b, c > d & e', true],
  ['I <3 you', true],
  ['&lt;b&gt;', true],
  ['a<b', false],
  ['</p', false],
  ['<!--', false],
  ['<?xml', false],
])('%j is plain: %s', (text, plain) => {
  expect(isPlainText(text)).toBe(plain)
})
