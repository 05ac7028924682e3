import { describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { seedId } from '../../../../../../sandbox/src/seed/ids.ts'
import { PUBLISHER } from '../../../../../../sandbox/src/seed/publishers.ts'
import { problemOf, read } from '../../../../../../sandbox/src/testing/client.ts'
import { createSampleThing, listSampleThings, SampleThing } from '../../../contract/index.ts'
import { HANOI_SAMPLE_THING } from '../../seed/sample-things.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const PATH = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/sample-things`
const BODY = { name: 'Đèn lồng', status: 'active' } as const
/** The first of the demo data. */
const FIRST = seedId('onelink', 1)

onEachEngine('sample things', ({ sandbox, owner, clock }) => {
  const create = (body: object) => owner('POST', PATH, { body })
  const put = (id: string, body: object, headers = {}) => owner('PUT', `${PATH}/${id}`, { body, headers })
  const names = async (query: string) =>
    read(listSampleThings.response, await owner('GET', `${PATH}?${query}`)).items.map(({ name }) => name)

  test('creating answers the whole sample thing', async () => {
    const response = await create({ ...BODY, name: '  Đèn lồng ' })
    expect(response.status).toBe(201)
    const made = read(createSampleThing.response, response)
    expect(made).toMatchObject({ ...BODY, version: 1 })
    expect(response.headers.get('location')).toBe(`${PATH}/${made.id}`)
    expect(read(SampleThing, await owner('GET', `${PATH}/${made.id}`))).toEqual(made)
  })

  test('creating names every wrong field', async () => {
    expect(problemOf(await create({ name: ' ' })).fields).toEqual({ '/body/name': 'required', '/body/status': 'required' })
  })

  test('updating counts the version, and is refused on another one', async () => {
    clock.advance(60)
    const after = read(SampleThing, await put(FIRST, BODY, { 'If-Match': '"1"' }))
    expect(after).toMatchObject({ ...BODY, id: FIRST, version: 2, updated_on: clock.now().toISOString() })
    expect(problemOf(await put(FIRST, BODY, { 'If-Match': '"1"' }))).toEqual({ status: 412, code: 'version_mismatch' })
  })

  test('deleting takes it away for good, but not on another version', async () => {
    const late = await owner('DELETE', `${PATH}/${FIRST}`, { headers: { 'If-Match': '"7"' } })
    expect(problemOf(late)).toEqual({ status: 412, code: 'version_mismatch' })
    expect((await owner('DELETE', `${PATH}/${FIRST}`)).status).toBe(204)
    expect(problemOf(await owner('GET', `${PATH}/${FIRST}`))).toEqual({ status: 404, code: 'onelink_not_found' })
  })

  test('those of another publisher are not found', async () => {
    for (const [method, sent] of [
      ['GET', {}],
      ['PUT', { body: BODY }],
      ['DELETE', {}],
    ] as const) {
      const response = await owner(method, `${PATH}/${HANOI_SAMPLE_THING}`, sent)
      expect(problemOf(response)).toEqual({ status: 404, code: 'onelink_not_found' })
    }
  })

  describe('in a list', () => {
    test('come the newest first, or by name in either direction', async () => {
      const newest = ['Sample thing three', 'Món đồ mẫu số hai', 'Sample thing one']
      expect(await names('')).toEqual(newest)
      const byName = newest.toSorted(new Intl.Collator('und').compare)
      expect(await names('sort=name')).toEqual(byName)
      expect(await names('sort=-name')).toEqual(byName.toReversed())
    })

    test('are found without accents, and filtered by status', async () => {
      await create(BODY)
      expect(await names('q=DEN LONG')).toEqual([BODY.name])
      expect(await names('status=inactive')).toEqual(['Sample thing three'])
    })

    test.each(['name', 'created_on'])('take their first page by %s from an index', async (field) => {
      const { db } = sandbox.services
      await db.execute(sql`
        insert into sample_things (id, publisher_id, name, status, created_on, updated_on)
        select 'many-' || n, ${PUBLISHER.lotus}, 'Many ' || n, 'active', now(), now() from generate_series(1, 3000) as n`)
      await db.execute(sql`analyze sample_things`)
      const first = `select id from sample_things where publisher_id = '${PUBLISHER.lotus}' order by ${field} desc, id desc limit 20`
      const plan = JSON.stringify(await db.execute(sql.raw(`explain ${first}`)))
      expect(plan).toMatch(/Index (Only )?Scan Backward/)
      expect(plan).not.toMatch(/Sort/)
    })
  })
})
