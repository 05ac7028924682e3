import { AudienceEstimate, type DataType, operatorsOf } from '@console/contract'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Sandbox } from '../create-sandbox.ts'
import { type AudienceMemberRow, type AudienceRule, applications, audienceMembers, type MetricRow, metrics } from '../db/schema/index.ts'
import { APPLICATION } from '../seed/applications.ts'
import { campaignId } from '../seed/campaigns.ts'
import { metricIds } from '../seed/metrics.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { as, movableClock, problemOf, read, type Send } from '../testing/client.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import { naiveCount } from '../testing/naive-count.ts'
import { audienceOf, membersQuery } from './estimate.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
/** Runs on Lotus Quest, which is LIVE, and the puzzle, which is too. */
const SUMMER = campaignId(1)
/** Runs on two applications in TEST, of which one has LIVE members as well. */
const FESTIVAL = campaignId(5)

const rule = (
  code: string,
  operator: AudienceRule['operator'],
  value: AudienceRule['value'],
  time_range: AudienceRule['time_range'] = null,
): AudienceRule => ({ ...metricIds(code), operator, value, time_range })

describe.each(ENGINES)('an estimate on %s', (engine) => {
  const clock = movableClock()
  const statements: string[] = []
  let sandbox: Sandbox
  let owner: Send
  let known: readonly MetricRow[]
  beforeAll(async () => {
    sandbox = await openOn(engine, { now: clock.now, onQuery: (statement) => statements.push(statement) })
    owner = await as(sandbox, 'owner@lotus.example')
    known = await sandbox.services.db.select().from(metrics)
  })
  afterAll(() => sandbox.close())

  type Asked = Readonly<Record<string, unknown>>
  const ask = (campaign: string, body: Asked) => owner('POST', `${CAMPAIGNS}/${campaign}/tasks/estimate-audience-size`, { body })
  const sizeOf = async (campaign: string, body: Asked) => read(AudienceEstimate, await ask(campaign, body)).audience_size
  const metricOf = (one: AudienceRule) => {
    const metric = known.find(({ id }) => id === one.metric_id)
    if (!metric) throw new Error('The rule is about no metric.')
    return { rule: one, metric }
  }
  const membersOf = (ids: readonly string[], mode: 'TEST' | 'LIVE', type: 'character' | 'user') =>
    sandbox.services.db
      .select()
      .from(audienceMembers)
      .where(
        and(inArray(audienceMembers.application_id, [...ids]), eq(audienceMembers.mode, mode), eq(audienceMembers.audience_type, type)),
      )

  describe('counts as one would member by member', () => {
    test.each<[string, readonly AudienceRule[]]>([
      ['a number beyond its column', [rule('level', '<', 32_767), rule('sessions', '>=', -2_147_483_648)]],
      ['instants in another zone', [rule('last_login', '>=', '2026-11-01T07:00:00+07:00')]],
      ['no one without a value, whatever the operator', [rule('last_purchase', '<', '2100-01-01T00:00:00.000Z')]],
      ['no one without a value, also where it must be another', [rule('total_spent', '<>', 0)]],
    ])('%s', async (_, rules) => {
      const all = await membersOf([APPLICATION.quest, APPLICATION.puzzle], 'LIVE', 'character')
      const expected = naiveCount(all, rules.map(metricOf), clock.now())
      expect(await sizeOf(SUMMER, { metadata_rule: rules, audience_type: 'character' })).toBe(expected)
    })

    test('whatever the conditions are', async () => {
      const all = await membersOf([APPLICATION.quest, APPLICATION.puzzle], 'LIVE', 'character')
      await fc.assert(
        fc.asyncProperty(fc.array(anyRule(known, all), { maxLength: 4 }), async (rules) => {
          const expected = naiveCount(all, rules.map(metricOf), clock.now())
          expect(await sizeOf(SUMMER, { metadata_rule: rules, audience_type: 'character' })).toBe(expected)
        }),
        { numRuns: 150, seed: jest.getSeed() },
      )
    })
  })

  test('answers for what it was asked, at this moment', async () => {
    const body = { metadata_rule: [], audience_type: 'user', application_ids: [APPLICATION.quest] }
    const found = read(AudienceEstimate, await ask(SUMMER, body))
    expect(found).toEqual({
      audience_size: (await membersOf([APPLICATION.quest], 'LIVE', 'user')).length,
      audience_type: 'user',
      estimated_on: clock.now().toISOString(),
      metrics_without_values: [],
    })
  })

  test('counts each application in the mode that it has now', async () => {
    const body = { metadata_rule: [], audience_type: 'user' }
    const { db } = sandbox.services
    const [lantern, cafe] = [[APPLICATION.lantern], [APPLICATION.cafe]]
    const inTest = (await membersOf([...lantern, ...cafe], 'TEST', 'user')).length
    expect(await sizeOf(FESTIVAL, body)).toBe(inTest)
    const live = (await membersOf(cafe, 'LIVE', 'user')).length
    expect(live).toBeGreaterThan(0)
    await db.update(applications).set({ mode: 'LIVE' }).where(eq(applications.id, APPLICATION.cafe))
    expect(await sizeOf(FESTIVAL, body)).toBe((await membersOf(lantern, 'TEST', 'user')).length + live)
    await db.update(applications).set({ mode: 'TEST' }).where(eq(applications.id, APPLICATION.cafe))
  })

  test('finds no one by a metric that no one has reported yet, whatever its code is', async () => {
    const [level] = known.filter(({ code }) => code === 'level')
    for (const [n, code] of ['stars', 'mode', '__proto__'].entries()) {
      const metric = { ...(level as MetricRow), id: `new-metric-${n}`, code, position: 50 + n }
      await sandbox.services.db.insert(metrics).values(metric)
      const rules = [{ ...rule('level', '>=', 0), metric_id: metric.id }]
      const found = read(AudienceEstimate, await ask(SUMMER, { metadata_rule: [rule('level', '>=', 0), ...rules], audience_type: 'user' }))
      expect(found).toMatchObject({ audience_size: 0, metrics_without_values: [metric.id] })
      await sandbox.services.db.delete(metrics).where(eq(metrics.id, metric.id))
    }
  })

  test('refuses conditions and applications that it cannot count, each at its place', async () => {
    const metadata_rule = [rule('level', '>=', 1), rule('level', '>=', 40_000), { ...rule('level', '=', 1), metric_id: 'nothing' }]
    const application_ids = [APPLICATION.quest, APPLICATION.tales, APPLICATION.racer]
    expect(problemOf(await ask(SUMMER, { metadata_rule, audience_type: 'user', application_ids })).fields).toEqual({
      '/body/metadata_rule/1/value': 'too_big',
      '/body/metadata_rule/2/metric_id': 'not_found',
      '/body/application_ids/1': 'not_found',
      '/body/application_ids/2': 'not_found',
    })
  })

  test('is made for a campaign that has ended too, and changes nothing', async () => {
    const ended = campaignId(21)
    const before = (await owner('GET', `${CAMPAIGNS}/${ended}`)).text
    expect((await ask(ended, { metadata_rule: [rule('level', '>', 5)], audience_type: 'character' })).status).toBe(200)
    expect((await owner('GET', `${CAMPAIGNS}/${ended}`)).text).toBe(before)
  })

  const EIGHT = [
    rule('level', '>=', 5),
    rule('sessions', '>', 2, { type: 'during_last', amount: 3, unit: 'month' }),
    rule('playtime', '>', 0.5),
    rule('login_streak', '>=', 0),
    rule('friends', '<', 200),
    rule('platform', '<>', 'web'),
    rule('last_login', '>', '2026-06-01T00:00:00.000Z'),
    rule('has_paid', '=', false),
  ]

  test('reads the members once, however many conditions there are', async () => {
    statements.length = 0
    await ask(SUMMER, { metadata_rule: EIGHT, audience_type: 'user' })
    expect(statements.filter((statement) => statement.includes('audience_members'))).toHaveLength(1)
    const { db } = sandbox.services
    const rules = EIGHT.map(metricOf)
    const query = membersQuery(db, {
      audience: await audienceOf(db, [APPLICATION.quest, APPLICATION.cafe]),
      audience_type: 'user',
      rules,
      now: clock.now(),
    })
    const plan = await db.execute(sql`explain (format json) ${query.getSQL()}`)
    const scans = JSON.stringify(plan).match(/Relation Name\W+audience_members/g)
    expect(scans).toHaveLength(1)
  })
})

/** A condition that a metric allows, often with a value or a moment that some member has exactly. */
function anyRule(known: readonly MetricRow[], members: readonly AudienceMemberRow[]): fc.Arbitrary<AudienceRule> {
  return fc.record({ metric: fc.constantFrom(...known), member: fc.constantFrom(...members) }).chain(({ metric, member }) => {
    const moment = fc.constantFrom(...members).map(({ observed_on }) => observed_on.getTime())
    const range: fc.Arbitrary<AudienceRule['time_range']> = metric.supports_time_range
      ? fc.oneof(
          fc.constant(null),
          moment.map((at) => ({ type: 'since' as const, since: new Date(at).toISOString() })),
          fc.record({
            type: fc.constant('during_last' as const),
            amount: fc.integer({ min: 1, max: 90 }),
            unit: fc.constantFrom('hour', 'day', 'week', 'month'),
          }),
          // Both ends are moments that some member has, so that it shows which end belongs to the period.
          fc
            .tuple(moment, moment)
            .filter(([one, other]) => one !== other)
            .map((two) => two.sort((one, other) => one - other).map((at) => new Date(at).toISOString()))
            .map(([from = '', to = '']) => ({ type: 'between' as const, from, to })),
        )
      : fc.constant(null)
    return fc.record({
      metrics_category_id: fc.constant(metric.metrics_category_id),
      metric_id: fc.constant(metric.id),
      operator: fc.constantFrom(...operatorsOf(metric.data_type)),
      value: anyValue(metric, member),
      time_range: range,
    })
  })
}

const NUMBERS: Readonly<Partial<Record<DataType, fc.Arbitrary<number>>>> = {
  byte: fc.integer({ min: -128, max: 127 }),
  double: fc.double({ min: 0, max: 200, noNaN: true }),
  float: fc.double({ min: 0, max: 1000, noNaN: true }),
}

function anyValue({ code, data_type, allowed_values }: MetricRow, member: AudienceMemberRow): fc.Arbitrary<AudienceRule['value']> {
  const own: unknown = Object.getOwnPropertyDescriptor(member, code)?.value
  const exact = v.is(v.union([v.string(), v.number(), v.boolean()]), own) ? [fc.constant(own)] : []
  if (data_type === 'boolean') return fc.boolean()
  if (data_type === 'keyword') return allowed_values ? fc.constantFrom(...allowed_values) : fc.string({ minLength: 1, maxLength: 20 })
  if (data_type !== 'date') return fc.oneof(...exact, NUMBERS[data_type] ?? fc.integer({ min: -5, max: 300 }))
  const dates = fc.integer({ min: Date.UTC(2026, 4), max: Date.UTC(2027, 0) }).map((at) => new Date(at).toISOString())
  return own instanceof Date ? fc.oneof(fc.constant(own.toISOString()), dates) : dates
}
