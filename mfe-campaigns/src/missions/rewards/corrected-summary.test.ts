import { expect, test } from '@jest/globals'
import { correctedSummary } from './corrected-summary.ts'
import { mismatchedAmountsIn } from './mismatched-amounts.ts'

test.each([
  ['a bare number', '100 coins', 250, '250 coins'],
  ['a number in a sentence', 'You get 100 coins.', 250, 'You get 250 coins.'],
  ['groups as in English', '1,000 gold', 2500, '2,500 gold'],
  ['groups as in Vietnamese', '1.000 vàng', 2500, '2.500 vàng'],
  ['groups with spaces', '1 000 gold', 2500, '2,500 gold'],
  ['a fraction', '0.5 gems', 1.5, '1.5 gems'],
  ['a number with a sign of times', 'Gold ×100', 250, 'Gold ×250'],
  ['a number with an x', 'x100 Gold', 250, 'x250 Gold'],
  ['one number that is a rank beside it', 'Level 5 pack: 100 coins', 250, 'Level 5 pack: 250 coins'],
])('another amount is named by %s', (_, summary, amount, corrected) => {
  expect(correctedSummary(summary, amount, 'en')).toBe(corrected)
})

test.each([
  ['no number', 'A bag of coins', 250],
  ['nothing', '', 250],
  ['the amount', '250 coins', 250],
  ['the amount as in English', '1,000 gold', 1000],
  ['the amount as in Vietnamese', '1.000 vàng', 1000],
  ['the amount with spaces', '1 000 gold', 1000],
  ['the amount with a fraction', '1,5 kg vàng', 1.5],
  ['several, one of which is the amount', '250 coins for 3 heroes', 250],
  ['a share', '50% off', 250],
  ['a level', 'The chest of level 5', 250],
  ['a level in Vietnamese', 'Rương cấp 5', 250],
  ['a date', 'Until 24/11', 250],
  ['a range', '10–20 coins', 15],
  ['a code', 'Chest A4', 250],
  ['a number with a unit', '10k gold', 10_000],
  ['a number with a unit in words', '10 nghìn vàng', 10_000],
  ['anything beside a single item', 'A chest for 5 heroes', 1],
  ['a number beside an amount that is missing', '100 coins', null],
])('no other amount is named by %s', (_, summary, amount) => {
  expect(mismatchedAmountsIn(summary, amount)).toEqual([])
  expect(correctedSummary(summary, amount, 'en')).toBeUndefined()
})

test('a number without groups is written in the person’s own way', () => {
  expect(correctedSummary('100 vàng', 2500, 'vi')).toBe('2.500 vàng')
})

test('no one can tell which of several other amounts to replace', () => {
  expect(mismatchedAmountsIn('100 coins and 20 gems', 250)).toHaveLength(2)
  expect(correctedSummary('100 coins and 20 gems', 250, 'en')).toBeUndefined()
})
