import type { Role } from '@console/contract'
import { expect, test } from '@jest/globals'
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

test.each([
  ['holds the same', [role('theirs', [READS])], false],
  ['holds more', [role('theirs', [READS, ENDS])], true],
  ['was not read, unlike another one that holds more', [role('other', [READS, ENDS])], false],
])('a member whose role %s holds more: %s', (_, roles, isMore) => {
  expect(holdsMore({ role: { id: 'theirs', name: '' } }, roles, [READS])).toBe(isMore)
})
