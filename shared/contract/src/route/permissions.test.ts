import { describe, expect, test } from '@jest/globals'
import { isGranted, OWN_KEYS, ownKeyOf, PERMISSION_KEYS, partsOf } from './permissions.ts'

test('each key is there once', () => {
  expect(new Set(PERMISSION_KEYS).size).toBe(PERMISSION_KEYS.length)
})

describe('a list of keys', () => {
  test.each([
    ['nothing needed', [], '', 'unknown', true],
    ['nothing but commas and blanks', [], ' , ,', 'unknown', true],
    ['the key is held', ['pub:campaigns:read'], 'pub:campaigns:read', 'unknown', true],
    ['another key is held', ['pub:campaigns:update'], 'pub:campaigns:read', 'unknown', false],
    ['any one of several', ['pub:users:delete'], 'pub:campaigns:read, pub:users:delete', 'others', true],
    ['an own key, record unknown', ['campaign:read'], 'pub:campaigns:read,campaign:read', 'unknown', true],
    ['an own key, own record', ['campaign:read'], 'pub:campaigns:read,campaign:read', 'mine', true],
    ["an own key, someone else's record", ['campaign:read'], 'pub:campaigns:read,campaign:read', 'others', false],
    ["a prefixed key, someone else's record", ['pub:campaigns:read', 'campaign:read'], 'campaign:read,pub:campaigns:read', 'others', true],
    ["the specification's singular spelling", ['pub:campaigns:create'], 'pub:campaign:create', 'unknown', true],
    ['the singular held, the plural needed', ['pub:campaign:create'], 'pub:campaigns:create', 'unknown', true],
    ['an own key is no alias of a prefixed one', ['campaign:read'], 'pub:campaigns:read', 'mine', false],
  ] as const)('%s', (_, held, needs, ownership, passes) => {
    expect(isGranted(held, needs, ownership)).toBe(passes)
  })
})

test.each([
  ['pub:applications:update-integration_info', { prefix: 'pub:', resource: 'applications', action: 'update-integration_info' }],
  ['campaign:end', { prefix: '', resource: 'campaign', action: 'end' }],
])('%s has the parts %j', (key, parts) => {
  expect(partsOf(key)).toEqual(parts)
})

test('each own key allows what one prefixed key allows, and no other has one', () => {
  expect(ownKeyOf('pub:applications:update')).toBe('app:update')
  expect(PERMISSION_KEYS.flatMap((key) => ownKeyOf(key) ?? []).toSorted()).toEqual(OWN_KEYS.toSorted())
})
