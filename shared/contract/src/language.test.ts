import { expect, test } from '@jest/globals'
import { languageOf } from './language.ts'

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
