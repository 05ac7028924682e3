import { expect, test } from '@jest/globals'
import { personName, personWithEmail } from './person-name.ts'

const lan = { id: 'u1', first_name: 'Lan', last_name: 'Tran', email: 'lan@lotus.example' }
const nameless = { ...lan, first_name: '', last_name: '' }

test.each([
  ['both names', lan, 'Lan Tran', 'Lan Tran (lan@lotus.example)'],
  ['one name', { ...lan, last_name: '' }, 'Lan', 'Lan (lan@lotus.example)'],
  ['no name', nameless, 'lan@lotus.example', 'lan@lotus.example'],
])('a person with %s', (_, person, name, withEmail) => {
  expect(personName(person)).toBe(name)
  expect(personWithEmail(person)).toBe(withEmail)
})
