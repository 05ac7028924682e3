import { expect, test } from '@jest/globals'
import { backendSettings } from './backend-settings.ts'

test.each([
  [undefined, {}],
  ['skewed', { SKEW: 'all' }],
  ['skewed=enums,slow', { SKEW: 'enums,slow' }],
])('--backend %s sets %j', (given, settings) => {
  expect(backendSettings(given, true)).toEqual(settings)
})

test.each([
  ['crooked', true, "not 'crooked'"],
  ['skewed=', true, "not 'skewed='"],
  ['skewed', false, 'without --against and API_ORIGIN'],
])('--backend %s is refused (a sandbox runs: %s)', (given, onSandbox, reason) => {
  expect(() => backendSettings(given, onSandbox)).toThrow(reason)
})

test('without a backend of its own, nothing needs a sandbox', () => {
  expect(backendSettings(undefined, false)).toEqual({})
})
