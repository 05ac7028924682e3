import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import type { ReleasedModule } from './manifests.ts'
import { bucketOf, candidates, isInRollout } from './rollout.ts'
import { isSignedBy, signed } from './signature.ts'
import type { ModuleLine, Snapshot } from './snapshot.ts'
import { applySteps, type Step } from './steps.ts'

const NOTE = { at: Date.parse('2026-11-20T08:00:00Z'), by: 'An Le', why: 'a test' }
const release = (hash: string) => ({ hash, record: `sha256-${hash.padEnd(43, 'a')}=` })
const manifestOf = (owns: readonly `/${string}`[], title = 'things.title') =>
  ({
    id: 'things',
    owns,
    nav: [],
    routes: [{ path: '/things', title }],
    labels: { en: { 'things.title': 'Things' }, vi: { 'things.title': 'Đồ vật' } },
  }) as unknown as ReleasedModule
const put = (hash: string, owns: readonly `/${string}`[] = ['/things']): Step => ({
  kind: 'release',
  id: 'things',
  release: release(hash),
  module: manifestOf(owns),
})
const after = (...steps: readonly Step[]) => steps.reduce<Snapshot | null>((live, step) => applySteps(live, [step], NOTE), null) as Snapshot
const line = (snapshot: Snapshot) => snapshot.modules.things as ModuleLine
const hashes = ({ current, previous }: ModuleLine) => [current, ...previous].map(({ hash }) => hash)
const rollout = (hash: string, share = 10): Step => ({ kind: 'rollout', id: 'things', release: release(hash), share })

describe('the next snapshot', () => {
  it('has the next number, who, when and why, and expires 30 days later', () => {
    expect(applySteps(after(put('a')), [], { ...NOTE, commit: 'c0ffee' })).toMatchObject({
      number: 2,
      at: '2026-11-20T08:00:00.000Z',
      by: 'An Le',
      why: 'a test',
      commit: 'c0ffee',
      expires: '2026-12-20T08:00:00.000Z',
    })
  })

  it('of a release has those before, newest first, each once, and what pages must know of it', () => {
    expect(line(after(put('a'), put('b'), put('a', ['/things', '/more'])))).toEqual({
      current: release('a'),
      previous: [release('b')],
      owns: ['/things', '/more'],
      labels: { en: 'Things', vi: 'Đồ vật' },
    })
    expect(hashes(line(after(put('a'), put('b'), put('b'))))).toEqual(['b', 'a'])
  })

  it('remembers twenty releases', () => {
    const many = Array.from({ length: 30 }, (_, n) => put(`r${n}`))
    expect(line(after(...many)).previous).toHaveLength(20)
  })

  it('that goes back never offers again what was left', () => {
    const back: Step = { kind: 'back', id: 'things', module: manifestOf(['/things']) }
    expect(hashes(line(after(put('a'), put('b'), put('c'), back)))).toEqual(['b', 'a'])
    expect(() => after(put('a'), back)).toThrow("'things' has no earlier release to go back to")
  })

  it('as it was before undoes any step, of one module or of everything', () => {
    const before = after(put('a'), put('b'), rollout('c'), { kind: 'off', id: 'things' })
    const gone = applySteps(before, [{ kind: 'withdraw', id: 'things' }], NOTE)
    expect(gone.modules).toEqual({})
    expect(applySteps(gone, [{ kind: 'restore', id: 'things', from: before }], NOTE).modules).toEqual(before.modules)
    const shell = applySteps(gone, [{ kind: 'release', id: 'shell', release: release('s') }], NOTE)
    expect(applySteps(shell, [{ kind: 'restore', from: before }], NOTE)).toMatchObject({ shell: null, modules: before.modules, number: 7 })
    expect(applySteps(before, [{ kind: 'restore', id: 'things', from: shell }], NOTE).modules).toEqual({})
  })

  it('rolls out beside the live release until all get one', () => {
    expect(line(after(put('a'), rollout('b', 25)))).toMatchObject({ current: release('a'), rollout: { ...release('b'), share: 25 } })
    expect(line(after(put('a'), rollout('b'), { kind: 'end-rollout', id: 'things' }))).not.toHaveProperty('rollout')
    expect(line(after(put('a'), rollout('b'), put('b')))).toEqual(expect.not.objectContaining({ rollout: expect.anything() }))
    expect(() => after(rollout('b'))).toThrow("'things' has no release yet: npm run release -- things")
  })

  it('switches off and on, and a release does not switch on', () => {
    const off: Step = { kind: 'off', id: 'things' }
    expect(line(after(put('a'), rollout('b'), off))).toMatchObject({ off: true, rollout: release('b') })
    expect(line(after(put('a'), off, put('b')))).toMatchObject({ off: true, current: release('b') })
    expect(line(after(put('a'), rollout('b'), off, { kind: 'on', id: 'things' }))).not.toHaveProperty('off')
    expect(() => applySteps(null, [{ kind: 'off', id: 'shell' }], NOTE)).toThrow('The shell can only be released and rolled back')
  })
})

describe('a publisher among the rollouts', () => {
  const publishers = Array.from({ length: 2_000 }, (_, n) => `publisher-${n}`)
  const line = (share: number): ModuleLine => ({
    current: release('a'),
    previous: [release('z')],
    owns: [],
    labels: { en: '', vi: '' },
    rollout: { ...release('b'), share },
  })

  it('has a place that stays, as many at each, and another one for another module', () => {
    const shares = [10, 50, 90].map(
      (share) => publishers.filter((one) => isInRollout('things', line(share), one)).length / publishers.length,
    )
    for (const [n, share] of [0.1, 0.5, 0.9].entries()) expect(Math.abs((shares[n] ?? 0) - share)).toBeLessThan(0.04)
    expect(bucketOf('campaigns', 'publisher-1')).toBe(93)
    expect(publishers.some((one) => bucketOf('things', one) !== bucketOf('stuff', one))).toBe(true)
  })

  it('keeps the release while the share grows, and without a publisher no one gets it', () => {
    const few = publishers.filter((one) => isInRollout('things', line(10), one))
    expect(few.every((one) => isInRollout('things', line(30), one))).toBe(true)
    expect(isInRollout('things', line(99), null)).toBe(false)
    expect(candidates(line(10), true).map(({ hash }) => hash)).toEqual(['b', 'a', 'z'])
    expect(candidates(line(10), false).map(({ hash }) => hash)).toEqual(['a', 'z'])
  })
})

describe('a signature', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const snapshot = signed(after(put('a')), privateKey)

  it('is of the content, in whatever order its fields are', () => {
    const turned = Object.fromEntries(Object.entries(snapshot).toReversed()) as unknown as Snapshot
    expect(isSignedBy(turned, publicKey)).toBe(true)
    expect(isSignedBy(JSON.parse(JSON.stringify(snapshot)), publicKey)).toBe(true)
  })

  it.each<[string, Partial<Snapshot>]>([
    ['number', { number: 9 }],
    ['expiry', { expires: '2099-01-01T00:00:00.000Z' }],
    ['release', { modules: { things: { ...line(after(put('b'))) } } }],
    ['signature', { signature: 'AAAA' }],
    ['absence of a signature', { signature: undefined }],
  ])('does not bear another %s', (_, change) => {
    expect(isSignedBy({ ...snapshot, ...change }, publicKey)).toBe(false)
    expect(isSignedBy(snapshot, generateKeyPairSync('ed25519').publicKey)).toBe(false)
  })
})
