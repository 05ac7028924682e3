import { describe, expect, it } from '@jest/globals'
import { changeText, lineChanges } from './line-changes.ts'
import { integrityOf } from './signature.ts'
import type { ModuleLine, Snapshot } from './snapshot.ts'
import { applySteps } from './steps.ts'

const release = (hash: string) => ({ hash, record: integrityOf(hash) })
const line = (hashes: string, more: Partial<ModuleLine> = {}): ModuleLine => {
  const [current = '', ...previous] = hashes
  return { current: release(current), previous: previous.map(release), owns: ['/one'], labels: { en: 'One', vi: 'Một' }, ...more }
}
const snapshot = (modules: Snapshot['modules'], shell = 's'): Snapshot => ({
  ...applySteps(null, [{ kind: 'release', id: 'shell', release: release(shell) }], { at: 0, by: 'a test', why: 'a test' }),
  modules,
})
const texts = (before: Snapshot | null, after: Snapshot) => lineChanges(before, after).map(changeText)

describe('what people get differently', () => {
  it.each<[string, ModuleLine, ModuleLine, string[]]>([
    ['nothing', line('ba'), line('ba'), []],
    ['nothing where only what was live before differs', line('ba'), line('b'), []],
    ['a newer release', line('a'), line('ba'), ['one: a → b']],
    ['the release before', line('ba'), line('a'), ['one: b → a (the release before)']],
    ['one that is older', line('cba'), line('a'), ['one: c → a (2 releases older)']],
    ['a rollout', line('a'), line('a', { rollout: { ...release('b'), share: 10 } }), ['one: b for 10 % of the publishers']],
    [
      'the end of one',
      line('a', { rollout: { ...release('b'), share: 10 } }),
      line('a'),
      ['one: the rollout of b for 10 % of the publishers ends'],
    ],
    ['the off switch', line('a'), line('a', { off: true }), ['one: switched off']],
    ['the off switch and a release', line('a', { off: true }), line('b'), ['one: a → b, switched on']],
  ])('is %s', (_, before, after, said) => {
    expect(texts(snapshot({ one: before }), snapshot({ one: after }))).toEqual(said)
  })

  it('is the shell, what comes and what leaves', () => {
    expect(texts(snapshot({ one: line('a') }, 's'), snapshot({ two: line('b') }, 't'))).toEqual([
      'shell: s → t',
      'one: leaves the console (a)',
      'two: b, new in the console',
    ])
    expect(texts(null, snapshot({}))).toEqual(['shell: s, new in the console'])
  })
})
