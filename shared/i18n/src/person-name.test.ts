import { expect, test } from '@jest/globals'
import { personName } from './person-name.ts'

const lien = { first_name: 'Liên', last_name: 'Nguyễn', email: 'lien@lotus.example' }

test.each([
  ['both names', 'en', lien, 'Liên Nguyễn'],
  ['both names', 'vi', lien, 'Nguyễn Liên'],
  ['one name', 'en', { ...lien, last_name: '' }, 'Liên'],
  ['one name', 'vi', { ...lien, last_name: '' }, 'Liên'],
  ['no name', 'vi', { ...lien, first_name: '', last_name: '' }, 'lien@lotus.example'],
])('a person with %s is called in %s by the family name at its place', (_, locale, person, name) => {
  expect(personName(person, locale)).toBe(name)
})
