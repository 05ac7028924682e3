import {
  listApplications,
  listCampaigns,
  listCountries,
  listOwnPublishers,
  listPermissions,
  listTaskTypes,
  PERMISSION_KEYS,
  TASK_TYPES,
} from '@console/contract'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { Sandbox } from '../create-sandbox.ts'
import { APPLICATION } from '../seed/applications.ts'
import { campaignId } from '../seed/campaigns.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { as, problemOf, read, type Send } from '../testing/client.ts'
import { ENGINES, openOn } from '../testing/engines.ts'

const CORE = '/pub/core/api/v1'
const LOTUS = `${CORE}/publishers/${PUBLISHER.lotus}`

describe.each(ENGINES)('lists on %s', (engine) => {
  let sandbox: Sandbox
  let owner: Send
  let own: Send
  beforeAll(async () => {
    sandbox = await openOn(engine)
    owner = await as(sandbox, 'owner@lotus.example')
    own = await as(sandbox, 'own@lotus.example')
  })
  afterAll(() => sandbox.close())

  const campaigns = async (query: string, send = owner) => read(listCampaigns.response, await send('GET', `${LOTUS}/campaigns?${query}`))
  const names = async (query: string, send = owner) => (await campaigns(query, send)).items.map(({ name }) => name)
  const codes = async (query: string, send = owner) =>
    read(listApplications.response, await send('GET', `${LOTUS}/applications?${query}`)).items.map(({ code }) => code)

  describe('of campaigns', () => {
    test('come in pages of 20, the newest first', async () => {
      const first = await campaigns('')
      expect(first).toMatchObject({ page: 1, page_size: 20, total: 28, total_capped: false })
      expect(first.items).toHaveLength(20)
      const second = await campaigns('page=2')
      expect(second.items).toHaveLength(8)
      const all = [...first.items, ...second.items]
      expect(new Set(all.map(({ id }) => id)).size).toBe(28)
      const created = all.map(({ created_on }) => created_on ?? '')
      expect(created).toEqual([...created].sort().reverse())
    })

    test('have empty pages past the end', async () => {
      expect(await campaigns('page=3')).toMatchObject({ items: [], page: 3, total: 28 })
    })

    test('count missions and notifications', async () => {
      const [quest] = (await campaigns('q=Summer quest')).items
      expect(quest).toMatchObject({ id: campaignId(1), tasks_count: 6, notifications_count: 2 })
    })

    test.each([
      ['dem hoi den long', ['Đêm hội đèn lồng']],
      ['ĐÊM HỘI', ['Đêm hội đèn lồng']],
      ['duong', []],
      ['mua he', ['Khởi động mùa hè']],
      ['%', []],
      ['%%%', []],
      ['_', []],
      ['\\', []],
      ["'; drop table campaigns; --", []],
    ])('find %s', async (q, expected) => {
      expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(expected)
    })

    test.each(['a', 'T', 'đ', 'Ồ', 'ng', 'NG', 'é', 'ầm', '20', '%', '가', 'вс', 'zq'])(
      'find %s, too short for the index of longer ones',
      async (q) => {
        const fold = (text: string) =>
          text
            .toLowerCase()
            .normalize('NFD')
            .replace(/[\u0300-\u036f]/g, '')
            .replaceAll('đ', 'd')
        const all = await names('page_size=100&sort=name')
        expect(await names(`page_size=100&sort=name&q=${encodeURIComponent(q)}`)).toEqual(
          all.filter((name) => fold(name).includes(fold(q))),
        )
      },
    )

    test('filter by status, application and owner', async () => {
      expect((await campaigns('status=ended&page_size=100')).items.every(({ status }) => status === 'ended')).toBe(true)
      expect(await campaigns('status=ended')).toMatchObject({ total: 8 })
      expect((await names(`application_id=${APPLICATION.lantern}&sort=name`)).sort()).toEqual(
        ['Holiday lantern parade', 'Quốc tế Thiếu nhi', 'Trung Thu đoàn viên', 'Đêm hội đèn lồng'].sort(),
      )
      expect(await campaigns('application_id=nothing')).toMatchObject({ items: [], total: 0 })
      const mine = await campaigns('owner=me&page_size=100')
      expect(new Set(mine.items.map(({ owner: { email } }) => email))).toEqual(new Set(['owner@lotus.example']))
    })

    test('filter by a time that the period of a campaign overlaps', async () => {
      const all = (await campaigns('page_size=100')).items
      const [from, to] = ['2026-12-01T00:00:00.000Z', '2026-12-08T00:00:00.000Z']
      const within = (query: string) => campaigns(`page_size=100&${query}`).then(({ items }) => items.map(({ id }) => id))
      const of = (test: (row: (typeof all)[number]) => boolean) => all.filter(test).map(({ id }) => id)
      expect(await within(`runs_from=${from}&runs_to=${to}`)).toEqual(of((row) => row.start_date < to && row.end_date > from))
      expect(await within(`runs_from=${from}`)).toEqual(of(({ end_date }) => end_date > from))
      expect(await within(`runs_to=${to}`)).toEqual(of(({ start_date }) => start_date < to))
      // A period ends before the moment of its end.
      const [one] = all
      expect(await within(`runs_from=${one?.end_date}`)).not.toContain(one?.id)
      expect(await within(`runs_to=${one?.start_date}`)).not.toContain(one?.id)
      expect(problemOf(await owner('GET', `${LOTUS}/campaigns?runs_from=tomorrow`))).toMatchObject({ code: 'invalid_query' })
    })

    test('sort names as both languages do, in either direction', async () => {
      const ascending = await names('sort=name&page_size=100')
      expect(ascending).toEqual([...ascending].sort(new Intl.Collator('und').compare))
      expect(await names('sort=-name&page_size=100')).toEqual([...ascending].reverse())
      for (const field of ['start_date', 'end_date', 'created_on'] as const) {
        const up = (await campaigns(`sort=${field}&page_size=100`)).items
        expect(up.map((row) => row[field] ?? '')).toEqual(up.map((row) => row[field] ?? '').sort())
        expect((await campaigns(`sort=-${field}&page_size=100`)).items.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse())
      }
    })

    test('show only the own rows to people who hold own keys alone', async () => {
      const mine = await campaigns('page_size=100', own)
      expect(mine.items.map(({ owner: { email } }) => email)).toEqual(Array(mine.items.length).fill('own@lotus.example'))
      expect(mine.total).toBe(5)
    })

    test.each([
      ['page=0', '/query/page', 'too_small'],
      ['page=two', '/query/page', 'invalid_type'],
      ['page_size=501', '/query/page_size', 'too_big'],
      ['sort=owner', '/query/sort', 'invalid_option'],
      ['status=gone', '/query/status', 'invalid_option'],
      ['page=501&page_size=20', '/query/page', 'too_big'],
      ['q=%00', '/query/q', 'invalid_format'],
    ])('refuse %s', async (query, pointer, code) => {
      expect(problemOf(await owner('GET', `${LOTUS}/campaigns?${query}`))).toEqual({
        status: 400,
        code: 'invalid_query',
        fields: { [pointer]: code },
      })
    })
  })

  describe('of applications', () => {
    test('find by code and by name, and resolve a code in any case', async () => {
      expect(await codes('q=truyen co dat')).toEqual(['truyen-co'])
      expect(await codes('q=QUAN-CA')).toEqual(['quan-ca-phe'])
      expect(await codes('code=Lotus-Quest')).toEqual(['lotus-quest'])
      expect(await codes('code=lotus')).toEqual([])
      expect(await codes('mode=TEST&sort=code')).toEqual(['lantern-night', 'quan-ca-phe'])
      expect(await codes('status=inactive')).toEqual(['paddy-tycoon'])
    })

    test('show what a person owns or was given, where they hold own keys alone', async () => {
      expect(await codes('sort=code', own)).toEqual(['lantern-night', 'quan-ca-phe'])
    })

    test('refuse the code of an application that is not theirs, as reading it does, and know no other', async () => {
      const ask = (query: string) => own('GET', `${LOTUS}/applications?${query}`)
      expect(problemOf(await ask('code=LOTUS-quest'))).toEqual({ status: 403, code: 'permission_denied' })
      expect(problemOf(await own('GET', `${LOTUS}/applications/${APPLICATION.quest}`)).code).toBe('permission_denied')
      expect(await codes('code=lantern-night', own)).toEqual(['lantern-night'])
      expect(await codes('code=no-such-code', own)).toEqual([])
      expect(await codes('code=ha-noi-racer', own)).toEqual([])
      expect(await codes('q=lotus-quest', own)).toEqual([])
    })

    test('never carry integration data', async () => {
      const { items } = read(listApplications.response, await owner('GET', `${LOTUS}/applications`))
      expect(items.map(({ integration_info }) => integration_info)).toEqual(Array(items.length).fill(null))
      expect(items.find(({ code }) => code === 'lotus-quest')).toMatchObject({
        sources_count: 3,
        category: { code: 'role_playing' },
        countries: [{ code: 'SG' }, { code: 'TH' }, { code: 'VN' }],
      })
    })

    test('open with the plain read key for one code only', async () => {
      await sandbox.services.db.execute(
        sql`update roles set permissions = array['pub:applications:read'] where publisher_id = ${PUBLISHER.lotus} and name = 'Viewer'`,
      )
      const reader = await as(sandbox, 'viewer@lotus.example')
      expect(problemOf(await reader('GET', `${LOTUS}/applications`))).toEqual({ status: 403, code: 'permission_denied' })
      expect(await codes('code=lotus-quest', reader)).toEqual(['lotus-quest'])
    })
  })

  test('of own publishers come by name and can be searched', async () => {
    const publishers = async (query: string, send = owner) =>
      read(listOwnPublishers.response, await send('GET', `${CORE}/publishers/own${query}`)).items.map(({ name, role, is_owner }) => [
        name,
        role.name,
        is_owner,
      ])
    expect(await publishers('')).toEqual([
      ['Hanoi Media', 'Editor', false],
      ['Lotus Games', 'Owner', true],
    ])
    expect(await publishers('?q=LOT')).toEqual([['Lotus Games', 'Owner', true]])
    expect(await publishers('', await as(sandbox, 'nopub@lotus.example'))).toEqual([])
  })

  test('of reference data are whole and may be kept for five minutes', async () => {
    const response = await owner('GET', `${CORE}/countries`)
    expect(response.headers.get('cache-control')).toBe('private, max-age=300')
    const { items } = read(listCountries.response, response)
    expect(items.length).toBeGreaterThan(200)
    expect(items.find(({ code }) => code === 'VN')).toEqual({ code: 'VN', name: { en: 'Vietnam', vi: 'Việt Nam' }, phone_prefix: '+84' })
    expect(read(listPermissions.response, await owner('GET', `${CORE}/permissions`)).items.map(({ key }) => key)).toEqual([
      ...PERMISSION_KEYS,
    ])
    expect(read(listTaskTypes.response, await owner('GET', `${CORE}/task-types`)).items.map(({ code }) => code)).toEqual([...TASK_TYPES])
  })
})
