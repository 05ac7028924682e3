import type { MisreadReport } from '@console/module'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, ORIGIN, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const MISREAD: MisreadReport = {
  call: 'campaigns.list',
  fields: [
    { field: 'items.owner.id', outcome: 'left_out' },
    { field: 'items.tasks_count', outcome: 'mended' },
  ],
  shell: 's1',
}

const misread = async (more: object = {}, headers: Readonly<Record<string, string>> = CHANGE) =>
  (await host.ask('/report/misread', { method: 'POST', headers, body: JSON.stringify({ ...MISREAD, ...more }) })).status
const logged = () => host.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'contract violated')
const one = (field: unknown) => ({ fields: [{ field, outcome: 'refused' }] })

describe("a page's report of an answer that is not as the contract has it", () => {
  it('is a line in the log for each field, an error unless it could be read all the same', async () => {
    expect(await misread({}, { ...CHANGE, cookie: await host.signIn() })).toBe(204)
    const line = { time: expect.any(String), event: 'contract violated', request_id: expect.any(String), call: 'campaigns.list' }
    expect(logged()).toEqual([
      { ...line, level: 'error', field: 'items.owner.id', outcome: 'left_out', shell: 's1', witness: 'session' },
      { ...line, level: 'info', field: 'items.tasks_count', outcome: 'mended', shell: 's1', witness: 'session' },
    ])
  })

  it('may be about the whole answer', async () => {
    expect(await misread(one(''))).toBe(204)
    expect(logged()).toMatchObject([{ field: '', outcome: 'refused' }])
  })

  it.each([
    ['names no call', { call: 'An Le' }],
    ['names the id of a record', one('items.0f3c-11')],
    ['names a person', one('items.an@lotus.example')],
    ['has a name that is no field’s', one('a'.repeat(65))],
    ['has an endless path', one(Array.from({ length: 101 }, () => 'a').join('.'))],
    ['has an unknown outcome', { fields: [{ field: 'items', outcome: 'mood' }] }],
    ['has no fields', { fields: [] }],
    ['has endless fields', { fields: Array.from({ length: 101 }, () => MISREAD.fields[0]) }],
  ])('that %s is refused, and not logged', async (_, more) => {
    expect(await misread(more)).toBe(422)
    expect(logged()).toEqual([])
  })

  it('keeps nothing that it need not say', async () => {
    await misread({ fields: [{ ...MISREAD.fields[0], value: 'an@lotus.example' }] })
    expect(host.logged.join()).not.toContain('lotus.example')
  })

  it('is refused from another site', async () => {
    expect(await misread({}, { ...CHANGE, origin: 'https://evil.example' })).toBe(403)
    expect(await misread({}, { origin: ORIGIN, 'content-type': 'application/json' })).toBe(403)
  })
})
