import { ApiError } from '@console/api'
import { expect, jest, test } from '@jest/globals'
import { readAllRows } from './export-rows.ts'

const rowsUpTo = (n: number) => Array.from({ length: n }, (_, i) => `row ${i}`)

function reading(all: readonly string[]) {
  const readPage = jest.fn(async (page: number, page_size: number) => {
    const items = all.slice((page - 1) * page_size, page * page_size)
    return { items, page, page_size, total: all.length, total_capped: false }
  })
  const abort = new AbortController()
  const onProgress = jest.fn()
  const wait = () => Promise.resolve()
  return { readPage, onProgress, abort, rowId: (row: string) => row, signal: abort.signal, wait }
}

test.each([
  ['none', 0, 1],
  ['less than a page', 28, 1],
  ['exactly a page', 500, 1],
  ['a row more than a page', 501, 2],
  ['all that pages reach', 10_000, 20],
])('%s: %d rows come in %d calls', async (_, count, calls) => {
  const asked = reading(rowsUpTo(count))
  const { rows, hasMore } = await readAllRows(asked)
  expect(rows).toEqual(rowsUpTo(count))
  expect(hasMore).toBe(false)
  expect(asked.readPage).toHaveBeenCalledTimes(calls)
  expect(asked.onProgress).toHaveBeenLastCalledWith(count, count)
})

test('a row that moved to the next page meanwhile is written once', async () => {
  const asked = reading(rowsUpTo(600))
  asked.readPage.mockImplementationOnce(async (page, page_size) => ({
    items: [...rowsUpTo(499), 'row 510'],
    page,
    page_size,
    total: 600,
    total_capped: false,
  }))
  const { rows } = await readAllRows(asked)
  expect(rows.filter((row) => row === 'row 510')).toHaveLength(1)
})

test('of the rows that were read, those that fit are returned', async () => {
  const asked = reading(rowsUpTo(600))
  const { rows } = await readAllRows({ ...asked, fits: (row) => row.endsWith('99') })
  expect(rows).toEqual(['row 99', 'row 199', 'row 299', 'row 399', 'row 499', 'row 599'])
  expect(asked.onProgress).toHaveBeenLastCalledWith(600, 600)
})

test('a limit is waited for', async () => {
  const asked = reading(rowsUpTo(3))
  asked.readPage.mockRejectedValueOnce(new ApiError({ code: 'rate_limited', status: 429 }))
  expect((await readAllRows(asked)).rows).toHaveLength(3)
})

test('after canceling no further page is asked for', async () => {
  const asked = reading(rowsUpTo(2000))
  asked.onProgress.mockImplementation(() => asked.abort.abort())
  await expect(readAllRows(asked)).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked.readPage).toHaveBeenCalledTimes(1)
})
