import { RewardWrite } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { copied, inOrder, isFilled, newReward, postbackOf, putBack, type RewardValues } from './reward-values.ts'

const reward = (application_id: string, item = ''): RewardValues => {
  const empty = newReward(application_id)
  return { ...empty, reward_description: { ...empty.reward_description, item } }
}
const items = (rewards: readonly RewardValues[]) =>
  rewards.map(({ application_id, reward_description }) => `${application_id}: ${reward_description.item}`)

test('the form holds whatever the contract takes', () => {
  const written: v.InferInput<typeof RewardWrite> = {
    application_id: 'a',
    postback_param: [{ name: 'n', value: 'v' }],
    reward_description: { item: 'i', amount: 1, summary: 's', description: 'd', icon_url: null },
  }
  const held: RewardValues = written
  expect(v.is(RewardWrite, held)).toBe(true)
})

const full = reward('a')
test.each([
  ['nothing', full, false],
  ['an empty row', { ...full, postback_param: [{ name: ' ', value: '' }] }, false],
  ['a name in a row', { ...full, postback_param: [{ name: 'a', value: '' }] }, true],
  ['an item', reward('a', 'Gold'), true],
  ['an amount of zero', { ...full, reward_description: { ...full.reward_description, amount: 0 } }, true],
  ['an icon', { ...full, reward_description: { ...full.reward_description, icon_url: 'https://a.example/i.png' } }, true],
])('with %s, a reward is filled in: %#', (_, one, isIt) => {
  expect(isFilled(one)).toBe(isIt)
})

test('rewards stand in the order of the applications, those of others behind', () => {
  expect(items(inOrder([reward('x'), reward('c'), reward('a')], ['a', 'b', 'c']))).toEqual(['a: ', 'c: ', 'x: '])
})

describe('copying a reward', () => {
  const before = [reward('a', 'Gold'), reward('b', 'Gems'), reward('c')]

  test.each([
    ['to all others', ['b', 'c'], ['a: Gold', 'b: Gold', 'c: Gold']],
    ['to a chosen one', ['c'], ['a: Gold', 'b: Gems', 'c: Gold']],
    ['to none', [], ['a: Gold', 'b: Gems', 'c: ']],
    ['to one that is gone', ['x'], ['a: Gold', 'b: Gems', 'c: ']],
  ])('%s', (_, to, expected) => {
    expect(items(copied(before, 'a', to))).toEqual(expected)
  })

  test('makes copies that change by themselves', () => {
    const [original, copy] = copied(before, 'a', ['b'])
    expect(copy?.postback_param).not.toBe(original?.postback_param)
  })

  test('is undone where it was done, and nowhere else', () => {
    const now = copied(before, 'a', ['b']).map((one) => (one.application_id === 'c' ? reward('c', 'typed since') : one))
    expect(items(putBack(now, before, ['b']))).toEqual(['a: Gold', 'b: Gems', 'c: typed since'])
  })
})

test.each([
  ['a number', 5, 5],
  ['none yet', null, null],
])('the postback has the amount: %s', (_, amount, expected) => {
  const one = reward('a', 'Gold')
  expect(postbackOf({ ...one, reward_description: { ...one.reward_description, amount } })).toEqual({
    item: 'Gold',
    amount: expected,
    parameters: [],
  })
})
