import { listMetricRequests, listMetrics, MetricRequest } from '@console/contract'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { metricRequests, metrics } from '../db/schema/index.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import { metricRequestId } from '../seed/metric-requests.ts'
import { metricIds } from '../seed/metrics.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { as, problemOf, read } from '../testing/client.ts'
import { browserOf } from '../testing/google-browser.ts'
import { onEachEngine } from '../testing/on-each-engine.ts'

const ORIGIN = 'http://sandbox.test'
const STAFF = 'staff@provider.example'
const LOTUS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}`
const PAGE = '/provider/metric-requests'
/** Of the demo data: by Lotus Games, with a category, and without one. */
const BOSSES = metricRequestId(1)
const LANTERNS = metricRequestId(2)
const PROGRESS = metricIds('level').metrics_category_id

onEachEngine('the metric requests of the staff page', ({ sandbox, owner, clock }) => {
  const browser = () => browserOf(sandbox)
  async function staff() {
    const { ask } = browser()
    const open = async (path = PAGE) => (await ask(ORIGIN + path)).text()
    const tokenIn = (html: string) => /name="form_token" value="([\w-]+)"/.exec(html)?.[1] ?? ''
    const post = (path: string, fields: Record<string, string>) =>
      ask(ORIGIN + path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: ORIGIN } })
    await post('/provider/login', { email: STAFF, password: DEMO_PASSWORD, form_token: tokenIn(await open('/provider')) })
    const token = tokenIn(await open())
    const decide = (id: string, how: 'approve' | 'reject', fields: Record<string, string>) =>
      post(`${PAGE}/${id}/${how}`, { form_token: token, ...fields })
    return { open, post, decide }
  }
  const stateOf = async (id: string) => read(MetricRequest, await owner('GET', `${LOTUS}/metric-requests/${id}`))

  test('are shown to the staff alone, the oldest first, with a code to begin with', async () => {
    const response = await browser().ask(ORIGIN + PAGE)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/provider'])
    const html = await (await staff()).open()
    expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Circuits won',
      'Boss battles won',
      'Số đèn lồng đã thắp',
      'Preferred language',
    ])
    for (const shown of ['Lotus Games', 'Emma Phạm (editor@lotus.example)', 'value="so_den_long_da_thap"']) expect(html).toContain(shown)
    expect(html).toContain(`<option value="${PROGRESS}" selected>Progress</option>`)
    expect(await (await staff()).open('/provider')).toContain(`href="${PAGE}"`)
  })

  test('are approved: the metric is there, at the end of its category, and the request names it', async () => {
    const { decide, open } = await staff()
    clock.advance(60)
    const response = await decide(BOSSES, 'approve', { metrics_category_id: PROGRESS, code: ' boss_battles ' })
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PAGE}?done=approve`])
    const { metric, ...request } = await stateOf(BOSSES)
    expect(request).toMatchObject({ status: 'approved', decided_on: clock.now().toISOString(), decision_note: null, version: 2 })
    const { items } = read(listMetrics.response, await owner('GET', `${LOTUS}/metrics-categories/${PROGRESS}/metrics`))
    expect(items.at(-1)).toMatchObject({
      id: metric?.id,
      code: 'boss_battles',
      name: { en: 'Boss battles won', vi: 'Boss battles won' },
      data_type: 'integer',
      supports_time_range: false,
    })
    expect(await open(`${PAGE}?done=approve`)).toContain('Approved. The metric can now be used in conditions.')
    expect(await open(`${PAGE}?status=approved`)).toContain('boss_battles')
  })

  test('give a metric that rules can use at once', async () => {
    const { decide } = await staff()
    await decide(LANTERNS, 'approve', { metrics_category_id: PROGRESS, code: 'lanterns' })
    const { metric } = await stateOf(LANTERNS)
    const rule = { metrics_category_id: PROGRESS, metric_id: metric?.id, operator: '>=', value: 1 }
    const [campaign] = JSON.parse((await owner('GET', `${LOTUS}/campaigns?status=active`)).text).items
    const response = await owner('POST', `${LOTUS}/campaigns/${campaign.id}/tasks/estimate-audience-size`, {
      body: { metadata_rule: [rule], audience_type: 'user' },
    })
    expect(JSON.parse(response.text)).toMatchObject({ audience_size: 0 })
  })

  test.each<[string, 'approve' | 'reject', Record<string, string>, string, string]>([
    [
      'a code that a metric has',
      'approve',
      { metrics_category_id: PROGRESS, code: 'level' },
      'Another metric has this code.',
      'value="level"',
    ],
    [
      'a code in capitals',
      'approve',
      { metrics_category_id: PROGRESS, code: 'Level Up' },
      'Use up to 50 lowercase letters',
      'value="Level Up"',
    ],
    ['no category', 'approve', { metrics_category_id: '', code: 'bosses' }, 'Choose the category', 'value="bosses"'],
    ['a category that there is not', 'approve', { metrics_category_id: 'x', code: 'bosses' }, 'Choose the category', 'value="bosses"'],
    ['no reason', 'reject', { decision_note: ' ' }, 'Enter a reason for the rejection.', 'value="boss_battles_won"'],
    [
      'markup as a code',
      'approve',
      { metrics_category_id: PROGRESS, code: '"><b>' },
      'Use up to 50 lowercase letters',
      'value="&quot;&gt;&lt;b&gt;"',
    ],
  ])('with %s stay as they are, and what was typed is kept', async (_, how, fields, reason, kept) => {
    const response = await (await staff()).decide(BOSSES, how, fields)
    const html = await response.text()
    expect([response.status, html]).toEqual([409, expect.stringContaining(reason)])
    expect(html).toContain(kept)
    expect(await stateOf(BOSSES)).toMatchObject({ status: 'pending', version: 1 })
    expect(await sandbox.services.db.$count(metrics)).toBe(14)
  })

  test('are rejected with a reason, which the publisher reads', async () => {
    const { decide, open } = await staff()
    expect((await decide(BOSSES, 'reject', { decision_note: '<b>Not</b> yet' })).status).toBe(303)
    expect(await stateOf(BOSSES)).toMatchObject({ status: 'rejected', decision_note: '<b>Not</b> yet', metric: null })
    expect(await open(`${PAGE}?status=rejected`)).toContain('&lt;b&gt;Not&lt;/b&gt; yet')
  })

  test('are decided once, of any number at the same time', async () => {
    const { decide } = await staff()
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => decide(BOSSES, 'approve', { metrics_category_id: PROGRESS, code: `bosses_${n}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409])
    expect(await sandbox.services.db.$count(metrics)).toBe(15)
    const late = await decide(BOSSES, 'reject', { decision_note: 'Late' })
    expect(await late.text()).toContain('Someone else has already decided on this request')
    expect(problemOf(await owner('DELETE', `${LOTUS}/metric-requests/${BOSSES}`)).code).toBe('metric_request_decided')
  })

  test('of one category that are approved at the same time each get a place', async () => {
    const { decide } = await staff()
    const answers = await Promise.all(
      [BOSSES, LANTERNS, metricRequestId(3)].map((id, n) => decide(id, 'approve', { metrics_category_id: PROGRESS, code: `metric_${n}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  })

  test('take no form without its token', async () => {
    const { post } = await staff()
    for (const how of ['approve', 'reject']) {
      const sent = { metrics_category_id: PROGRESS, code: 'bosses', decision_note: 'x' }
      expect((await post(`${PAGE}/${BOSSES}/${how}`, sent)).status).toBe(403)
    }
    expect(await stateOf(BOSSES)).toMatchObject({ status: 'pending' })
  })

  test('take no form of someone who is not signed in', async () => {
    const visitor = browser()
    const html = await (await visitor.ask(`${ORIGIN}/provider`)).text()
    const form_token = /name="form_token" value="([\w-]+)"/.exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ form_token, metrics_category_id: PROGRESS, code: 'bosses' })
    const response = await visitor.ask(`${ORIGIN}${PAGE}/${BOSSES}/approve`, { method: 'POST', body, headers: { Origin: ORIGIN } })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/provider'])
    expect(await stateOf(BOSSES)).toMatchObject({ status: 'pending' })
  })

  test('are decided by calls too, with the token of a staff member', async () => {
    const call = await as(sandbox, STAFF)
    const API = '/provider/api/v1/metric-requests'
    expect(JSON.parse((await call('GET', `${API}?status=pending`)).text).items).toHaveLength(4)
    expect(problemOf(await call('PUT', `${API}/${BOSSES}/approve`, { body: { code: 'A' } })).fields).toEqual({
      '/body/metrics_category_id': 'required',
      '/body/code': 'invalid_format',
    })
    const sent = { body: { metrics_category_id: PROGRESS, code: 'level' } }
    expect(problemOf(await call('PUT', `${API}/${BOSSES}/approve`, sent))).toEqual({
      status: 409,
      code: 'code_taken',
      fields: { '/body/code': 'taken' },
    })
    expect(problemOf(await call('PUT', `${API}/${BOSSES}/reject`)).code).toBe('validation_failed')
    expect(read(MetricRequest, await call('PUT', `${API}/${BOSSES}/reject`, { body: { decision_note: 'No' } })).status).toBe('rejected')
    expect(problemOf(await call('PUT', `${API}/${BOSSES}/approve`, { body: { ...sent.body, code: 'b' } })).code).toBe(
      'metric_request_decided',
    )
    expect(problemOf(await call('PUT', `${API}/nothing/reject`, { body: { decision_note: 'No' } })).code).toBe('metric_request_not_found')
    expect(problemOf(await owner('GET', API)).code).toBe('permission_denied')
  })

  test('are as they were after a reset, and so are the metrics', async () => {
    const { decide } = await staff()
    await decide(BOSSES, 'approve', { metrics_category_id: PROGRESS, code: 'bosses' })
    await sandbox.reset()
    expect(await sandbox.services.db.$count(metrics)).toBe(14)
    expect(await sandbox.services.db.$count(metricRequests, eq(metricRequests.status, 'pending'))).toBe(4)
    const again = await as(sandbox, 'owner@lotus.example')
    expect(read(listMetricRequests.response, await again('GET', `${LOTUS}/metric-requests`)).total).toBe(5)
  })
})
