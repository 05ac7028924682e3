import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { beginDocument, isChunkError, RELOAD_GUARD_MS, reloadForStaleChunk } from './stale-chunk.ts'

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
})

test.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('Loading chunk 5 failed.'), true],
  [new TypeError('x is not a function'), false],
  ['Loading chunk', false],
])('%s is a chunk error: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected)
})
