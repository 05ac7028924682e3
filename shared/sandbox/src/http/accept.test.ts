import { expect, test } from '@jest/globals'
import { acceptsJson, languageOf } from './accept.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['vi', 'vi'],
  ['VI-vn', 'vi'],
  ['fr, de', 'en'],
  ['fr-FR, vi-VN;q=0.8, en;q=0.5', 'vi'],
  ['vi;q=0.3, en', 'en'],
  ['vi;q=0.5, en;q=0.5', 'vi'],
  ['en;q=0, vi;q=0.1', 'vi'],
  ['vi;q=0', 'en'],
  [',;q=1,,', 'en'],
])('Accept-Language %s asks for %s', (header, language) => expect(languageOf(header)).toBe(language))

test.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['application/*', true],
  ['Application/JSON; charset=utf-8', true],
  ['text/html, application/json;q=0.1', true],
  ['text/html', false],
  ['application/problem+json', false],
  ['application/json;q=0', false],
  ['application/json; q=0.000', false],
])('Accept %s has JSON: %s', (header, isAccepted) => expect(acceptsJson(header)).toBe(isAccepted))
