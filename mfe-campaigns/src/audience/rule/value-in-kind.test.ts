import { expect, test } from '@jest/globals'
import { valueInKind } from './value-in-kind.ts'

test.each([
  ['boolean', 1, true],
  ['boolean', '0', false],
  ['boolean', 'true', true],
  ['boolean', false, false],
  ['boolean', 'perhaps', 'perhaps'],
  ['number', '8', 8],
  ['number', '-1.5', -1.5],
  ['number', '', ''],
  ['number', 'many', 'many'],
  ['keyword', '1', '1'],
  ['keyword', null, null],
  ['date', '2026-11-05T00:00:00Z', '2026-11-05T00:00:00Z'],
] as const)('for a %s metric %j is %j', (kind, value, read) => {
  expect(valueInKind(value, kind)).toBe(read)
})
