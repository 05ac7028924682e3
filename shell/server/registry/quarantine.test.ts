import { describe, expect, it } from '@jest/globals'
import { manualClock } from '../testing/manual-clock.ts'
import { createQuarantine, type Verdict, type Witness } from './quarantine.ts'
import { recentInMemory } from './recent-sets.ts'

const MINUTE = 60_000

function holdingsOf() {
  const clock = manualClock()
  const quarantine = createQuarantine(clock)
  async function sawAt(route: string | null, witnesses: readonly Witness[]) {
    const verdicts: Verdict[] = []
    for (const one of witnesses) verdicts.push(await quarantine.saw('campaigns', 'c2', route, one))
    return verdicts
  }
  return {
    clock,
    quarantine,
    sawAt,
    async opened(...visitors: string[]) {
      for (const one of visitors) await quarantine.opened('campaigns', 'c2', LIST, one)
    },
    saw: async (...witnesses: Witness[]) => (await sawAt(null, witnesses)).map(({ isHeld }) => isHeld),
    sawDrawn: (...witnesses: Witness[]) => sawAt(LIST, witnesses),
    isHeld: () => quarantine.held('campaigns', 'c2'),
  }
}

const LIST = '/campaigns'
const person = (account: string, network = `network of ${account}`, publisher = `publisher of ${account}`): Witness => ({
  visitor: `session of ${account} in ${network}`,
  account,
  network,
  publisher,
})
const stranger = (network: string): Witness => ({ visitor: network, account: null, network, publisher: null })
const strangers = (count: number, networkOf: (n: number) => string) => Array.from({ length: count }, (_, n) => stranger(networkOf(n)))

it('holds a release back once three people in two networks saw it fail', async () => {
  const { quarantine, saw } = holdingsOf()
  expect(await saw(person('a', 'office'), person('b', 'office'))).toEqual([false, false])
  expect(quarantine.held('campaigns', 'c2')).toBe(false)
  expect(await saw(person('c', 'home'))).toEqual([true])
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
])('does not do so for %s', async (_, witnesses) => {
  const { quarantine, saw } = holdingsOf()
  await saw(...witnesses)
  expect(quarantine.held('campaigns', 'c2')).toBe(false)
})

it('does so for strangers in 12 networks, as where no one can sign in', async () => {
  const { quarantine, saw } = holdingsOf()
  await saw(...strangers(12, (n) => `198.51.${n}.1`))
  expect(quarantine.held('campaigns', 'c2')).toBe(true)
})

it('counts the last 10 minutes only', async () => {
  const { clock, quarantine, saw } = holdingsOf()
  await saw(person('a'), person('b'))
  clock.advance(10 * MINUTE)
  await saw(person('c'))
  expect(quarantine.held('campaigns', 'c2')).toBe(false)
  clock.advance(10 * MINUTE - 1)
  await saw(person('a'), person('b'))
  expect(quarantine.held('campaigns', 'c2')).toBe(true)
})

it('lets it go after 10 minutes, and counts it from zero', async () => {
  const { clock, quarantine, saw } = holdingsOf()
  expect([await quarantine.hold('campaigns', 'c2'), await quarantine.hold('campaigns', 'c2')]).toEqual([true, false])
  clock.advance(10 * MINUTE - 1)
  // Pages from before the pause.
  await saw(person('d'), person('e'), person('f'))
  expect(quarantine.held('campaigns', 'c2')).toBe(true)
  clock.advance(1)
  expect(quarantine.held('campaigns', 'c2')).toBe(false)
  expect(quarantine.all()).toEqual([])
  expect(await saw(person('a'), person('b'))).toEqual([false, false])
  expect(await saw(person('c'))).toEqual([true])
})

describe('a page that throws when it is drawn', () => {
  const three = [person('a'), person('b'), person('c')]
  const sessions = three.map(({ visitor }) => visitor)

  it('holds the release back once it failed for three people and a quarter of those who opened it', async () => {
    const { opened, sawDrawn, isHeld } = holdingsOf()
    await opened(...sessions, ...Array.from({ length: 9 }, (_, n) => `other ${n}`))
    expect((await sawDrawn(...three)).map((verdict) => verdict.isHeld)).toEqual([false, false, true])
    expect(isHeld()).toBe(true)
  })

  it.each<[string, readonly string[], readonly Witness[]]>([
    ['for less than a quarter', [...sessions, ...Array.from({ length: 10 }, (_, n) => `other ${n}`)], three],
    ['only for people who opened another page', ['other'], three],
    ['at one publisher, whose records may be odd', sessions, ['a', 'b', 'c'].map((one) => person(one, `network of ${one}`, 'lotus'))],
    ['in one network', ['a', 'b', 'c'].map((one) => person(one, 'office').visitor), ['a', 'b', 'c'].map((one) => person(one, 'office'))],
    ['for people of whom the API does not say who they are', sessions, three.map((one) => ({ ...one, account: undefined }))],
  ])('does not where it failed %s', async (_, visitors, witnesses) => {
    const { opened, sawDrawn, isHeld } = holdingsOf()
    await opened(...visitors)
    await sawDrawn(...witnesses)
    expect(isHeld()).toBe(false)
  })

  it('is told once in 10 minutes when three saw it, held back or not', async () => {
    const { clock, sawDrawn } = holdingsOf()
    const told = async (...witnesses: Witness[]) => (await sawDrawn(...witnesses)).map((verdict) => verdict.told)
    expect(await told(...three, person('d'))).toEqual([null, null, 3, null])
    clock.advance(10 * MINUTE - 1)
    expect(await told(person('e'))).toEqual([null])
    clock.advance(1)
    expect(await told(person('f'), person('g'))).toEqual([null, 3])
  })
})

it('is known to every host with the same sets at its next look', async () => {
  const clock = manualClock()
  const sets = recentInMemory(clock)
  const [one, other] = [createQuarantine(clock, sets), createQuarantine(clock, sets)]
  await one.hold('campaigns', 'c2')
  expect(other.held('campaigns', 'c2')).toBe(false)
  await other.refresh()
  expect(other.held('campaigns', 'c2')).toBe(true)
})
