import { expect, test } from '@jest/globals'
import { idempotencyKeys } from './idempotency.ts'

test('a retry of the same values has the same key, whatever their order and whatever was sent in between', () => {
  const keys = idempotencyKeys()
  const key = keys.keyFor({ a: 1, b: ['x'] })
  keys.keyFor({ a: 2 })
  expect(keys.keyFor({ b: ['x'], a: 1 })).toBe(key)
  expect(keys.sentAs({ a: 1, b: ['x'] })).toBe(key)
})

test.each([{ a: 2 }, { a: 1, b: 1 }, {}, null, [1]])('other values (%j) have another key', (other) => {
  const keys = idempotencyKeys()
  const key = keys.keyFor({ a: 1 })
  expect(keys.sentAs(other)).toBeUndefined()
  expect(keys.keyFor(other)).not.toBe(key)
})

test('a key of an earlier life of the page is gone on with', () => {
  const keys = idempotencyKeys()
  keys.resume({ a: 1 }, 'k')
  expect(keys.keyFor({ a: 1 })).toBe('k')
})

test('the same values have a new key once they were refused, and no other values do', () => {
  const keys = idempotencyKeys()
  const [refused, lost] = [keys.keyFor({ a: 1 }), keys.keyFor({ a: 2 })]
  keys.failed({ a: 1 }, { status: 409, code: 'name_taken' })
  keys.failed({ a: 2 }, { status: 0, code: 'timeout' })
  expect(keys.sentAs({ a: 1 })).toBeUndefined()
  expect(keys.keyFor({ a: 1 })).not.toBe(refused)
  expect(keys.keyFor({ a: 2 })).toBe(lost)
})
