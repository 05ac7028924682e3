import type { Role } from '@console/contract'
import { expect, test } from '@jest/globals'
import { exceeds, givableRoles } from './givable-roles.ts'

const role = (id: string, ...permissions: string[]) => ({ id, permissions }) as unknown as Role

test.each<[string, string[], string[], boolean]>([
  ['the same keys', ['pub:roles:read'], ['pub:roles:read'], false],
  ['fewer keys', ['pub:roles:read', 'pub:roles:update'], ['pub:roles:read'], false],
  ['no keys', [], [], false],
  ['a key more', ['pub:roles:read'], ['pub:roles:read', 'pub:roles:update'], true],
  ['a key for own, of which the person has the one for all alone', ['pub:campaigns:update'], ['campaign:update'], true],
  ['a key for all, of which the person has the one for own alone', ['campaign:update'], ['pub:campaigns:update'], true],
  [
    'a key that the console does not know, which is left to the server',
    ['pub:roles:read'],
    ['pub:roles:read', 'pub:rockets:launch'],
    false,
  ],
])('a role with %s', (_, held, permissions, isMore) => {
  expect(exceeds(role('r', ...permissions), held)).toBe(isMore)
})

test('roles that the person can give are offered in their order, and the present one whatever it is', () => {
  const roles = [role('owner', 'pub:roles:update'), role('viewer', 'pub:roles:read'), role('empty')]
  const ids = (current?: string) => givableRoles(roles, ['pub:roles:read'], current).map(({ id }) => id)
  expect(ids()).toEqual(['viewer', 'empty'])
  expect(ids('owner')).toEqual(['owner', 'viewer', 'empty'])
  expect(ids('gone')).toEqual(['viewer', 'empty'])
})
