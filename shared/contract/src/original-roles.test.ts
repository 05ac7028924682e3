import { expect, test } from '@jest/globals'
import { roleDescriptionIn, roleNameIn } from './original-roles.ts'

test.each([
  ['vi', { name: 'Owner', is_original: true }, 'Chủ sở hữu'],
  ['vi', { name: 'Viewer', is_original: true }, 'Người xem'],
  ['en', { name: 'Owner', is_original: true }, 'Owner'],
  // A publisher's own role can have any name, and a backend may not say whose a role is.
  ['vi', { name: 'Owner', is_original: false }, 'Owner'],
  ['vi', { name: 'Owner' }, 'Owner'],
  ['vi', { name: 'Moderator', is_original: true }, 'Moderator'],
  ['vi', { name: 'constructor', is_original: true }, 'constructor'],
] as const)('in %s, %j is called %s', (language, role, name) => {
  expect(roleNameIn(language, role)).toBe(name)
})

test.each([
  ['vi', { description: 'Reads everything.', is_original: true }, 'Xem mọi thứ.'],
  ['en', { description: 'Reads everything.', is_original: true }, 'Reads everything.'],
  // A publisher wrote these words, or the provider changed them.
  ['vi', { description: 'Reads everything.', is_original: false }, 'Reads everything.'],
  ['vi', { description: 'Reads all there is.', is_original: true }, 'Reads all there is.'],
] as const)('in %s, %j is described as %s', (language, role, description) => {
  expect(roleDescriptionIn(language, role)).toBe(description)
})
