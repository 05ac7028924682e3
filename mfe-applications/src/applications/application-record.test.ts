import { expect, test } from '@jest/globals'
import { applicationRecord } from './application-record.ts'

const owned = (id: string) => ({ owner: { id, email: 'x@lotus.example', first_name: 'X', last_name: 'Y' } })
const ownerOf = (application: object, viewer: { me: string; seesAll: boolean }) => applicationRecord.owner?.(application as never, viewer)

test.each([
  ['sees others and owns it', { seesAll: true, me: 'me' }, owned('me'), 'me'],
  ['sees others and does not own it', { seesAll: true, me: 'me' }, owned('them'), 'them'],
  ['sees others and no one said whose it is', { seesAll: true, me: 'me' }, {}, undefined],
  ['is shown only their own and owns it', { seesAll: false, me: 'me' }, owned('me'), 'me'],
  ['is shown only their own and is named by it', { seesAll: false, me: 'me' }, owned('them'), 'me'],
  ['is shown only their own and no one said whose it is', { seesAll: false, me: 'me' }, {}, 'me'],
])('for who %s', (_, viewer, application, owner) => {
  expect(ownerOf(application, viewer)).toBe(owner)
})
