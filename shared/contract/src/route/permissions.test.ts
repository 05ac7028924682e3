import { describe, expect, test } from '@jest/globals'
import { isGranted, PERMISSION_KEYS, PREFIXED_KEYS, splitKeys } from './permissions.ts'

test('there are 41 prefixed keys and 49 in all, each once', () => {
  expect(PREFIXED_KEYS).toHaveLength(41)
  expect(new Set(PERMISSION_KEYS).size).toBe(49)
})

describe('a list of keys', () => {
  test.each([
    ['nothing needed', [], '', 'unknown', true],
    ['the key is held', ['pub:campaigns:read'], 'pub:campaigns:read', 'unknown', true],
    ['another key is held', ['pub:campaigns:update'], 'pub:campaigns:read', 'unknown', false],
    ['any one of several', ['pub:users:delete'], 'pub:campaigns:read, pub:users:delete', 'others', true],
    ['an own key, record unknown', ['campaign:read'], 'pub:campaigns:read,campaign:read', 'unknown', true],
    ['an own key, own record', ['campaign:read'], 'pub:campaigns:read,campaign:read', 'mine', true],
    ["an own key, somebody else's record", ['campaign:read'], 'pub:campaigns:read,campaign:read', 'others', false],
    ["a prefixed key, somebody else's record", ['pub:campaigns:read', 'campaign:read'], 'campaign:read,pub:campaigns:read', 'others', true],
    ["the specification's singular spelling", ['pub:campaigns:create'], 'pub:campaign:create', 'unknown', true],
    ['the singular held, the plural needed', ['pub:campaign:create'], 'pub:campaigns:create', 'unknown', true],
    ['an own key is no alias of a prefixed one', ['campaign:read'], 'pub:campaigns:read', 'mine', false],
  ] as const)('%s', (_, held, needs, ownership, passes) => {
    expect(isGranted(held, needs, ownership)).toBe(passes)
  })
})

test('keys are split at commas, blanks dropped', () => {
  expect(splitKeys(' a , b,,c ')).toEqual(['a', 'b', 'c'])
})
