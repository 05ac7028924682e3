import { expect, test } from '@jest/globals'
import { ownerFor } from './ownership.ts'

const owned = (id: string) => ({ owner: { id, email: 'x@lotus.example', first_name: 'X', last_name: 'Y' } })

test.each([
  ['sees others and owns it', { seesOthers: true, me: 'me' }, owned('me'), 'me'],
  ['sees others and does not own it', { seesOthers: true, me: 'me' }, owned('them'), 'them'],
  ['sees others and nobody said whose it is', { seesOthers: true, me: 'me' }, {}, undefined],
  ['is shown only their own and owns it', { seesOthers: false, me: 'me' }, owned('me'), 'me'],
  ['is shown only their own and is named by it', { seesOthers: false, me: 'me' }, owned('them'), 'me'],
  ['is shown only their own and nobody said whose it is', { seesOthers: false, me: 'me' }, {}, 'me'],
])('for who %s', (_, viewer, application, owner) => {
  expect(ownerFor(application, viewer)).toBe(owner)
})
