import { expect, it } from '@jest/globals'
import { manualClock } from '../testing/manual-clock.ts'
import { createQuarantine, type Witness } from './quarantine.ts'

const MINUTE = 60_000

function holdingsOf() {
  const clock = manualClock()
  const quarantine = createQuarantine(clock)
  return { clock, quarantine, saw: (...witnesses: Witness[]) => witnesses.map((one) => quarantine.saw('campaigns', 'c2', one)) }
}

const person = (account: string, network = `network of ${account}`): Witness => ({ account, network })
const stranger = (network: string): Witness => ({ account: null, network })
const strangers = (count: number, networkOf: (n: number) => string) => Array.from({ length: count }, (_, n) => stranger(networkOf(n)))

it('holds a release back once three people in two networks saw it fail', () => {
  const { quarantine, saw } = holdingsOf()
  expect(saw(person('a', 'office'), person('b', 'office'))).toEqual([false, false])
  expect(quarantine.held('campaigns', 'c2')).toBe(false)
  expect(saw(person('c', 'home'))).toEqual([true])
  expect(quarantine.held('campaigns', 'c2')).toBe(true)
  expect(quarantine.held('campaigns', 'c1')).toBe(false)
  expect(quarantine.held('auth', 'c2')).toBe(false)
  expect(quarantine.all()).toEqual(['campaigns/c2'])
})

it.each<[string, Witness[]]>([
  ['one account in many networks', ['1', '2', '3', '4'].map((network) => person('a', network))],
  ['two accounts, however often they report', ['a', 'b', 'a', 'b', 'a'].map((account) => person(account))],
  ['many accounts in one network', ['a', 'b', 'c', 'd'].map((account) => person(account, 'office'))],
  ['strangers in 11 networks', strangers(11, (n) => `198.51.${n}.1`)],
  ['strangers in neighboring IPv4 networks', strangers(40, (n) => `198.51.100.${n}`)],
  ['strangers in neighboring IPv6 networks', strangers(40, (n) => `2001:db8:1:${n}::/64`)],
  ['two accounts and strangers in 11 networks', [person('a'), person('b'), ...strangers(11, (n) => `2001:db8:${n}:0::/64`)]],
])('does not do so for %s', (_, witnesses) => {
  const { quarantine, saw } = holdingsOf()
  saw(...witnesses)
  expect(quarantine.held('campaigns', 'c2')).toBe(false)
})

it('does so for strangers in 12 networks, as where nobody can sign in', () => {
  const { quarantine, saw } = holdingsOf()
  saw(...strangers(12, (n) => `198.51.${n}.1`))
  expect(quarantine.held('campaigns', 'c2')).toBe(true)
})

it('counts the last 10 minutes only', () => {
  const { clock, quarantine, saw } = holdingsOf()
  saw(person('a'), person('b'))
  clock.advance(10 * MINUTE)
  saw(person('c'))
  expect(quarantine.held('campaigns', 'c2')).toBe(false)
  clock.advance(10 * MINUTE - 1)
  saw(person('a'), person('b'))
  expect(quarantine.held('campaigns', 'c2')).toBe(true)
})

it('lets it go after 10 minutes, and counts it anew', () => {
  const { clock, quarantine, saw } = holdingsOf()
  expect([quarantine.hold('campaigns', 'c2'), quarantine.hold('campaigns', 'c2')]).toEqual([true, false])
  clock.advance(10 * MINUTE - 1)
  // Pages from before the pause.
  saw(person('d'), person('e'), person('f'))
  expect(quarantine.held('campaigns', 'c2')).toBe(true)
  clock.advance(1)
  expect(quarantine.held('campaigns', 'c2')).toBe(false)
  expect(quarantine.all()).toEqual([])
  expect(saw(person('a'), person('b'))).toEqual([false, false])
  expect(saw(person('c'))).toEqual([true])
})
