import { expect, it } from '@jest/globals'
import { manualClock } from '../testing/manual-clock.ts'
import { createHoldings } from './hold-back.ts'

const MINUTE = 60_000

function holdingsOf() {
  const clock = manualClock()
  const holdings = createHoldings(clock)
  return { clock, holdings, saw: (...witnesses: string[]) => witnesses.map((one) => holdings.saw('campaigns', 'c2', one)) }
}

it('holds a release back once three distinct witnesses saw it fail', () => {
  const { holdings, saw } = holdingsOf()
  expect(saw('a', 'b')).toEqual([false, false])
  expect(holdings.held('campaigns', 'c2')).toBe(false)
  expect(saw('c')).toEqual([true])
  expect(holdings.held('campaigns', 'c2')).toBe(true)
  expect(holdings.held('campaigns', 'c1')).toBe(false)
  expect(holdings.held('auth', 'c2')).toBe(false)
  expect(holdings.all()).toEqual(['campaigns/c2'])
})

it('never does so for one witness alone, however often it reports', () => {
  const { holdings, saw } = holdingsOf()
  saw('a', 'a', 'b', 'a', 'a', 'b')
  expect(holdings.held('campaigns', 'c2')).toBe(false)
})

it('counts the last 10 minutes only', () => {
  const { clock, holdings, saw } = holdingsOf()
  saw('a', 'b')
  clock.advance(10 * MINUTE)
  saw('c')
  expect(holdings.held('campaigns', 'c2')).toBe(false)
  clock.advance(10 * MINUTE - 1)
  saw('a', 'b')
  expect(holdings.held('campaigns', 'c2')).toBe(true)
})

it('lets it go after 10 minutes, and counts it anew', () => {
  const { clock, holdings, saw } = holdingsOf()
  saw('a', 'b', 'c')
  clock.advance(10 * MINUTE - 1)
  // Pages from before the pause.
  saw('d', 'e', 'f')
  expect(holdings.held('campaigns', 'c2')).toBe(true)
  clock.advance(1)
  expect(holdings.held('campaigns', 'c2')).toBe(false)
  expect(holdings.all()).toEqual([])
  expect(saw('a', 'b')).toEqual([false, false])
  expect(saw('c')).toEqual([true])
})
