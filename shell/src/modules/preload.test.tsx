import { pendingStore } from '@console/session'
import { provideSource } from '@console/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { broken, exposed, fine, newManifest, Page, servedFrom } from '../testing/served-modules.ts'
import { isLoaded, loadPage, preload } from './load-module.ts'

const served = servedFrom(provideSource)

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.fetch = async () => new Response('x')
})
afterEach(() => {
  jest.useRealTimers()
})

test('a page that was loaded before anyone asked is there at once, and no one saw it come', async () => {
  const manifest = newManifest()
  const asked = served(manifest, fine)
  const loading = preload(manifest, 'list')
  await jest.advanceTimersByTimeAsync(0)
  expect(pendingStore.getState().count).toBe(0)
  await loading
  expect(isLoaded(manifest, 'list')).toBe(true)
  expect(isLoaded(manifest, 'one')).toBe(false)
  expect(loadPage(manifest, 'list')).toMatchObject({ status: 'fulfilled', value: { Page, messages: { word: 'Word' } } })
  expect(asked).toHaveLength(1)
})

test('a module that could not be loaded ahead is loaded as if for the first time when someone asks', async () => {
  const manifest = newManifest()
  const asked = served(manifest, broken, fine)
  await expect(preload(manifest, 'list')).resolves.toBeUndefined()
  expect(isLoaded(manifest)).toBe(false)
  expect((await loadPage(manifest, 'list')).Page).toBe(Page)
  expect(asked).toHaveLength(2)
})

test('a page whose code could not be had ahead leaves the module and its open page alone', async () => {
  const manifest = newManifest()
  let isThere = false
  const one = () => (isThere ? Promise.resolve(Page) : Promise.reject(new Error('refused')))
  const asked = served(manifest, () => Promise.resolve({ default: { ...exposed.default, pages: { list: async () => Page, one } } }))
  const open = loadPage(manifest, 'list')
  await open
  await preload(manifest, 'one')
  expect(loadPage(manifest, 'list')).toBe(open)
  isThere = true
  expect((await loadPage(manifest, 'one')).Page).toBe(Page)
  expect(asked).toHaveLength(1)
})

test('what a page draws at once is fetched with it', async () => {
  const manifest = newManifest()
  const preload = jest.fn()
  const list = async () => Object.assign(() => null, { preload })
  served(manifest, () => Promise.resolve({ default: { ...exposed.default, pages: { list } } }))
  await loadPage(manifest, 'list')
  expect(preload).toHaveBeenCalledTimes(1)
})
