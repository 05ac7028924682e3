import { checkOnelink, createOnelink, listOnelinks, Onelink } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { LOTUS_ONELINK } from '../../seed/onelinks.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const PATH = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/onelinks`
const BODY = {
  custom_id: 'DenLong27',
  display_name: 'Đèn lồng',
  android: { google_play_url: 'market://details?id=example.lotus.lantern' },
  ios: { app_store_url: null },
  fallback_url: 'https://lantern.example/',
  channel: 'custom',
  campaign_info: { utm_source: 'báo', utm_medium: 'qr' },
} as const
const TAKEN = { status: 409, code: 'custom_id_taken', fields: { '/body/custom_id': 'taken' } }

onEachEngine('onelinks', ({ sandbox, owner, clock }) => {
  const create = (body: object) => owner('POST', PATH, { body })
  const put = (id: string, body: object) => owner('PUT', `${PATH}/${id}`, { body })
  const listed = async (query: string) => read(listOnelinks.response, await owner('GET', `${PATH}?${query}`)).items
  const names = async (query: string) => (await listed(query)).map(({ display_name }) => display_name)
  const exists = async (query: string) => read(checkOnelink.response, await owner('GET', `${PATH}/check-exist?${query}`)).exists

  test('creating answers the whole Onelink with its link', async () => {
    const response = await create({ ...BODY, custom_id: ' DenLong27 ', display_name: '  Đèn lồng ' })
    expect(response.status).toBe(201)
    const made = read(createOnelink.response, response)
    const { channel, campaign_info, ...same } = BODY
    expect(made).toMatchObject({ ...same, url: 'https://go.example/DenLong27', version: 1 })
    expect(made.campaign_info).toEqual({ utm_source: 'báo', utm_medium: 'qr', utm_campaign: '', utm_term: '', utm_content: '' })
    expect(read(Onelink, await owner('GET', `${PATH}/${made.id}`))).toEqual(made)
  })

  test('a channel of its own is the source, whatever was sent', async () => {
    const made = read(Onelink, await create({ ...BODY, channel: 'tiktok', campaign_info: { utm_source: 'báo' } }))
    expect(made.campaign_info.utm_source).toBe('tiktok')
  })

  test('creating names what is wrong', async () => {
    for (const [wrong, fields] of [
      [{ custom_id: 'abcde' }, { '/body/custom_id': 'too_short' }],
      [{ custom_id: 'x'.repeat(21) }, { '/body/custom_id': 'too_long' }],
      [{ custom_id: 'đèn-lồng' }, { '/body/custom_id': 'invalid_format' }],
      [{ custom_id: 'abc\u0000def' }, { '/body/custom_id': 'invalid_format' }],
      [{ display_name: ' ' }, { '/body/display_name': 'required' }],
      [{ android: { google_play_url: 'javascript://%0aalert(1)' } }, { '/body/android/google_play_url': 'invalid_url_or_app_link' }],
      [{ ios: {} }, { '/body/ios/app_store_url': 'required' }],
      [{ fallback_url: 'lotus://home' }, { '/body/fallback_url': 'invalid_url' }],
      [{ fallback_url: `https://a.example/${'x'.repeat(237)}` }, { '/body/fallback_url': 'too_long' }],
      [{ campaign_info: {} }, { '/body/campaign_info/utm_source': 'required' }],
      [{ campaign_info: { utm_source: ' FaceBook ' } }, { '/body/campaign_info/utm_source': 'reserved_source' }],
      [{ channel: 'x' }, { '/body/channel': 'invalid_option' }],
    ] as const)
      expect(problemOf(await create({ ...BODY, ...wrong }))).toEqual({ status: 422, code: 'validation_failed', fields })
  })

  test('a fallback of 254 characters is the longest', async () => {
    expect((await create({ ...BODY, fallback_url: `https://a.example/${'x'.repeat(236)}` })).status).toBe(201)
  })

  test('a custom id is taken in every case and by every publisher', async () => {
    expect(problemOf(await create({ ...BODY, custom_id: 'QUESTfb26' }))).toEqual(TAKEN)
    expect(problemOf(await create({ ...BODY, custom_id: 'racerlaunch' }))).toEqual(TAKEN)
    expect(problemOf(await put(LOTUS_ONELINK, { ...BODY, custom_id: 'RACERLAUNCH' }))).toEqual(TAKEN)
    expect((await put(LOTUS_ONELINK, { ...BODY, custom_id: 'questFB26' })).status).toBe(200)
  })

  test('of two who take an id at once, one gets it', async () => {
    const hanoi = await as(sandbox, 'owner@hanoi.example')
    const theirs = PATH.replace(PUBLISHER.lotus, PUBLISHER.hanoi)
    const answers = await Promise.all([create(BODY), hanoi('POST', theirs, { body: { ...BODY, custom_id: 'DENLONG27' } })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(problemOf(answers.find(({ status }) => status === 409) ?? answers[0])).toEqual(TAKEN)
  })

  test('asking says whether an id is taken, by whomever, but for the one that is edited', async () => {
    expect(await exists('custom_id=racerLAUNCH')).toBe(true)
    expect(await exists('custom_id=DenLong27')).toBe(false)
    expect(await exists(`custom_id=questfb26&except_id=${LOTUS_ONELINK}`)).toBe(false)
    expect(await exists(`custom_id=RacerLaunch&except_id=${LOTUS_ONELINK}`)).toBe(true)
    for (const query of ['', 'custom_id=abc'])
      expect(problemOf(await owner('GET', `${PATH}/check-exist?${query}`))).toMatchObject({ status: 400, code: 'invalid_query' })
  })

  test('updating counts the version and keeps what was not sent', async () => {
    clock.advance(60)
    const after = read(Onelink, await put(LOTUS_ONELINK, BODY))
    expect(after).toMatchObject({ id: LOTUS_ONELINK, version: 2, updated_on: clock.now().toISOString() })
    expect(after.campaign_info).toMatchObject({ utm_source: 'báo', utm_medium: 'qr', utm_campaign: 'summer_quest' })
  })

  test('deleting frees the id', async () => {
    expect((await owner('DELETE', `${PATH}/${LOTUS_ONELINK}`)).status).toBe(204)
    expect(problemOf(await owner('GET', `${PATH}/${LOTUS_ONELINK}`))).toEqual({ status: 404, code: 'onelink_not_found' })
    expect(await exists('custom_id=QuestFb26')).toBe(false)
  })

  describe('in a list', () => {
    test('come the newest first, or by name or id in either direction', async () => {
      expect((await names(''))[0]).toBe('Poster with a QR code')
      const ids = async (query: string) => (await listed(query)).map(({ custom_id }) => custom_id)
      const sorted = (await ids('')).toSorted(new Intl.Collator('und').compare)
      expect(await ids('sort=custom_id')).toEqual(sorted)
      expect(await ids('sort=-custom_id')).toEqual(sorted.toReversed())
      expect((await names('sort=display_name'))[0]).toBe('Jade Puzzle newsletter')
    })

    test('are found by name and id without accents', async () => {
      expect(await names('q=LI XI')).toEqual(['Lì xì Tết'])
      expect(await names('q=questzalo')).toEqual(['Lotus Quest: nhóm Zalo'])
      expect(await names('q=Racer')).toEqual([])
    })

    test('take their first page from an index by each field', async () => {
      const { db } = sandbox.services
      await db.execute(sql`
        insert into onelinks (id, publisher_id, custom_id, display_name, utm_source, utm_medium, utm_campaign, utm_term, utm_content, created_on, updated_on)
        select 'many-' || n, ${PUBLISHER.lotus}, 'Many' || n, 'Many ' || n, 'a', '', '', '', '', now(), now() from generate_series(1, 3000) as n`)
      await db.execute(sql`analyze onelinks`)
      for (const field of ['display_name', 'custom_id', 'created_on']) {
        const first = `select id from onelinks where publisher_id = '${PUBLISHER.lotus}' order by ${field} desc, id desc limit 20`
        const plan = JSON.stringify(await db.execute(sql.raw(`explain ${first}`)))
        expect(plan).toMatch(/Index (Only )?Scan Backward/)
        expect(plan).not.toMatch(/Sort/)
      }
    })
  })
})
