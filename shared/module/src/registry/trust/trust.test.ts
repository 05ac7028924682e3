import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import type { ReleasedModule } from '../manifests.ts'
import { publicKeyOf } from '../public-keys.ts'
import { isSignedBy, signed } from '../signature.ts'
import type { ModuleLine, Snapshot } from '../snapshot.ts'
import { applySteps, type Step } from '../steps.ts'
import { signedKeys, signedLine } from './line-signature.ts'
import { forbiddenChanges, sealed } from './seal.ts'
import { trustedLines, verifySnapshot } from './verify.ts'

const NOTE = { at: Date.parse('2026-11-20T08:00:00Z'), by: 'An Le', why: 'a test' }
const newKey = () => generateKeyPairSync('ed25519').privateKey
const [root, loyalty, onelinks, stranger] = [newKey(), newKey(), newKey(), newKey()]
const registry = [root]

const release = (hash: string) => ({ hash, record: `sha256-${hash.padEnd(43, 'a')}=` })
const moduleOf = (id: string) => ({ id, owns: [`/${id}`], nav: [], routes: [], labels: { en: {}, vi: {} } }) as unknown as ReleasedModule
const put = (id: string, hash: string): Step => ({
  kind: 'release',
  id,
  release: release(hash),
  ...(id !== 'shell' && { module: moduleOf(id) }),
})
const addKey = (id: string, key: KeyObject): Step => ({ kind: 'key', change: 'add', id, key: publicKeyOf(key) })
const removeKey = (id: string, key: KeyObject): Step => ({ kind: 'key', change: 'remove', id, key: publicKeyOf(key) })

/** What a writer makes of these steps with this key; a forger does not ask whether it may. */
const after = (before: Snapshot | null, key: KeyObject, ...steps: readonly Step[]) =>
  sealed(before, applySteps(before, steps, NOTE), { key, registry })
const forbidden = (before: Snapshot | null, key: KeyObject, ...steps: readonly Step[]) =>
  forbiddenChanges(before, applySteps(before, steps, NOTE), { key, registry }).map(({ text }) => text.split(':')[0])
const hashOf = (snapshot: Snapshot, id: string) => snapshot.modules[id]?.current.hash

function served(...shown: readonly Snapshot[]) {
  let last: Snapshot | null = null
  let refused: readonly string[] = []
  for (const snapshot of shown) {
    verifySnapshot(snapshot, registry)
    const trusted = trustedLines(snapshot, registry, last)
    last = trusted.snapshot
    refused = trusted.refused
  }
  return { snapshot: last as unknown as Snapshot, refused }
}

const before = after(null, root, put('shell', 's1'), put('loyalty', 'l1'), put('onelinks', 'o1'))
const keyed = after(before, root, addKey('loyalty', loyalty), addKey('onelinks', onelinks))

describe('a registry without keys of teams', () => {
  it('is signed by its own key alone, as it was before there were any', () => {
    expect(before).toMatchObject({ schema: 1, modules: { loyalty: expect.not.objectContaining({ signature: expect.anything() }) } })
    expect(isSignedBy(before, root)).toBe(true)
    expect(served(before)).toEqual({ snapshot: before, refused: [] })
    expect(forbidden(before, loyalty, put('loyalty', 'l2'))).toEqual(["This key may not change 'loyalty'"])
  })

  it('is of a format that older hosts say they do not read, once it has keys', () => {
    expect(keyed.schema).toBe(2)
  })
})

describe('the key of a team', () => {
  it('changes its module, whose line it signs, and leaves the signatures of all others', () => {
    const next = after(keyed, loyalty, put('loyalty', 'l2'))
    expect(forbidden(keyed, loyalty, put('loyalty', 'l2'))).toEqual([])
    expect(served(keyed, next)).toEqual({ snapshot: next, refused: [] })
    expect(next.modules.onelinks).toEqual(keyed.modules.onelinks)
    expect(next.shell).toEqual(keyed.shell)
    expect(next.modules.loyalty).toMatchObject({ number: next.number })
  })

  it('signs no number that later changes could not pass', () => {
    const next = after(keyed, loyalty, put('loyalty', 'l2'))
    const line = signedLine('loyalty', next.modules.loyalty as ModuleLine, 1e9, loyalty)
    const forged = signed({ ...next, modules: { ...next.modules, loyalty: line } }, loyalty)
    const { snapshot, refused } = served(keyed, forged)
    expect([hashOf(snapshot, 'loyalty'), refused]).toEqual(['l1', [expect.stringContaining('has not reached')]])
    expect(hashOf(served(keyed, forged, after(next, root, { kind: 'off', id: 'loyalty' })).snapshot, 'loyalty')).toBe('l2')
    const ahead = { ...next, number: 2_000_000 }
    expect(() => served(keyed, signed(ahead, loyalty))).toThrow('is too far ahead of')
    expect(served(keyed, signed(ahead, root)).snapshot.number).toBe(2_000_000)
  })

  it('renews without changing a line', () => {
    const next = after(keyed, loyalty, { kind: 'renew' })
    expect(forbidden(keyed, loyalty, { kind: 'renew' })).toEqual([])
    expect(served(keyed, next)).toEqual({ snapshot: { ...keyed, ...next }, refused: [] })
  })

  it.each<[string, readonly Step[], string]>([
    ['another module', [put('onelinks', 'o2')], "change 'onelinks'"],
    ['the shell', [put('shell', 's2')], "change 'shell'"],
    ['a module that is new', [put('perks', 'p1')], "change 'perks'"],
    ['the off switch of another module', [{ kind: 'off', id: 'onelinks' }], "change 'onelinks'"],
  ])('may not change %s, and a host keeps what it served, and says why', (_, steps, text) => {
    expect(forbidden(keyed, loyalty, ...steps)).toEqual([`This key may not ${text}`])
    const { snapshot, refused } = served(keyed, after(keyed, loyalty, ...steps))
    expect([snapshot.shell, snapshot.modules]).toEqual([keyed.shell, keyed.modules])
    expect(refused).toEqual([expect.stringMatching(/^'(?:onelinks|shell|perks)' .*; (?:what was live before stays|it is left out)$/)])
  })

  it.each([
    ['loyalty', "withdraw 'loyalty'"],
    ['onelinks', "change 'onelinks'"],
  ])('may not leave out %s, which a host then keeps', (id, text) => {
    expect(forbidden(keyed, loyalty, { kind: 'withdraw', id })).toEqual([`This key may not ${text}`])
    const { [id]: _, ...others } = keyed.modules
    const { snapshot, refused } = served(keyed, signed({ ...keyed, number: 9, modules: others }, loyalty))
    expect(snapshot.modules).toEqual(keyed.modules)
    expect(refused).toEqual([`'${id}' is missing, and nobody withdrew it who may; what was live before stays`])
  })

  it('may not change the keys, and a host takes no list that the registry did not sign', () => {
    expect(forbidden(keyed, loyalty, addKey('onelinks', loyalty))).toEqual(["This key may not change the keys of 'onelinks'"])
    expect(() => served(keyed, after(keyed, loyalty, addKey('onelinks', loyalty)))).toThrow('its list of keys was not signed')
  })

  it('cannot pass off its line as that of another module, nor an older line of that one as its newest', () => {
    const newer = after(after(keyed, onelinks, put('onelinks', 'o2')), root, put('loyalty', 'l2'))
    const [own, old] = [newer.modules.loyalty, keyed.modules.onelinks]
    for (const line of [own, old]) {
      const forged = signed({ ...newer, number: 9, modules: { ...newer.modules, onelinks: line } } as Snapshot, loyalty)
      const { snapshot, refused } = served(keyed, newer, forged)
      expect(hashOf(snapshot, 'onelinks')).toBe('o2')
      expect(refused).toHaveLength(1)
    }
  })

  it('of no one signs nothing', () => {
    expect(() => served(keyed, after(keyed, stranger, { kind: 'renew' }))).toThrow('the signature is wrong')
    const { signature: _, ...unsigned } = keyed
    expect(() => served(unsigned)).toThrow('it is not signed')
  })
})

describe('the key of the registry', () => {
  it('may change everything: a team can be gone, and its module still be switched off', () => {
    const off = after(keyed, root, { kind: 'off', id: 'loyalty' }, put('shell', 's2'))
    expect(forbidden(keyed, root, { kind: 'off', id: 'loyalty' })).toEqual([])
    expect(served(keyed, off)).toEqual({ snapshot: off, refused: [] })
  })

  it('may be replaced by another one, whose first change signs again what the old one had signed', () => {
    const next = newKey()
    const released = after(keyed, loyalty, put('loyalty', 'l2'))
    const renewed = sealed(released, applySteps(released, [{ kind: 'renew' }], NOTE), { key: next, registry: [root, next] })
    for (const known of [[root, next], [next]]) {
      verifySnapshot(renewed, known)
      expect(trustedLines(renewed, known, released)).toEqual({ snapshot: renewed, refused: [] })
    }
    expect(renewed.modules.loyalty).toEqual(released.modules.loyalty)
    expect(() => verifySnapshot(renewed, [root])).toThrow('its list of keys was not signed')
  })
})

describe('a key that was removed', () => {
  const released = after(keyed, loyalty, put('loyalty', 'l2'))
  const removed = after(released, root, removeKey('loyalty', loyalty))

  it('signs nothing any more, and what it released stays', () => {
    expect(served(released, removed)).toEqual({ snapshot: removed, refused: [] })
    expect(hashOf(served(removed).snapshot, 'loyalty')).toBe('l2')
    expect(() => served(removed, after(removed, loyalty, put('loyalty', 'l3')))).toThrow('the signature is wrong')
    const byOther = after(removed, onelinks, put('loyalty', 'l3'))
    expect(hashOf(served(removed, byOther).snapshot, 'loyalty')).toBe('l2')
  })

  it('cannot come back by the list in which it was', () => {
    const forged = signed({ ...removed, number: 99, keys: released.keys } as Snapshot, loyalty)
    expect(() => served(removed, forged)).toThrow('its list of keys is older')
  })

  it('does not come back when everything is restored as it was', () => {
    const restored = after(removed, root, { kind: 'restore', from: keyed })
    expect(restored.keys?.modules.loyalty).toBeUndefined()
    expect(served(removed, restored)).toMatchObject({ refused: [], snapshot: { modules: { loyalty: { current: { hash: 'l1' } } } } })
  })
})

describe('a module that was withdrawn', () => {
  const withdrawn = after(keyed, root, { kind: 'withdraw', id: 'loyalty' })

  it('is gone also for a host that saw neither number, and can be released again', () => {
    const later = after(withdrawn, onelinks, put('onelinks', 'o2'))
    expect(served(keyed, later).snapshot.modules).toEqual({ onelinks: later.modules.onelinks })
    const again = after(later, loyalty, put('loyalty', 'l9'))
    expect(served(keyed, later, again)).toEqual({ snapshot: again, refused: [] })
  })

  it('cannot be brought back by its old line', () => {
    const forged = signed(
      { ...withdrawn, number: 9, modules: { ...withdrawn.modules, loyalty: keyed.modules.loyalty } } as Snapshot,
      onelinks,
    )
    expect(served(withdrawn, forged)).toMatchObject({ refused: [expect.stringContaining("'loyalty' was withdrawn in number")] })
  })
})

it('a list of keys is signed as a whole', () => {
  const list = signedKeys({ modules: {}, withdrawn: {} }, 4, root)
  for (const change of [{ number: 5 }, { withdrawn: { loyalty: 1 } }, { modules: { loyalty: [publicKeyOf(stranger)] } }]) {
    expect(() => verifySnapshot(signed({ ...keyed, keys: { ...list, ...change } }, root), registry)).toThrow(
      'its list of keys was not signed',
    )
  }
})
