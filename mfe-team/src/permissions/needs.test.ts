import { PERMISSION_KEYS } from '@console/contract'
import { expect, test } from '@jest/globals'
import { missingNeeds, withNeeds } from './needs.ts'

test.each([
  [['pub:campaigns:update'], ['pub:campaigns:read']],
  [['pub:campaigns:read'], ['pub:campaigns:read-list']],
  [['campaign:update'], ['campaign:read', 'pub:campaigns:create']],
  [['campaign:update', 'pub:campaigns:read', 'pub:campaigns:read-list'], ['pub:campaigns:create']],
  [['campaign:delete', 'campaign:read', 'pub:campaigns:create'], []],
  [['campaign:update', 'pub:campaigns:update', 'pub:campaigns:read', 'pub:campaigns:read-list'], []],
  [['app:update', 'app:read'], []],
  [['pub:campaigns:create'], ['pub:campaigns:read']],
  [['pub:users:update-role'], ['pub:users:read-list']],
  [['pub:publisher:update'], ['pub:publisher:read']],
  [['pub:invitations:invite'], []],
  [['pub:invitations:delete'], ['pub:invitations:read-list']],
  [['pub:invitations:read'], []],
  [['campaign:read', 'pub:publisher:read'], ['pub:campaigns:create']],
  [[], []],
])('%j still needs %j', (keys, needs) => {
  expect(missingNeeds(keys).map((one) => one.needs)).toEqual(needs)
})

test('what is done on a list alone is of no use without the list, anything else of little use', () => {
  const keys = ['pub:users:update-role', 'pub:users:delete', 'pub:campaigns:read', 'pub:roles:update']
  expect(missingNeeds(keys).map(({ key, isUseless }) => [key, isUseless])).toEqual([
    ['pub:campaigns:read', false],
    ['pub:roles:update', false],
    ['pub:users:update-role', true],
    ['pub:users:delete', true],
  ])
})

test.each([
  [['pub:roles:update'], ['pub:roles:read'], ['pub:roles:update', 'pub:roles:read', 'pub:roles:read-list']],
  [['campaign:update', 'pub:campaigns:read'], ['campaign:read'], ['campaign:update', 'pub:campaigns:read']],
  [['campaign:update'], ['pub:campaigns:create'], ['campaign:update', 'pub:campaigns:create']],
  [
    ['pub:roles:update', 'pub:roles:delete'],
    ['pub:roles:read', 'pub:roles:read'],
    ['pub:roles:update', 'pub:roles:delete', 'pub:roles:read', 'pub:roles:read-list'],
  ],
])('%j with %j brings what that needs itself, each once', (keys, needs, completed) => {
  expect(withNeeds(keys, needs, PERMISSION_KEYS)).toEqual(completed)
})

test('only what the author holds is added', () => {
  expect(withNeeds(['pub:roles:update'], ['pub:roles:read'], ['pub:roles:read'])).toEqual(['pub:roles:update', 'pub:roles:read'])
})
