import { holdUnsaved } from '@console/session'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { beginDocument, isChunkError, orReload, RELOAD_GUARD_MS, reloadForStaleChunk } from './stale-chunk.ts'

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

  test('never reloads over unsaved work', () => {
    const saved = holdUnsaved()
    expect(reloadForStaleChunk(NOW, reload)).toBe(false)
    saved()
    expect(reloadForStaleChunk(NOW, reload)).toBe(true)
  })
})

describe('the code of a page', () => {
  const stale = Object.assign(new Error('x'), { name: 'ChunkLoadError' })

  test('is handed on as it comes', async () => {
    expect(await orReload(Promise.resolve('code'))).toBe('code')
  })

  test('that is gone is the failure of its place where the page was reloaded a moment ago', async () => {
    reloadForStaleChunk(Date.now(), reload)
    beginDocument()
    await expect(orReload(Promise.reject(stale))).rejects.toBe(stale)
  })

  test('that is gone leaves everything as it is while the page reloads', async () => {
    reloadForStaleChunk(Date.now(), reload)
    const settled = jest.fn()
    void orReload(Promise.reject(stale)).then(settled, settled)
    await new Promise((resume) => setTimeout(resume, 0))
    expect(settled).not.toHaveBeenCalled()
  })

  test('that throws is no stale chunk', async () => {
    const broken = new TypeError('x is not a function')
    await expect(orReload(Promise.reject(broken))).rejects.toBe(broken)
    expect(reload).not.toHaveBeenCalled()
  })
})

test.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('Loading chunk 5 failed.'), true],
  [new TypeError('x is not a function'), false],
  ['Loading chunk', false],
])('%s is a chunk error: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected)
})
