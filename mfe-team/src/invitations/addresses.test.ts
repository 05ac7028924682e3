import { expect, test } from '@jest/globals'
import { addressesIn, readAddresses, withoutAt } from './addresses.ts'

test.each([
  ['a@x.example b@x.example'],
  ['a@x.example,b@x.example'],
  [' a@x.example;\tb@x.example; '],
  ['a@x.example\r\n\r\nb@x.example\n'],
  ['An Lê <a@x.example>, "Lê, B" <b@x.example>'.replace('"Lê, B"', 'Bình Lê')],
])('%j has two addresses', (text) => {
  expect(addressesIn(text)).toEqual(['a@x.example', 'b@x.example'])
})

test('each address says whether it can be invited', () => {
  const known = { members: new Set(['m@x.example']), pending: new Set(['p@x.example']) }
  expect(readAddresses('a@x.example A@X.example M@x.example p@x.example no@', known)).toEqual([
    { email: 'a@x.example', state: 'ready' },
    { email: 'A@X.example', state: 'duplicate' },
    { email: 'M@x.example', state: 'member' },
    { email: 'p@x.example', state: 'pending' },
    { email: 'no@', state: 'malformed' },
  ])
})

test('one entry can be taken out of the list', () => {
  expect(withoutAt(readAddresses('a@x.example, no@; b@x.example'), 1)).toBe('a@x.example\nb@x.example')
})
