import { expect, test } from '@jest/globals'
import { withCheck } from './checks.ts'

const text = { type: 'string' } as const

test.each([
  [{ message: 'too_long', limit: 200 }, text, { ...text, maxLength: 200 }],
  [{ message: 'too_short', limit: 5 }, text, { ...text, minLength: 5 }],
  [{ message: 'too_big', limit: 9 }, { type: 'integer' } as const, { type: 'integer', maximum: 9 }],
  [{ message: 'max_items', limit: 3 }, { type: 'array' } as const, { type: 'array', maxItems: 3 }],
  [{ message: 'duplicate' }, { type: 'array' } as const, { type: 'array', uniqueItems: true }],
  [{ message: 'invalid_format', requirement: /^\p{L}+$/u }, text, { ...text, pattern: '^\\p{L}+$' }],
  [{ message: 'not_positive' }, { type: 'number' } as const, { type: 'number', exclusiveMinimum: 0 }],
  [{ message: 'required' }, text, { ...text, minLength: 1 }],
  [{ message: 'required' }, { type: 'object' } as const, { type: 'object', 'x-field-codes': ['required'] }],
  [{ type: 'finite' }, { type: 'number' } as const, { type: 'number' }],
  [{ message: 'reserved' }, text, { ...text, 'x-field-codes': ['reserved'] }],
])('a check %o is said in the schema', (check, before, after) => {
  expect(withCheck(before, { type: 'check', ...check })).toEqual(after)
})

test('a check that no one has said anything of is marked, with or without a limit', () => {
  expect(withCheck(text, { type: 'check', message: 'invalid_json' })).toEqual({
    ...text,
    'x-unknown-check': 'invalid_json',
  })
  expect(withCheck(text, { type: 'raw_check', limit: 7 })).toEqual({ ...text, 'x-unknown-check': 'raw_check' })
})
