import { afterEach, expect, jest, test } from '@jest/globals'
import { mayPrefetch } from './may-prefetch.ts'

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

test.each([
  ['with a connection', true, undefined, true],
  ['with a connection that need not be saved', true, { saveData: false }, true],
  ['for whoever saves data', true, { saveData: true }, false],
  ['without a connection', false, undefined, false],
])('something may be fetched in advance %s: %s, %j -> %s', (_, onLine, connection, may) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  expect(mayPrefetch()).toBe(may)
})
