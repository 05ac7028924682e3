import { holdUnsaved } from '@console/session'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { beginDocument, orReload, RELOAD_GUARD_MS, reloadForStaleChunk } from './stale-chunk.ts'

const reload = jest.fn()
const NOW = 1_800_000_000_000

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  beginDocument()
})

describe('a chunk that is gone', () => {
  test('reloads the page once, however many chunks fail together', () => {
    expect([reloadForStaleChunk(NOW, reload), reloadForStaleChunk(NOW, reload), reloadForStaleChunk(NOW + 5, reload)]).toEqual([
      true,
      true,
      true,
    ])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('does not reload again within a minute, also after the reload', () => {
    reloadForStaleChunk(NOW, reload)
    beginDocument()
    expect(reloadForStaleChunk(NOW + RELOAD_GUARD_MS - 1, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('reloads again after the minute', () => {
    reloadForStaleChunk(NOW, reload)
    beginDocument()
    expect(reloadForStaleChunk(NOW + RELOAD_GUARD_MS, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('does not reload where the browser cannot keep that it did', () => {
    const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    expect(reloadForStaleChunk(NOW - RELOAD_GUARD_MS, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    denied.mockRestore()
  })

  test('never reloads over unsaved work', () => {
    const saved = holdUnsaved()
    expect(reloadForStaleChunk(NOW, reload)).toBe(false)
    saved()
    expect(reloadForStaleChunk(NOW, reload)).toBe(true)
  })
})

describe('the code of a page', () => {
  const chunkError = (type: string) => Object.assign(new Error('x'), { name: 'ChunkLoadError', type, request: '/shell/s1/home.js' })
  const stale = chunkError('error')
  const host = jest.fn<typeof fetch>()
  const isSettled = async (loading: Promise<unknown>) => {
    const settled = jest.fn()
    void loading.then(settled, settled)
    await new Promise((resume) => setTimeout(resume, 0))
    return settled.mock.calls.length > 0
  }
  beforeEach(() => {
    host.mockReset()
    host.mockImplementation(async () => new Response('', { status: 404 }))
    globalThis.fetch = host
  })

  test('is handed on as it comes', async () => {
    expect(await orReload(Promise.resolve('code'))).toBe('code')
    expect(host).not.toHaveBeenCalled()
  })

  test('that the host has no more leaves everything as it is while the page reloads', async () => {
    reloadForStaleChunk(Date.now(), reload)
    expect(await isSettled(orReload(Promise.reject(stale)))).toBe(false)
    expect(host).toHaveBeenCalledWith('/shell/s1/home.js', expect.objectContaining({ cache: 'reload' }))
  })

  test('that the host has no more is the failure of its place where the page was reloaded a moment ago', async () => {
    reloadForStaleChunk(Date.now(), reload)
    beginDocument()
    await expect(orReload(Promise.reject(stale))).rejects.toBe(stale)
  })

  test.each([
    ['there is no connection', stale, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the host is down', stale, async () => new Response('', { status: 503 })],
    ['the host still has it', stale, async () => new Response('')],
    ['it hung', chunkError('timeout'), async () => new Response('', { status: 404 })],
    ['it threw', new TypeError('x is not a function'), async () => new Response('', { status: 404 })],
  ])('is the failure of its place where %s', async (_, error, response) => {
    // Otherwise it would stay open.
    reloadForStaleChunk(Date.now(), reload)
    host.mockImplementation(response)
    await expect(orReload(Promise.reject(error))).rejects.toBe(error)
  })
})
