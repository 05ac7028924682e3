import { expect, it } from '@jest/globals'
import { fitsPlatform, platformRange } from './platform-range.ts'

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
  ['', '1.2.3', false],
  ['^1.2.3', '1.2.4-next', false],
  ['^1.2.3', 'v1.2.4', false],
])('range %s and platform %s: %s', (range, version, fits) => {
  expect(fitsPlatform(range, version)).toBe(fits)
})

it.each([
  ['1.0.9', '^1.0.0'],
  ['2.7.3', '^2.7.0'],
])('a module built against platform %s asks for %s, which that platform fits', (version, range) => {
  expect(platformRange(version)).toBe(range)
  expect(fitsPlatform(range, version)).toBe(true)
})
