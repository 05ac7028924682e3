import { expect, it } from '@jest/globals'
import { argumentsByKey, kitWords } from './kit-words.ts'

it('a message is known by its key and by the arguments of its text, in any order and each once', () => {
  const long = '{name} has {count, plural, one {# row of {owner}} other {# rows of {name}}}, <b>see {place}</b>'
  expect(argumentsByKey({ 'a.plain': 'Plain', 'a.long': long })).toEqual({ 'a.plain': '', 'a.long': 'b,count,name,owner,place' })
})

it('the words of the kit are found', () => {
  expect(kitWords()).toMatchObject({ 'action.save': '', 'action.moreOf': 'name' })
})
