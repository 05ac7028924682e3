import type { Role } from '@console/contract'
import { expect, test } from '@jest/globals'
import { givableRoles } from '../permissions/givable-roles.ts'
import { changeBetween, holdsMore } from './role-change.ts'

const role = (id: string, permissions: string[]): Role => ({
  id,
  name: id,
  description: '',
  is_original: false,
  permissions,
  users_count: 0,
})
const READS = 'pub:campaigns:read'
const ENDS = 'pub:campaigns:end'

test('a change says what is gained and what is lost', () => {
  expect(changeBetween(['a', 'b'], ['b', 'c'])).toEqual({ gained: ['c'], lost: ['a'] })
})

test('roles with more than the person holds are not given, the one held already stays', () => {
  const roles = [role('viewer', [READS]), role('owner', [READS, ENDS]), role('other', [ENDS])]
  expect(givableRoles(roles, [READS], 'owner').map(({ id }) => id)).toEqual(['viewer', 'owner'])
})

test.each([
  ['the same', [READS], false],
  ['less', [], false],
  ['more', [READS, ENDS], true],
  ['something else', [ENDS], true],
  ['a permission that the console does not know', [READS, 'pub:campaigns:fly'], false],
])('a member whose role holds %s holds more: %s', (_, permissions, isMore) => {
  expect(holdsMore({ role: { id: 'theirs', name: '' } }, [role('theirs', permissions)], [READS])).toBe(isMore)
})

test('a member whose role is not among those that were read does not count as one who holds more', () => {
  expect(holdsMore({ role: { id: 'theirs', name: '' } }, [], [READS])).toBe(false)
})
