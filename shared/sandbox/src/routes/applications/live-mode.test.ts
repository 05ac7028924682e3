import { Application } from '@console/contract'
import { expect, test } from '@jest/globals'
import { count } from 'drizzle-orm'
import { audienceMembers } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const APPLICATIONS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/applications`
const BODY = { display_name: 'Taken live', description: 'For everybody.', status: 'active' } as const
/** Of the demo data: one in TEST with rows of either mode, and one in LIVE. */
const CAFE = `${APPLICATIONS}/${APPLICATION.cafe}`
const QUEST = `${APPLICATIONS}/${APPLICATION.quest}`

onEachEngine('switching an application to LIVE', ({ sandbox, owner }) => {
  /** Rows of each application in each mode, such as { 'id TEST': 20 }. */
  async function audiences(): Promise<Record<string, number>> {
    const { application_id, mode } = audienceMembers
    const rows = await sandbox.services.db
      .select({ application_id, mode, rows: count() })
      .from(audienceMembers)
      .groupBy(application_id, mode)
    return Object.fromEntries(rows.map((row) => [`${row.application_id} ${row.mode}`, row.rows]))
  }
  const put = (path: string, body: object, headers = {}) => owner('PUT', path, { body: { ...BODY, ...body }, headers })

  test('deletes its TEST audience and nothing else', async () => {
    const { [`${APPLICATION.cafe} TEST`]: lost, ...kept } = await audiences()
    const live_audience_size = kept[`${APPLICATION.cafe} LIVE`]
    expect(lost).toBeGreaterThan(0)
    expect(live_audience_size).toBeGreaterThan(0)
    expect(read(Application, await owner('GET', CAFE))).toMatchObject({ mode: 'TEST', test_audience_size: lost, live_audience_size })
    const after = read(Application, await put(CAFE, { mode: 'LIVE' }))
    expect(after).toMatchObject({ mode: 'LIVE', test_audience_size: null, live_audience_size, version: 2 })
    expect(await audiences()).toEqual(kept)
  })

  test('is final', async () => {
    expect(problemOf(await put(QUEST, { mode: 'TEST' }))).toEqual({ status: 409, code: 'mode_is_final' })
    expect(read(Application, await owner('GET', QUEST))).toMatchObject({ mode: 'LIVE', version: 1, display_name: 'Lotus Quest' })
  })

  test('is nothing where the mode stays or is not said', async () => {
    const before = await audiences()
    for (const [path, mode] of [
      [CAFE, { mode: 'TEST' }],
      [CAFE, {}],
      [QUEST, { mode: 'LIVE' }],
      [QUEST, {}],
    ] as const) {
      expect((await put(path, mode)).status).toBe(200)
    }
    expect(await audiences()).toEqual(before)
  })

  test('that is refused for another reason leaves the TEST audience', async () => {
    const before = await audiences()
    expect((await put(CAFE, { mode: 'LIVE' }, { 'If-Match': '"9"' })).status).toBe(412)
    expect((await put(CAFE, { mode: 'LIVE', country_codes: ['ZZ'] })).status).toBe(422)
    expect(await audiences()).toEqual(before)
  })

  test('the list does not count the audience', async () => {
    const { items } = JSON.parse((await owner('GET', APPLICATIONS)).text) as { items: Application[] }
    const sizes = items.flatMap(({ test_audience_size, live_audience_size }) => [test_audience_size, live_audience_size])
    expect(new Set(sizes)).toEqual(new Set([null]))
  })
})
