import { expect, test } from '@jest/globals'
import { acceptsJson } from './accept.ts'

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
