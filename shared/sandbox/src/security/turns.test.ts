import { expect, test } from '@jest/globals'
import { turns } from './turns.ts'

/** Work that ends when the test says so. */
function held() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((end) => ends.set(name, () => end(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}
const settled = () => new Promise(setImmediate)

test('no more than two are at work, and the others follow in their order', async () => {
  const { begun, work, end } = held()
  const inTurn = turns(2)
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => inTurn(work(name))))
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await settled()
  end('d')
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails makes room too', async () => {
  const inTurn = turns(1)
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await inTurn(async () => 'next')).toBe('next')
})
