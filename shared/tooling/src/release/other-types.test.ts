import { expect, it } from '@jest/globals'
import { otherTypes } from './other-types.ts'

const campaigns = { id: 'campaigns', takes: { words: { 'action.moreOf': 'name', 'action.save': '' } } }

it.each([
  [
    'has changed since',
    { words: { 'action.moreOf': 'count', 'action.save': '' } },
    [expect.stringMatching(/^note: 'campaigns'.*action\.moreOf \(words\)/)],
  ],
  ['is the same', campaigns.takes, []],
])('a type that %s is told, and does not refuse', (_, lends, lines) => {
  expect(otherTypes({ shell: { lends }, modules: [campaigns] })).toEqual(lines)
})

it('nothing is told where no shell is live', () => {
  expect(otherTypes({ shell: null, modules: [campaigns] })).toEqual([])
})
