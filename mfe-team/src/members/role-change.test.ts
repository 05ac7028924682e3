import type { Role } from '@console/contract'
import { expect, test } from '@jest/globals'
import { givableRoles } from '../permissions/givable-roles.ts'
import { changeBetween, isLastAdministrator } from './role-change.ts'

const role = (id: string, permissions: string[], users_count = 0): Role => ({
  id,
  name: id,
  description: '',
  is_original: false,
  permissions,
  users_count,
})
const ADMIN = ['pub:users:update-role', 'pub:roles:update']

test('a change says what is gained and what is lost', () => {
  expect(changeBetween(['a', 'b'], ['b', 'c'])).toEqual({ gained: ['c'], lost: ['a'] })
})

test('roles with more than the person holds are not given, the one held already stays', () => {
  const roles = [role('viewer', ['a']), role('owner', ['a', 'z']), role('other', ['z'])]
  expect(givableRoles(roles, ['a'], 'owner').map(({ id }) => id)).toEqual(['viewer', 'owner'])
})

test.each([
  [1, 0, 'admin', true],
  [1, 1, 'admin', false],
  [2, 0, 'admin', false],
  [1, 0, 'viewer', false],
])('with %i and %i administrators, a member with the role %s: %s', (first, second, held, isLast) => {
  const roles = [role('admin', ADMIN, first), role('second', ADMIN, second), role('viewer', [], 5)]
  expect(isLastAdministrator({ role: { id: held, name: held } }, roles)).toBe(isLast)
})
