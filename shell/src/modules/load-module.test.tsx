import { pageDataStore, pendingStore } from '@console/session'
import { provideSource } from '@console/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { beginDocument, reloadForStaleChunk } from '../recovery/stale-chunk.ts'
import { broken, exposed, fine, newManifest, Page, servedFrom } from '../testing/served-modules.ts'
import { forgetModule, loadPage } from './load-module.ts'

const served = servedFrom(provideSource)
const after = (ms: number, error: string) => () => new Promise((_, reject) => setTimeout(() => reject(new Error(error)), ms))
const faultOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (error: { readonly fault?: string }) => error.fault,
  )
const chunkError = (type: string, request = 'http://localhost/shell/s1/forms.js') =>
  Object.assign(new Error('x'), { name: 'ChunkLoadError', type, request })

const host = jest.fn<(address: string, options: RequestInit) => Promise<Response>>()
const reloadedFiles = () => host.mock.calls.map(([address]) => address.replace(location.origin, ''))

beforeEach(() => {
  jest.useFakeTimers()
  host.mockReset()
  host.mockImplementation(async () => new Response('x'))
  globalThis.fetch = host as typeof fetch
  sessionStorage.clear()
  beginDocument()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a page comes with its words in the language of the document, from the released address', async () => {
  const manifest = newManifest()
  const asked = served(manifest, fine)
  expect(await loadPage(manifest, 'list')).toEqual({ Page, messages: { word: 'Word' } })
  expect(asked).toEqual([`http://localhost/modules/${manifest.id}/abc/remoteEntry.js`])

  pageDataStore.setState({ locale: 'vi' })
  const vietnamese = newManifest()
  served(vietnamese, fine)
  expect((await loadPage(vietnamese, 'list')).messages).toEqual({ word: 'Từ' })
  pageDataStore.setState({ locale: 'en' })
})

test('a page that has further words comes with these too', async () => {
  const manifest = newManifest()
  served(manifest, fine)
  expect(await loadPage(manifest, 'one')).toEqual({ Page, messages: { word: 'Word', part: 'Part' } })
})

test('a page is asked for once', async () => {
  const manifest = newManifest()
  const asked = served(manifest, fine)
  await Promise.all([loadPage(manifest, 'list'), loadPage(manifest, 'list')])
  await loadPage(manifest, 'list')
  expect(asked).toHaveLength(1)
})

test('what fails at once is asked for past the browser’s cache, then tried once more under another address', async () => {
  const manifest = { ...newManifest(), pages: { list: ['page-list.js'] }, messages: ['messages-en.js'] }
  const asked = served(manifest, broken, fine)
  const loading = loadPage(manifest, 'list')
  expect(host).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(400)
  expect((await loading).Page).toBe(Page)
  expect(asked.map((address) => address.split('remoteEntry.js')[1])).toEqual(['', '?r=1'])
  const folder = `/modules/${manifest.id}/abc`
  expect(reloadedFiles()).toEqual([
    `${folder}/remoteEntry.js`,
    `${folder}/remoteEntry.js?r=1`,
    `${folder}/page-list.js`,
    `${folder}/messages-en.js`,
  ])
  expect(host.mock.calls.every(([, { cache }]) => cache === 'reload')).toBe(true)
})

test('a failure carries what the host answered for the files', async () => {
  const manifest = newManifest()
  served(manifest, broken)
  host.mockResolvedValueOnce(new Response('', { status: 503 })).mockRejectedValueOnce(new TypeError('no connection'))
  const error = loadPage(manifest, 'list').catch((thrown: unknown) => thrown)
  await jest.advanceTimersByTimeAsync(400)
  expect(await error).toMatchObject({ fault: 'failed', statuses: [503, 0] })
})

test('what the host has no more reloads the page, or fails where that happened a moment ago', async () => {
  host.mockImplementation(async () => new Response('', { status: 404 }))
  reloadForStaleChunk(Date.now(), () => {})
  const reloading = newManifest()
  served(reloading, broken)
  let settled: string | undefined = 'nothing'
  void faultOf(loadPage(reloading, 'list')).then((fault) => {
    settled = fault
  })
  await jest.advanceTimersByTimeAsync(7_999)
  expect(settled).toBe('nothing')
  await jest.advanceTimersByTimeAsync(1)

  beginDocument()
  const reloaded = newManifest()
  served(reloaded, broken)
  const error = loadPage(reloaded, 'list').catch((thrown: unknown) => thrown)
  await jest.advanceTimersByTimeAsync(400)
  expect(await error).toMatchObject({ fault: 'failed', statuses: [404, 404] })
})

test('a file that hung is slow at once, is not asked for again by itself, and is asked for again on request', async () => {
  const manifest = newManifest()
  const load = jest.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(chunkError('timeout')).mockResolvedValue(Page)
  served(manifest, () => Promise.resolve({ default: { ...exposed.default, pages: { list: load } } }))
  expect(await faultOf(loadPage(manifest, 'list'))).toBe('slow')
  expect(host).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledTimes(1)
  forgetModule(manifest)
  expect((await loadPage(manifest, 'list')).Page).toBe(Page)
  expect(reloadedFiles()).toContain('/shell/s1/forms.js')
})

test('what fails twice has failed, and is not asked for a third time by itself', async () => {
  const manifest = newManifest()
  const asked = served(manifest, broken)
  const fault = faultOf(loadPage(manifest, 'list'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await fault).toBe('failed')
  expect(asked).toHaveLength(2)
  expect(await faultOf(loadPage(manifest, 'list'))).toBe('failed')
  expect(asked).toHaveLength(2)
})

test('what fails after more than 2 s is not asked for again', async () => {
  const manifest = newManifest()
  const asked = served(manifest, after(2_001, 'too late'))
  const fault = faultOf(loadPage(manifest, 'list'))
  await jest.advanceTimersByTimeAsync(7_000)
  expect(await fault).toBe('failed')
  expect(asked).toHaveLength(1)
})

test('what hangs is given up as slow at 8 s and no sooner', async () => {
  const manifest = newManifest()
  served(manifest, () => new Promise(() => {}))
  let fault: string | undefined
  void faultOf(loadPage(manifest, 'list')).then((found) => {
    fault = found
  })
  await jest.advanceTimersByTimeAsync(7_999)
  expect(fault).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  expect(fault).toBe('slow')
})

test('a forgotten module is asked for again, under an address that was not asked before', async () => {
  const manifest = newManifest()
  const asked = served(manifest, broken, broken, fine)
  const fault = faultOf(loadPage(manifest, 'list'))
  await jest.advanceTimersByTimeAsync(400)
  expect(await fault).toBe('failed')
  forgetModule(manifest)
  expect((await loadPage(manifest, 'list')).Page).toBe(Page)
  expect(new Set(asked).size).toBe(3)
})

test('a module that hung is asked for under another address once forgotten', async () => {
  const manifest = newManifest()
  const asked = served(manifest, () => new Promise(() => {}), fine)
  const fault = faultOf(loadPage(manifest, 'list'))
  await jest.advanceTimersByTimeAsync(8_000)
  expect(await fault).toBe('slow')
  forgetModule(manifest)
  expect((await loadPage(manifest, 'list')).Page).toBe(Page)
  expect(asked[1]).toBe(`${asked[0]}?r=1`)
})

test.each([
  ['something that is no module', {}, 'list'],
  ['nothing', undefined, 'list'],
  ['a module without the page', exposed, 'gone'],
])('%s is invalid', async (_, response, page) => {
  const manifest = newManifest()
  served(manifest, () => Promise.resolve(response))
  expect(await faultOf(loadPage(manifest, page))).toBe('invalid')
})

test('a page whose own code cannot be had is asked for twice, without asking for the module again', async () => {
  const manifest = newManifest()
  const list = jest.fn(() => Promise.reject(chunkError('error')))
  const asked = served(manifest, () => Promise.resolve({ default: { ...exposed.default, pages: { list } } }))
  const fault = faultOf(loadPage(manifest, 'list'))
  await jest.advanceTimersByTimeAsync(400)
  expect(await fault).toBe('failed')
  expect(list).toHaveBeenCalledTimes(2)
  expect(asked).toHaveLength(1)
})

test('what is under way counts as pending until it is there or has failed', async () => {
  // The moment before the second try differs between visitors: half of the longest.
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const manifest = newManifest()
  served(manifest, broken)
  const fault = faultOf(loadPage(manifest, 'list'))
  await jest.advanceTimersByTimeAsync(0)
  expect(pendingStore.getState().count).toBe(1)
  await jest.advanceTimersByTimeAsync(400)
  await fault
  expect(pendingStore.getState().count).toBe(0)
  random.mockRestore()
})
