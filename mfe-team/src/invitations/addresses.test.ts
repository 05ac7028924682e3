import { expect, test } from '@jest/globals'
import { addressesIn, readAddresses, withoutAt } from './addresses.ts'

test.each([
  ['a@x.example b@x.example'],
  ['a@x.example,b@x.example'],
  [' a@x.example;\tb@x.example; '],
  ['a@x.example\r\n\r\nb@x.example\n'],
  ['An Lê <a@x.example>, Bình Lê <b@x.example>'],
  ['a@x.example Mai <b@x.example>'],
  ['<a@x.example> Mai Lê < b@x.example >'],
  ['"An Lê" <a@x.example> "b@x.example"'],
  ['"Lê, An" <a@x.example>; "Lê, Bình" <b@x.example>'],
])('%j has two addresses', (text) => {
  expect(addressesIn(text)).toEqual(['a@x.example', 'b@x.example'])
})

test('what may be an address is never taken for a name', () => {
  expect(addressesIn('Mai @HCM <a@x.example>, Mai <mai at x>')).toEqual(['@HCM', 'a@x.example', 'mai at x'])
})

test('each address says whether it can be invited, and is in lower case, as it is sent', () => {
  const known = { members: new Set(['m@x.example']), pending: new Set(['p@x.example']) }
  expect(readAddresses('a@x.example A@X.example M@x.example p@x.example B@X.Example No@', known)).toEqual([
    { email: 'a@x.example', state: 'ready' },
    { email: 'a@x.example', state: 'duplicate' },
    { email: 'm@x.example', state: 'member' },
    { email: 'p@x.example', state: 'pending' },
    { email: 'b@x.example', state: 'ready' },
    { email: 'No@', state: 'malformed' },
  ])
})

test('one entry can be taken out of the list', () => {
  expect(withoutAt(readAddresses('a@x.example, no@; b@x.example'), 1)).toBe('a@x.example\nb@x.example')
})
