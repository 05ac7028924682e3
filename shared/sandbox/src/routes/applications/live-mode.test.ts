import { Application } from '@console/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { count } from 'drizzle-orm'
import type { Sandbox } from '../../create-sandbox.ts'
import { audienceMembers } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { as, problemOf, read, type Send } from '../../testing/client.ts'
import { ENGINES, openOn } from '../../testing/engines.ts'
import { holding } from '../../testing/holding.ts'

const OF = {
  lotus: `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/applications`,
  hanoi: `/pub/core/api/v1/publishers/${PUBLISHER.hanoi}/applications`,
} as const
const BODY = { display_name: 'Taken live', description: 'For everybody.', status: 'active' } as const
/** Both publishers' applications that are in TEST and have rows of either mode. */
const IN_TEST = [
  ['Lotus Games', 'owner@lotus.example', `${OF.lotus}/${APPLICATION.cafe}`, APPLICATION.cafe],
  ['Hanoi Media', 'owner@hanoi.example', `${OF.hanoi}/${APPLICATION.football}`, APPLICATION.football],
] as const

describe.each(ENGINES)('switching an application to LIVE on %s', (engine) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openOn(engine)
  })
  beforeEach(() => sandbox.reset())
  afterAll(() => sandbox.close())

  /** Rows of each application in each mode, such as { 'id TEST': 20 }. */
  async function audiences(): Promise<Record<string, number>> {
    const { application_id, mode } = audienceMembers
    const rows = await sandbox.services.db
      .select({ application_id, mode, rows: count() })
      .from(audienceMembers)
      .groupBy(application_id, mode)
    return Object.fromEntries(rows.map((row) => [`${row.application_id} ${row.mode}`, row.rows]))
  }
  const put = (send: Send, path: string, mode?: string, headers = {}) =>
    send('PUT', path, { body: mode ? { ...BODY, mode } : BODY, headers })

  test.each(IN_TEST)('deletes its TEST audience and nothing else, at %s', async (_, email, path, id) => {
    const send = await as(sandbox, email)
    const { [`${id} TEST`]: lost, ...kept } = await audiences()
    const live_audience_size = kept[`${id} LIVE`]
    expect(lost).toBeGreaterThan(0)
    expect(live_audience_size).toBeGreaterThan(0)
    expect(read(Application, await send('GET', path))).toMatchObject({ mode: 'TEST', test_audience_size: lost, live_audience_size })
    const after = read(Application, await put(send, path, 'LIVE'))
    expect(after).toMatchObject({ mode: 'LIVE', test_audience_size: null, live_audience_size, version: 2 })
    expect(await audiences()).toEqual(kept)
  })

  test('is final', async () => {
    const owner = await as(sandbox, 'owner@lotus.example')
    const path = `${OF.lotus}/${APPLICATION.quest}`
    expect(problemOf(await put(owner, path, 'TEST'))).toEqual({ status: 409, code: 'mode_is_final' })
    expect(read(Application, await owner('GET', path))).toMatchObject({ mode: 'LIVE', version: 1, display_name: 'Lotus Quest' })
  })

  test('is nothing where the mode stays or is not said', async () => {
    const owner = await as(sandbox, 'owner@lotus.example')
    const before = await audiences()
    for (const [id, mode] of [
      [APPLICATION.cafe, 'TEST'],
      [APPLICATION.cafe, undefined],
      [APPLICATION.quest, 'LIVE'],
      [APPLICATION.quest, undefined],
    ] as const) {
      expect((await put(owner, `${OF.lotus}/${id}`, mode)).status).toBe(200)
    }
    expect(await audiences()).toEqual(before)
  })

  test('that is refused for another reason leaves the TEST audience', async () => {
    const owner = await as(sandbox, 'owner@lotus.example')
    const before = await audiences()
    const path = `${OF.lotus}/${APPLICATION.cafe}`
    expect((await put(owner, path, 'LIVE', { 'If-Match': '"9"' })).status).toBe(412)
    expect((await owner('PUT', path, { body: { ...BODY, mode: 'LIVE', country_codes: ['ZZ'] } })).status).toBe(422)
    expect(await audiences()).toEqual(before)
  })

  test.each(['manager', 'editor', 'own'])('is open to %s, by the key to update', async (role) => {
    const send = await as(sandbox, `${role}@lotus.example`)
    expect((await put(send, `${OF.lotus}/${APPLICATION.cafe}`, 'LIVE')).status).toBe(200)
  })

  test("is open to who owns the application or was given it, by the own key, and closed to them for another's", async () => {
    const owner = await as(sandbox, 'owner@lotus.example')
    const own = await as(sandbox, 'own@lotus.example')
    const other = { code: 'not-theirs', ...BODY }
    const { id } = read(Application, await owner('POST', OF.lotus, { body: other }))
    for (const theirs of [APPLICATION.lantern, APPLICATION.cafe]) {
      expect(read(Application, await put(own, `${OF.lotus}/${theirs}`, 'LIVE'))).toMatchObject({ mode: 'LIVE', test_audience_size: null })
    }
    expect(problemOf(await put(own, `${OF.lotus}/${id}`, 'LIVE'))).toEqual({ status: 403, code: 'permission_denied' })
    expect(read(Application, await owner('GET', `${OF.lotus}/${id}`))).toMatchObject({ mode: 'TEST' })
  })

  test('is closed to a viewer, and to who holds the integration key alone', async () => {
    const before = await audiences()
    const path = `${OF.lotus}/${APPLICATION.cafe}`
    expect(problemOf(await put(await as(sandbox, 'viewer@lotus.example'), path, 'LIVE')).code).toBe('permission_denied')
    const same = { display_name: 'Quán Cà Phê Nhỏ', description: 'Run a small coffee shop in Đà Lạt.', status: 'active' }
    const holder = await holding(sandbox, ['pub:applications:update-integration_info'])
    expect(problemOf(await holder('PUT', path, { body: { ...same, mode: 'LIVE' } })).code).toBe('permission_denied')
    expect((await holder('PUT', path, { body: { ...same, mode: 'TEST' } })).status).toBe(200)
    expect(await audiences()).toEqual(before)
  })

  test('the list does not count the audience', async () => {
    const owner = await as(sandbox, 'owner@lotus.example')
    const { items } = JSON.parse((await owner('GET', OF.lotus)).text) as { items: Application[] }
    const sizes = items.flatMap(({ test_audience_size, live_audience_size }) => [test_audience_size, live_audience_size])
    expect(new Set(sizes)).toEqual(new Set([null]))
  })
})
