import { beforeEach } from '@jest/globals'

/**
 * What the page keeps in the browser's database, by key; empty before each test. This file replaces `idb-keyval`, because jsdom
 * has no such database.
 */
export const keptInBrowser = new Map<string, unknown>()
let isFull = false

/** Makes the browser refuse to store anything until the test ends. */
export function fillBrowser(): void {
  isFull = true
}

beforeEach(() => {
  keptInBrowser.clear()
  isFull = false
})

async function whenOpen<T>(work: () => T): Promise<T> {
  if (isFull) throw new DOMException('full', 'QuotaExceededError')
  return work()
}

export const createStore = () => undefined
export const get = (key: string) => whenOpen(() => keptInBrowser.get(key))
export const set = (key: string, value: unknown) => whenOpen(() => void keptInBrowser.set(key, structuredClone(value)))
export const del = (key: string) => whenOpen(() => void keptInBrowser.delete(key))
export const delMany = (keys: readonly string[]) =>
  whenOpen(() => {
    for (const key of keys) keptInBrowser.delete(key)
  })
export const entries = () => whenOpen(() => [...keptInBrowser])
export const clear = () => whenOpen(() => keptInBrowser.clear())
