import { createMetricRequest, listMetricRequests, MetricRequest } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { metricRequests } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { metricRequestId } from '../../seed/metric-requests.ts'
import { metricIds } from '../../seed/metrics.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { USER } from '../../seed/users.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const PUBLISHERS = '/pub/core/api/v1/publishers'
const REQUESTS = `${PUBLISHERS}/${PUBLISHER.lotus}/metric-requests`
const PENDING = metricRequestId(1)
const APPROVED = metricRequestId(4)
const REJECTED = metricRequestId(5)
const BODY = { name: 'Số trận thắng', description: 'Battles won.', data_type: 'integer' } as const
const FULL = {
  ...BODY,
  application_id: APPLICATION.quest,
  metrics_category_id: metricIds('level').metrics_category_id,
  example: '12',
} as const

onEachEngine('metric requests', ({ sandbox, owner, clock }) => {
  const get = async (id: string) => read(MetricRequest, await owner('GET', `${REQUESTS}/${id}`))
  const put = (id: string, body: unknown, headers = {}) => owner('PUT', `${REQUESTS}/${id}`, { body, headers })
  const list = async (query: string) => read(listMetricRequests.response, await owner('GET', `${REQUESTS}?${query}`))
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name)

  describe('creating', () => {
    test('asks for a metric, in the name of whoever asks', async () => {
      const editor = await as(sandbox, 'editor@lotus.example')
      const response = await editor('POST', REQUESTS, { body: { ...FULL, name: '  Số trận thắng ', status: 'approved' } })
      expect(response.status).toBe(201)
      const made = read(createMetricRequest.response, response)
      expect(made).toMatchObject({
        ...BODY,
        example: '12',
        status: 'pending',
        decision_note: null,
        decided_on: null,
        metric: null,
        application: { id: APPLICATION.quest, code: 'lotus-quest' },
        metrics_category: { id: FULL.metrics_category_id, name: { en: 'Progress', vi: 'Tiến trình' } },
        requested_by: { id: USER.editor, email: 'editor@lotus.example' },
        version: 1,
      })
      expect(await get(made.id)).toEqual(made)
    })

    test('needs no application, no category and no example', async () => {
      expect(read(MetricRequest, await owner('POST', REQUESTS, { body: BODY }))).toMatchObject({
        application: null,
        metrics_category: null,
        example: '',
      })
    })

    test.each<[object, Record<string, string>]>([
      [
        { application_id: 'nothing', metrics_category_id: 'nothing' },
        { '/body/application_id': 'not_found', '/body/metrics_category_id': 'not_found' },
      ],
      [{ application_id: APPLICATION.racer }, { '/body/application_id': 'not_found' }],
    ])('refuses %j', async (change, fields) => {
      const refused = problemOf(await owner('POST', REQUESTS, { body: { ...BODY, ...change } }))
      expect(refused).toEqual({ status: 422, code: 'validation_failed', fields })
    })
  })

  describe('updating', () => {
    test('counts the version, keeps what is left out, and clears by null', async () => {
      clock.advance(60)
      const before = await get(PENDING)
      const after = read(MetricRequest, await put(PENDING, BODY))
      expect(after).toMatchObject({
        ...BODY,
        application: before.application,
        example: '12',
        version: 2,
        updated_on: clock.now().toISOString(),
      })
      const nothing = { application_id: null, metrics_category_id: null, example: null }
      expect(read(MetricRequest, await put(PENDING, { ...BODY, ...nothing }))).toMatchObject({
        application: null,
        metrics_category: null,
        example: '',
        requested_by: { id: USER.editor },
      })
    })

    test('keeps an application that was deleted since, but takes none', async () => {
      expect((await owner('DELETE', `${PUBLISHERS}/${PUBLISHER.lotus}/applications/${APPLICATION.archive}`)).status).toBe(204)
      const taken = await put(PENDING, { ...BODY, application_id: APPLICATION.archive })
      expect(problemOf(taken).fields).toEqual({ '/body/application_id': 'not_found' })
      await sandbox.services.db.update(metricRequests).set({ application_id: APPLICATION.archive }).where(eq(metricRequests.id, PENDING))
      expect((await put(PENDING, { ...BODY, application_id: APPLICATION.archive })).status).toBe(200)
    })

    test('of several at the same time on one version one is kept', async () => {
      const write = (n: number) => put(PENDING, { ...BODY, name: `Writer ${n}` }, { 'If-Match': '"1"' })
      const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => write(n)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(412)])
    })
  })

  test.each([
    ['approved', APPROVED],
    ['rejected', REJECTED],
  ])('one that was %s can only be read', async (status, id) => {
    const decided = { status: 409, code: 'metric_request_decided' }
    expect(problemOf(await put(id, BODY))).toEqual(decided)
    expect(problemOf(await owner('DELETE', `${REQUESTS}/${id}`))).toEqual(decided)
    expect(await get(id)).toMatchObject({ status, version: 1, decided_on: expect.any(String) })
  })

  test('say what became of them', async () => {
    expect((await get(APPROVED)).metric).toEqual({ id: metricIds('login_streak').metric_id, code: 'login_streak' })
    expect((await get(REJECTED)).decision_note).toContain('Personal data')
  })

  test('are withdrawn while they are pending', async () => {
    expect((await owner('DELETE', `${REQUESTS}/${PENDING}`)).status).toBe(204)
    for (const method of ['GET', 'DELETE']) {
      expect(problemOf(await owner(method, `${REQUESTS}/${PENDING}`))).toEqual({ status: 404, code: 'metric_request_not_found' })
    }
  })

  test('are listed, searched, filtered and sorted', async () => {
    expect(await names('')).toEqual(['Preferred language', 'Số đèn lồng đã thắp', 'Boss battles won', 'Phone number', 'Login streak'])
    expect(await names('q=DEN LONG')).toEqual(['Số đèn lồng đã thắp'])
    expect(await names('status=pending&sort=name')).toEqual(['Boss battles won', 'Preferred language', 'Số đèn lồng đã thắp'])
    expect(await names(`application_id=${APPLICATION.quest}&sort=created_on`)).toEqual(['Login streak', 'Boss battles won'])
    expect(await list('page_size=2&page=3')).toMatchObject({ total: 5, items: [{ name: 'Login streak' }] })
  })
})
