import { expect, test } from '@jest/globals'
import { differencesOf } from './differences.ts'

test.each([
  ['the same keys in another order', ['pub:roles:read', 'app:read'], ['app:read', 'pub:roles:read'], []],
  ['a key that one has', ['pub:roles:read'], [], [['pub:roles:read', 'all', 'none']]],
  ['all records and own ones', ['campaign:end'], ['pub:campaigns:end'], [['pub:campaigns:end', 'own', 'all']]],
  ['an own key beside the one for all, which includes it', ['pub:campaigns:end', 'campaign:end'], ['pub:campaigns:end'], []],
  ['keys that no one knows', ['pub:moon:land'], [], []],
])('%s', (_, first, second, found) => {
  expect(differencesOf(first, second).map(({ cell, ...levels }) => [cell.all, levels.first, levels.second])).toEqual(found)
})
