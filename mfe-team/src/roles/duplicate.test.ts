import { ROLE_NAME_MAX, type Role } from '@console/contract'
import { expect, test } from '@jest/globals'
import { duplicateOf } from './duplicate.ts'

const role = {
  id: 'r1',
  name: 'Night shift',
  description: 'Edits at night',
  is_original: false,
  permissions: ['pub:campaigns:read', 'pub:campaigns:update', 'pub:roles:update'],
} as unknown as Role

test('a copy has the keys that its author holds, in their order, and the description', () => {
  expect(duplicateOf(role, 'Copy of Night shift', ['pub:campaigns:update', 'pub:campaigns:read'])).toEqual({
    name: 'Copy of Night shift',
    description: 'Edits at night',
    permissions: ['pub:campaigns:read', 'pub:campaigns:update'],
  })
})

test.each([
  ['a name of the greatest length', 'n'.repeat(ROLE_NAME_MAX), 'n'.repeat(ROLE_NAME_MAX)],
  ['a longer name, cut', 'n'.repeat(ROLE_NAME_MAX + 1), 'n'.repeat(ROLE_NAME_MAX)],
  ['a name that would end in a blank', `${'n'.repeat(ROLE_NAME_MAX - 1)} x`, 'n'.repeat(ROLE_NAME_MAX - 1)],
  ['signs of two code units, each kept whole', '🌙'.repeat(ROLE_NAME_MAX + 1), '🌙'.repeat(ROLE_NAME_MAX)],
])('%s', (_, wanted, name) => expect(duplicateOf(role, wanted, []).name).toBe(name))
