import { expect, it } from '@jest/globals'
import { fitsPlatform } from './platform-range.ts'

it.each([
  ['^1.2.3', '1.2.3', true],
  ['^1.2.3', '1.10.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '2.0.0', false],
  ['^0.2.3', '0.2.9', true],
  ['^0.2.3', '0.3.0', false],
  ['^0.0.3', '0.0.4', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['*', '1.2.3', false],
  ['>=1.0.0', '1.2.3', false],
])('range %s and platform %s: %s', (range, version, fits) => {
  expect(fitsPlatform(range, version)).toBe(fits)
})
