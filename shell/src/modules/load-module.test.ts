import { defineModule, describeModule, type ModuleRecord } from '@console/module'
import { pageDataStore, pendingStore } from '@console/session'
import { provideSource } from '@console/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { forgetModule, loadPage } from './load-module.ts'

const Page = () => null
const exposed = {
  default: defineModule({
    descriptor: describeModule({
      id: 'm',
      owns: ['/m'],
      routes: [
        { path: '/m', page: 'list' },
        { path: '/m/:id', page: 'one' },
      ],
    }),
    pages: { list: async () => Page, one: async () => Page },
    messages: { en: async () => ({ default: { word: 'Word' } }), vi: async () => ({ default: { word: 'Từ' } }) },
    words: {
      parts: {
        pages: ['one'],
        en: async () => ({ default: { part: 'Part' } }),
        vi: async () => ({ default: { part: 'Phần' } }),
      },
    },
  }),
}

/** Each test has a module of its own: what was loaded stays for the life of the document. */
let count = 0
function newRecord(): ModuleRecord {
  count += 1
  return {
    id: `m${count}`,
    version: '1.0.0',
    platform: '^1.0.0',
    hash: 'abc',
    owns: ['/m'],
    nav: [],
    commands: [],
    routes: [{ path: '/m', page: 'list', layout: 'default', guard: 'admin', needs: [] }],
    entry: { file: 'remoteEntry.js', integrity: 'sha384-x' },
    pages: {},
    labels: {},
    messages: [],
  }
}

/** Answers the addresses that were asked for; `answers` are given in turn, the last one again and again. */
function served(record: ModuleRecord, ...answers: (() => Promise<unknown>)[]): string[] {
  const asked: string[] = []
  provideSource(record.id, (entry) => {
    asked.push(entry)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    return answer ? answer() : Promise.reject(new Error('nothing to answer'))
  })
  return asked
}

const after = (ms: number, error: string) => () => new Promise((_, reject) => setTimeout(() => reject(new Error(error)), ms))
const broken = () => Promise.reject(new Error('refused'))
const fine = () => Promise.resolve(exposed)
const faultOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (error: { readonly fault?: string }) => error.fault,
  )

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a page comes with its words in the language of the document, from the released address', async () => {
  const record = newRecord()
  const asked = served(record, fine)
  expect(await loadPage(record, 'list')).toEqual({ Page, messages: { word: 'Word' } })
  expect(asked).toEqual([`http://localhost/modules/${record.id}/abc/remoteEntry.js`])

  pageDataStore.setState({ locale: 'vi' })
  const vietnamese = newRecord()
  served(vietnamese, fine)
  expect((await loadPage(vietnamese, 'list')).messages).toEqual({ word: 'Từ' })
  pageDataStore.setState({ locale: 'en' })
})

test('a page that has further words comes with these too', async () => {
  const record = newRecord()
  served(record, fine)
  expect(await loadPage(record, 'one')).toEqual({ Page, messages: { word: 'Word', part: 'Part' } })
})

test('a page is asked for once', async () => {
  const record = newRecord()
  const asked = served(record, fine)
  await Promise.all([loadPage(record, 'list'), loadPage(record, 'list')])
  await loadPage(record, 'list')
  expect(asked).toHaveLength(1)
})

test('what fails at once is asked for once more, under another address', async () => {
  const record = newRecord()
  const asked = served(record, broken, fine)
  const loading = loadPage(record, 'list')
  await jest.advanceTimersByTimeAsync(400)
  expect((await loading).Page).toBe(Page)
  expect(asked.map((address) => address.split('remoteEntry.js')[1])).toEqual(['', '?r=1'])
})

test('what fails twice is unreachable, and is not asked for a third time by itself', async () => {
  const record = newRecord()
  const asked = served(record, broken)
  const fault = faultOf(loadPage(record, 'list'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await fault).toBe('unreachable')
  expect(asked).toHaveLength(2)
  expect(await faultOf(loadPage(record, 'list'))).toBe('unreachable')
  expect(asked).toHaveLength(2)
})

test('what fails after more than 2 s is not asked for again', async () => {
  const record = newRecord()
  const asked = served(record, after(2_001, 'too late'))
  const fault = faultOf(loadPage(record, 'list'))
  await jest.advanceTimersByTimeAsync(7_000)
  expect(await fault).toBe('unreachable')
  expect(asked).toHaveLength(1)
})

test('what hangs is given up as slow at 8 s and no sooner', async () => {
  const record = newRecord()
  served(record, () => new Promise(() => {}))
  let fault: string | undefined
  void faultOf(loadPage(record, 'list')).then((found) => {
    fault = found
  })
  await jest.advanceTimersByTimeAsync(7_999)
  expect(fault).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  expect(fault).toBe('slow')
})

test('a forgotten module is asked for anew, under an address that was not asked before', async () => {
  const record = newRecord()
  const asked = served(record, broken, broken, fine)
  const fault = faultOf(loadPage(record, 'list'))
  await jest.advanceTimersByTimeAsync(400)
  expect(await fault).toBe('unreachable')
  forgetModule(record)
  expect((await loadPage(record, 'list')).Page).toBe(Page)
  expect(new Set(asked).size).toBe(3)
})

test('a module that hung is asked for under another address once forgotten', async () => {
  const record = newRecord()
  const asked = served(record, () => new Promise(() => {}), fine)
  const fault = faultOf(loadPage(record, 'list'))
  await jest.advanceTimersByTimeAsync(8_000)
  expect(await fault).toBe('slow')
  forgetModule(record)
  expect((await loadPage(record, 'list')).Page).toBe(Page)
  expect(asked[1]).toBe(`${asked[0]}?r=1`)
})

test.each([
  ['something that is no module', {}, 'list'],
  ['nothing', undefined, 'list'],
  ['a module without the page', exposed, 'gone'],
])('%s is invalid', async (_, answer, page) => {
  const record = newRecord()
  served(record, () => Promise.resolve(answer))
  expect(await faultOf(loadPage(record, page))).toBe('invalid')
})

test('a page whose own code cannot be had is unreachable, without asking for the module again', async () => {
  const record = newRecord()
  const pages = { list: () => Promise.reject(new Error('refused')) }
  const asked = served(record, () => Promise.resolve({ default: { ...exposed.default, pages } }))
  expect(await faultOf(loadPage(record, 'list'))).toBe('unreachable')
  expect(asked).toHaveLength(1)
})

test('what is under way counts as pending until it is there or has failed', async () => {
  const record = newRecord()
  served(record, broken)
  const fault = faultOf(loadPage(record, 'list'))
  await jest.advanceTimersByTimeAsync(0)
  expect(pendingStore.getState().count).toBe(1)
  await jest.advanceTimersByTimeAsync(400)
  await fault
  expect(pendingStore.getState().count).toBe(0)
})
