import { createSource, listSources, Source } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { APPLICATION } from '../../seed/applications.ts'
import { seedId } from '../../seed/ids.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const APPLICATIONS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/applications`
const SOURCES = `${APPLICATIONS}/${APPLICATION.quest}/sources`
const BODY = { source_name: 'Cửa hàng Đà Nẵng', package_name: 'example.lotus.shop', platform: 'android', status: 'active' } as const
const TAKEN = { status: 409, code: 'source_taken', fields: { '/body/package_name': 'taken' } }
const PLAY = seedId('source', 1)
const STORE = seedId('source', 2)
const OF_TALES = seedId('source', 4)

onEachEngine('sources', ({ sandbox, owner, clock }) => {
  const create = (body: object) => owner('POST', SOURCES, { body })
  const put = (id: string, body: object) => owner('PUT', `${SOURCES}/${id}`, { body })
  const names = async (query: string) =>
    read(listSources.response, await owner('GET', `${SOURCES}?${query}`)).items.map(({ source_name }) => source_name)

  describe('creating', () => {
    test('returns the whole source with its application, which counts it', async () => {
      const response = await create({ ...BODY, source_name: '  Cửa hàng Đà Nẵng ', package_name: ' example.lotus.shop\n' })
      expect(response.status).toBe(201)
      const made = read(createSource.response, response)
      expect(made).toMatchObject({ ...BODY, version: 1, application: { id: APPLICATION.quest, code: 'lotus-quest', mode: 'LIVE' } })
      expect(read(Source, await owner('GET', `${SOURCES}/${made.id}`))).toEqual(made)
      expect(JSON.parse((await owner('GET', `${APPLICATIONS}/${APPLICATION.quest}`)).text)).toMatchObject({ sources_count: 4 })
    })

    test('refuses a package that the application has on this platform, and says so at its field', async () => {
      expect(problemOf(await create({ ...BODY, package_name: 'example.lotus.quest' }))).toEqual(TAKEN)
      expect((await create({ ...BODY, package_name: 'example.lotus.quest', platform: 'desktop' })).status).toBe(201)
      expect((await create({ ...BODY, package_name: 'example.lotus.truyenco' })).status).toBe(201)
    })

    test('at the same time with one package makes one source', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => create({ ...BODY, source_name: `Writer ${n}` })))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)])
      expect(await names('q=writer')).toHaveLength(1)
    })
  })

  describe('updating', () => {
    test('counts the version', async () => {
      clock.advance(60)
      const after = read(Source, await put(PLAY, BODY))
      expect(after).toMatchObject({ ...BODY, id: PLAY, version: 2, updated_on: clock.now().toISOString() })
    })

    test('refuses the package of another source on its platform, and keeps its own', async () => {
      expect(problemOf(await put(STORE, { ...BODY, package_name: 'example.lotus.quest' }))).toEqual(TAKEN)
      expect(read(Source, await owner('GET', `${SOURCES}/${STORE}`))).toMatchObject({ source_name: 'App Store', version: 1 })
      expect((await put(PLAY, { ...BODY, package_name: 'example.lotus.quest' })).status).toBe(200)
    })

    test('two sources at the same time to one package changes one of them', async () => {
      const answers = await Promise.all([put(PLAY, BODY), put(STORE, BODY)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })
  })

  describe('deleting', () => {
    test('takes the source away for good and frees its package', async () => {
      const response = await owner('DELETE', `${SOURCES}/${PLAY}`)
      expect([response.status, response.text]).toEqual([204, ''])
      for (const method of ['GET', 'DELETE']) {
        expect(problemOf(await owner(method, `${SOURCES}/${PLAY}`))).toEqual({ status: 404, code: 'source_not_found' })
      }
      expect((await create({ ...BODY, package_name: 'example.lotus.quest' })).status).toBe(201)
    })
  })

  test('of another application are not found', async () => {
    for (const [method, sent] of [
      ['GET', {}],
      ['PUT', { body: BODY }],
      ['DELETE', {}],
    ] as const) {
      expect(problemOf(await owner(method, `${SOURCES}/${OF_TALES}`, sent))).toEqual({ status: 404, code: 'source_not_found' })
    }
    expect((await owner('GET', `${APPLICATIONS}/${APPLICATION.tales}/sources/${OF_TALES}`)).status).toBe(200)
  })

  describe('in a list', () => {
    test('come the newest first, or by name in either direction', async () => {
      expect(await names('')).toEqual(['Trang chủ', 'App Store', 'Google Play'])
      expect(await names('sort=source_name')).toEqual(['App Store', 'Google Play', 'Trang chủ'])
      expect(await names('sort=-source_name&page_size=2')).toEqual(['Trang chủ', 'Google Play'])
    })

    test('are found by name and package without accents', async () => {
      await create(BODY)
      expect(await names('q=DA NANG')).toEqual([BODY.source_name])
      expect(await names('q=Lotus.SHOP')).toEqual([BODY.source_name])
      expect(await names(`q=${encodeURIComponent('Nẵng example')}`)).toEqual([])
    })

    test('are filtered by platform and status', async () => {
      await create({ ...BODY, status: 'inactive' })
      expect(await names('platform=android&sort=source_name')).toEqual([BODY.source_name, 'Google Play'])
      expect(await names('status=inactive')).toEqual([BODY.source_name])
      expect(await names('platform=web&status=inactive')).toEqual([])
    })

    test.each(['source_name', 'created_on'])('take their first page by %s from an index', async (field) => {
      const { db } = sandbox.services
      await db.execute(sql`
        insert into sources (id, publisher_id, application_id, source_name, package_name, platform, status, created_on, updated_on)
        select 'many-' || n, ${PUBLISHER.lotus}, ${APPLICATION.quest}, 'Source ' || n, 'many.' || n, 'web', 'active', now(), now()
        from generate_series(1, 3000) as n`)
      await db.execute(sql`analyze sources`)
      const plan = sql.raw(
        `explain select id from sources where publisher_id = '${PUBLISHER.lotus}' and application_id = '${APPLICATION.quest}' order by ${field} desc, id desc limit 20`,
      )
      const lines = JSON.stringify(await db.execute(plan))
      expect(lines).toMatch(/Index (Only )?Scan Backward/)
      expect(lines).not.toMatch(/Sort/)
    })
  })
})
