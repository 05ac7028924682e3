import { listRoles } from '@console/contract'
import { publisherStore } from '@console/session'
import { afterEach, expect, jest, test } from '@jest/globals'
import { readAll, readPages } from './all-rows.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

test.each([
  ['the largest page', -1],
  ['a page with a row that cannot be read', 7],
])('every row of a list is read, also beyond %s', async (_, unreadable) => {
  allowConsole(/items\.id \(left out\)/)
  publisherStore.setState({ publisher: { id: 'p', code: 'P', name: 'P', status: 'active', role: { id: 'r', name: 'R' }, is_owner: false } })
  const all = Array.from({ length: 720 }, (_, n) => ({
    id: `r${n}`,
    name: `Role ${n}`,
    description: '',
    is_original: false,
    permissions: [],
  }))
  const asked: string[] = []
  globalThis.fetch = jest.fn<typeof fetch>(async (url) => {
    asked.push(String(url))
    const page = Number(new URL(String(url), 'http://console.example').searchParams.get('page'))
    const stored = all.map((row, at) => (at === unreadable ? { ...row, id: undefined } : row))
    return Response.json({ items: stored.slice((page - 1) * 500, page * 500), page, page_size: 500, total: 720 })
  })
  const { rows, hasMore, leftOut } = await readAll(listRoles, { sort: 'name' })
  expect(rows.map(({ id }) => id)).toEqual(all.filter((_, at) => at !== unreadable).map(({ id }) => id))
  expect(hasMore).toBe(false)
  expect(leftOut).toBe(unreadable < 0 ? 0 : 1)
  expect(asked).toEqual([1, 2].map((page) => `/pub/core/api/v1/publishers/p/roles?page=${page}&page_size=500&sort=name`))
})

test('a backend that gives shorter pages than it was asked for is read to the end too', async () => {
  const all = Array.from({ length: 230 }, (_, n) => `r${n}`)
  const readPage = async (page: number) => ({ items: all.slice((page - 1) * 100, page * 100), total: 230, total_capped: false })
  const { rows, hasMore } = await readPages(readPage, (row) => row)
  expect(rows).toEqual(all)
  expect(hasMore).toBe(false)
})

test('a total that is larger than what comes ends with the first empty page', async () => {
  const readPage = async (page: number) => ({ items: page === 1 ? ['only'] : [], total: 7, total_capped: false })
  expect((await readPages(readPage, (row) => row)).rows).toEqual(['only'])
})

test.each([
  ['an exact total', { total: 10_001, total_capped: false }],
  ['a total that is not counted further', { total: 10_000, total_capped: true }],
])('that there are more rows than pages reach is known by %s', async (_, totals) => {
  const readPage = async (page: number, size: number) => ({ items: Array.from({ length: size }, (_, n) => `${page}-${n}`), ...totals })
  const { rows, hasMore } = await readPages(readPage, (row) => row)
  expect(rows).toHaveLength(10_000)
  expect(hasMore).toBe(true)
})
