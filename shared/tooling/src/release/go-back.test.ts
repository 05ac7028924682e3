import { applySteps, integrityOf, type Snapshot } from '@console/module/registry'
import { describe, expect, it } from '@jest/globals'
import { goBack } from './go-back.ts'
import { namedId } from './release-one.ts'

const release = (hash: string) => ({ hash, record: integrityOf(hash) })
const NOTE = { at: 0, by: 'a test', why: 'a test' }
const released = (live: Snapshot | null, hash: string) => applySteps(live, [{ kind: 'release', id: 'shell', release: release(hash) }], NOTE)
const REGISTRY = { folder: '/nowhere' }

describe('one step back', () => {
  const two = released(released(null, 'one'), 'two')

  it('is made once by two people who make it at the same moment: the second one is asked to look', () => {
    const [first, second] = [goBack(REGISTRY, two, 'shell'), goBack(REGISTRY, two, 'shell')]
    const back = applySteps(two, first.steps(two), NOTE)
    expect(back.shell).toEqual({ current: release('one'), previous: [] })
    expect(() => second.steps(back)).toThrow("'shell' was changed meanwhile, in number 3: look at it, then run the command again")
  })

  it('is not held up by what others change meanwhile', () => {
    expect(goBack(REGISTRY, two, 'shell').steps({ ...two, number: 9, modules: {} })).toEqual([{ kind: 'back', id: 'shell' }])
  })
})

describe('the module of a command', () => {
  const isLive = (id: string) => id === 'onelinks' || id === 'loyalty'

  it('is the one of the repository where that is a module, and no other', () => {
    expect(namedId(undefined, 'usage', isLive, 'loyalty')).toBe('loyalty')
    expect(namedId('loyalty', 'usage', isLive, 'loyalty')).toBe('loyalty')
    expect(() => namedId('onelinks', 'usage', isLive, 'loyalty')).toThrow(
      "This repository is the module 'loyalty': 'onelinks' is changed from its own repository.",
    )
  })

  it('is in the workspace whatever is there or live', () => {
    expect(namedId('loyalty', 'usage', isLive)).toBe('loyalty')
    expect(namedId('shell', 'usage', isLive)).toBe('shell')
    expect(() => namedId('perks', 'usage', isLive)).toThrow("No module named 'perks'")
    expect(() => namedId(undefined, 'usage', isLive)).toThrow('usage')
  })
})
