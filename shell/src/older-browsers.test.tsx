import { beforeAll, describe, expect, it } from '@jest/globals'
import { bringWhatIsMissing } from './older-browsers.ts'

beforeAll(() => {
  for (const [owner, name] of [
    [URL, 'parse'],
    [URL, 'canParse'],
    [Promise, 'withResolvers'],
    [Map, 'groupBy'],
    [AbortSignal, 'any'],
  ] as const)
    Reflect.deleteProperty(owner, name)
  expect(URL.parse).toBeUndefined()
  bringWhatIsMissing()
})

describe('what the oldest browsers are brought', () => {
  it('reads an address, and says nothing of what is none', () => {
    expect(URL.parse('/a', 'https://b.example')?.href).toBe('https://b.example/a')
    expect(URL.parse('a b')).toBeNull()
    expect([URL.canParse('a:b'), URL.canParse('a')]).toEqual([true, false])
  })

  it('makes a promise that is settled from outside', async () => {
    const kept = Promise.withResolvers<string>()
    kept.resolve('kept')
    const broken = Promise.withResolvers<string>()
    broken.reject(new Error('broken'))
    expect(await kept.promise).toBe('kept')
    await expect(broken.promise).rejects.toThrow('broken')
  })

  it('groups in order, by any key', () => {
    const groups = Map.groupBy(['ab', 'c', 'de'], ({ length }, at) => (at === 2 ? null : length))
    expect([...groups]).toEqual([
      [2, ['ab']],
      [1, ['c']],
      [null, ['de']],
    ])
  })

  it('ends what any of several signals ends, with its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const any = AbortSignal.any([one.signal, other.signal])
    expect(any.aborted).toBe(false)
    other.abort('other')
    one.abort('one')
    expect(any.reason).toBe('other')
    expect(AbortSignal.any([AbortSignal.abort('before'), one.signal]).reason).toBe('before')
  })
})
