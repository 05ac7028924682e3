import { Credentials, secret } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { hasSecrets, withoutSecrets } from './without-secrets.ts'

const key = v.pipe(v.string(), v.minLength(1), secret())
const open = { name: 'n' }
const closed = { name: 'n', key: 's' }

describe('fields marked as secret are left out', () => {
  test.each([
    ['beside open ones', v.object({ name: v.string(), key }), closed, open],
    ['that may be absent', v.object({ name: v.string(), key: v.optional(key) }), closed, open],
    ['that may be null', v.object({ name: v.string(), key: v.nullish(key) }), closed, open],
    ['with a further check around them', v.object({ name: v.string(), key: v.pipe(key, v.trim()) }), closed, open],
    ['that may be something else', v.object({ name: v.string(), key: v.union([v.number(), key]) }), closed, open],
    [
      'in a checked object',
      v.pipe(
        v.object({ name: v.string(), key }),
        v.check(() => true),
      ),
      closed,
      open,
    ],
    ['in an object inside', v.object({ in: v.object({ name: v.string(), key }) }), { in: closed }, { in: open }],
    ['in a list', v.object({ l: v.array(v.object({ name: v.string(), key })) }), { l: [closed] }, { l: [open] }],
    ['in an alternative', v.union([v.object({ name: v.string() }), v.object({ name: v.string(), key })]), closed, open],
    [
      'in a variant',
      v.variant('name', [v.object({ name: v.literal('n'), key }), v.object({ name: v.literal('m') })]),
      { name: 'm', key: 's' },
      { name: 'm' },
    ],
    [
      'whole objects',
      v.object({ name: v.string(), key: v.pipe(v.object({ a: v.string() }), secret()) }),
      { name: 'n', key: { a: 's' } },
      open,
    ],
    ['of signing in', Credentials, { email: 'e', password: 'p' }, { email: 'e' }],
  ])('%s', (_, schema, value, left) => {
    expect(withoutSecrets(schema as v.GenericSchema, value)).toEqual(left)
    expect(hasSecrets(schema)).toBe(true)
  })
})

test('what is not secret stays as it is', () => {
  const schema = v.object({ name: v.string(), ids: v.array(v.string()), at: v.nullish(v.string()) })
  const value = { name: '', ids: ['a'], at: null }
  expect(withoutSecrets(schema, value)).toEqual(value)
  expect(hasSecrets(schema)).toBe(false)
})
