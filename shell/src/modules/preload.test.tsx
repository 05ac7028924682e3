import { pendingStore } from '@console/session'
import { provideSource } from '@console/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { broken, exposed, fine, newRecord, Page, servedFrom } from '../testing/served-modules.ts'
import { isLoaded, loadPage, preload } from './load-module.ts'

const served = servedFrom(provideSource)

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.fetch = async () => new Response('x')
})
afterEach(() => {
  jest.useRealTimers()
})

test('a page that was loaded before anybody asked is there at once, and nobody saw it come', async () => {
  const record = newRecord()
  const asked = served(record, fine)
  const loading = preload(record, 'list')
  await jest.advanceTimersByTimeAsync(0)
  expect(pendingStore.getState().count).toBe(0)
  await loading
  expect(isLoaded(record, 'list')).toBe(true)
  expect(isLoaded(record, 'one')).toBe(false)
  expect(loadPage(record, 'list')).toMatchObject({ status: 'fulfilled', value: { Page, messages: { word: 'Word' } } })
  expect(asked).toHaveLength(1)
})

test('a module that could not be loaded ahead is loaded as if for the first time when somebody asks', async () => {
  const record = newRecord()
  const asked = served(record, broken, fine)
  await expect(preload(record, 'list')).resolves.toBeUndefined()
  expect(isLoaded(record)).toBe(false)
  expect((await loadPage(record, 'list')).Page).toBe(Page)
  expect(asked).toHaveLength(2)
})

test('a page whose code could not be had ahead leaves the module and its open page alone', async () => {
  const record = newRecord()
  let isThere = false
  const one = () => (isThere ? Promise.resolve(Page) : Promise.reject(new Error('refused')))
  const asked = served(record, () => Promise.resolve({ default: { ...exposed.default, pages: { list: async () => Page, one } } }))
  const open = loadPage(record, 'list')
  await open
  await preload(record, 'one')
  expect(loadPage(record, 'list')).toBe(open)
  isThere = true
  expect((await loadPage(record, 'one')).Page).toBe(Page)
  expect(asked).toHaveLength(1)
})

test('what a page draws at once is fetched with it', async () => {
  const record = newRecord()
  const preload = jest.fn()
  const list = async () => Object.assign(() => null, { preload })
  served(record, () => Promise.resolve({ default: { ...exposed.default, pages: { list } } }))
  await loadPage(record, 'list')
  expect(preload).toHaveBeenCalledTimes(1)
})
