import { call } from '@console/api'
import { getTask, listMetricCategories, listMetrics, MetadataRules, parseJson, RULES_MAX, type Task } from '@console/contract'
import { formOf } from '@console/records'
import { bodyOf, loadWholeBody } from '@console/records/form'
import { asOwner, campaignFactory, missionFactory, recordCalls, refuseCalls, UNUSED_ID } from '@console/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import * as v from 'valibot'
import { type RuleValues, valuesOfRule } from '../rule/rule-values.ts'
import { seededRule } from '../testing/seeded-rules.ts'
import { sentBy } from './rules-as-json.ts'
import { rulesFrom } from './rules-from-json.ts'

type Json = Record<string, unknown>

let level: Json
let sessions: Json
/** A condition of which the console can read only the metric and the value. */
let alien: Json

async function idsOf(code: string): Promise<Json> {
  const { metrics_category_id, metric_id } = await seededRule(code, { operator: '=', value: 1 })
  return { metrics_category_id, metric_id }
}

const form = {
  schema: formOf<{ readonly metadata_rule: readonly RuleValues[] }>()(v.object({ metadata_rule: MetadataRules })),
  values: (task: Task | undefined) => ({ metadata_rule: task?.metadata_rule.map(valuesOfRule) ?? [] }),
}

async function opened(conditions: readonly Json[]) {
  const made = await missionFactory(await campaignFactory())
  const params = { campaign_id: made.campaign.id, task_id: made.id }
  recordCalls(getTask, () => Response.json({ ...made, metadata_rule: conditions }))
  const record = await call(getTask, params)
  const values = form.values(record)
  const sender = { record, asSent: (await loadWholeBody()).fieldAsSent }
  const shown = parseJson(JSON.stringify(sentBy(sender, values.metadata_rule))) as Json[]
  return {
    shown,
    read: (written: unknown) => rulesFrom(typeof written === 'string' ? written : JSON.stringify(written), values.metadata_rule, sender),
    sent: async (metadata_rule: readonly RuleValues[]) => ((await bodyOf(form, { metadata_rule }, record)) as Json).metadata_rule,
  }
}

async function problemsOf(conditions: readonly Json[], change: (shown: Json[]) => unknown) {
  const { shown, read } = await opened(conditions)
  const found = await read(change(shown))
  return 'problems' in found ? found.problems.map(({ pointer, code }) => [pointer, code]) : 'applied'
}

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  await asOwner(async () => {
    level = { ...(await idsOf('level')), operator: '>=', value: 20, time_range: null }
    sessions = { ...(await idsOf('sessions')), operator: '>', value: 3, time_range: { type: 'during_last', amount: 7, unit: 'day' } }
  })
  alien = { ...sessions, value: 20, operator: '~', time_range: { type: 'season', season: 'Tết' }, weight: { of: 'two' } }
})

test('stored conditions are shown as the API has them, without the names that it adds', async () => {
  const named = { ...level, metric: { id: level.metric_id, code: 'level', name: { en: 'Level', vi: 'Cấp' }, data_type: 'integer' } }
  expect((await opened([named, alien])).shown).toEqual([level, alien])
})

describe('what was applied is what is sent', () => {
  const CHANGES: readonly (readonly [string, (shown: Json[]) => Json[]])[] = [
    ['one condition is changed beside one that the console cannot read', ([one, other]) => [one, { ...other, value: 4 }] as Json[]],
    ['the value is changed of one that the console cannot read', ([one, other]) => [{ ...one, value: 21 }, other] as Json[]],
    ['its unknown operator gives way to a known one', ([one, other]) => [{ ...one, operator: '<' }, other] as Json[]],
    [
      'its unknown time range gives way to a known one',
      ([one, other]) => [{ ...one, time_range: { type: 'since', since: '2026-11-05T00:00:00Z' } }, other] as Json[],
    ],
    ['they are put in another order', (shown) => shown.toReversed()],
    ['the other one is removed', ([one]) => [one] as Json[]],
    ['the one that the console cannot read is removed', ([, other]) => [other] as Json[]],
    ['one is added', (shown) => [...shown, { ...level, operator: '<', value: 90 }]],
    ['all are removed', () => []],
  ]
  test.each(CHANGES)('where %s', async (_, change) => {
    const { shown, read, sent } = await opened([alien, sessions])
    const written = change(shown)
    const found = await read(written)
    expect(found).toHaveProperty('rules')
    const rules = 'rules' in found ? found.rules : []
    expect(await sent(rules)).toEqual(written)
  })

  test('where the names that the API adds are pasted beside it', async () => {
    const { read, sent } = await opened([level])
    const found = await read([{ ...level, value: 30, metric: { id: 'another', code: 'x' }, metrics_category: 'odd' }])
    expect(found).toMatchObject({ rules: [{ value: 30, metric: { code: 'level' }, metrics_category: { id: level.metrics_category_id } }] })
    expect(await sent('rules' in found ? found.rules : [])).toEqual([{ ...level, value: 30 }])
  })
})

const LAST: readonly (readonly [string, (one: Json) => unknown, string, string])[] = [
  ['an operator that is not known is written', (one) => ({ ...one, operator: '!' }), '/operator', 'invalid_option'],
  ['an unknown operator is taken to another condition', (one) => ({ ...one, operator: '~' }), '/operator', 'invalid_option'],
  ['the value is of another type', (one) => ({ ...one, value: 'many' }), '/value', 'value_type_mismatch'],
  ['the value is missing', ({ value, ...one }) => one, '/value', 'required'],
  ['the value is an object', (one) => ({ ...one, value: {} }), '/value', 'invalid_type'],
  ['the metric is missing', ({ metric_id, ...one }) => one, '/metric_id', 'required'],
  ['the metric is gone', (one) => ({ ...one, metric_id: UNUSED_ID }), '/metric_id', 'not_found'],
  ['the category is gone', (one) => ({ ...one, metrics_category_id: UNUSED_ID }), '/metric_id', 'not_found'],
  ['the time range is of no kind', (one) => ({ ...one, time_range: { type: 'ever' } }), '/time_range/type', 'invalid_option'],
  [
    'the time range is too long',
    (one) => ({ ...one, time_range: { type: 'during_last', amount: 999, unit: 'day' } }),
    '/time_range/amount',
    'too_big',
  ],
  ['a field is added that is not known', (one) => ({ ...one, value: 4, weight: 2 }), '/weight', 'unsupported'],
  ['it is no object', () => 7, '', 'invalid_type'],
]

describe('nothing is applied', () => {
  test.each(LAST)('where %s', async (_, change, part, code) => {
    expect(await problemsOf([alien, sessions], ([one, other]) => [one, change(other as Json)])).toEqual([[`/1${part}`, code]])
  })

  test('where what the console does not know is removed or changed', async () => {
    const without = ([{ weight, ...one } = {}, other]: Json[]) => [{ ...one, value: 21 }, other]
    expect(await problemsOf([alien, sessions], without)).toEqual([['/0/weight', 'unsupported']])
    const changed = ([one, other]: Json[]) => [{ ...one, time_range: { type: 'season', season: 'Hè' } }, other]
    expect(await problemsOf([alien, sessions], changed)).toEqual([
      ['/0/time_range/type', 'invalid_option'],
      ['/0/time_range/season', 'unsupported'],
    ])
  })

  test('where it is no JSON, no list, or too long', async () => {
    const { read } = await opened([level])
    expect(await read('[\n  oh')).toEqual({ problems: [{ code: 'invalid_json', pointer: '', at: 4 }] })
    expect(await read('{}')).toEqual({ problems: [{ code: 'list', pointer: '' }] })
    const many = Array.from({ length: RULES_MAX + 1 }, () => level)
    expect(await read(many)).toEqual({ problems: [{ code: 'max_items', pointer: '', params: { limit: RULES_MAX } }] })
  })

  test('where the metrics cannot be loaded', async () => {
    const { read } = await opened([level])
    refuseCalls(listMetrics, 'internal')
    await expect(read([{ ...level, value: 30 }])).rejects.toMatchObject({ code: 'internal' })
  })
})

test('a condition that is not complete stays as it is beside one that is added', async () => {
  const { read } = await opened([{ ...level, value: {} }])
  expect(await read([{ ...level, value: {} }, sessions])).toMatchObject({ rules: [{ value: null }, { value: 3 }] })
})

test('a person who may not see metrics applies what the contract takes, under the names that are known', async () => {
  const { read } = await opened([
    { ...level, metric: { id: level.metric_id, code: 'level', name: { en: 'Level', vi: 'Cấp' }, data_type: 'integer' } },
  ])
  refuseCalls(listMetricCategories, 'permission_denied')
  expect(await read([{ ...level, value: 30 }])).toMatchObject({ rules: [{ value: 30, metric: { code: 'level' } }] })
})

test('of two conditions that differ only in what the console cannot read, the one that was kept is not taken for the other', async () => {
  const twin = { ...alien, weight: { of: 'three' } }
  expect(await problemsOf([alien, twin], ([, second]) => [second])).toEqual([['/0/weight/of', 'unsupported']])
  expect(await problemsOf([alien, twin], (shown) => shown)).toBe('applied')
})

test('a number that JavaScript cannot hold is not rounded where no one touched it', async () => {
  const exact = parseJson(JSON.stringify({ ...alien, weight: 'HERE' }).replace('"HERE"', '12345678901234567890')) as Json
  expect(await problemsOf([exact, sessions], (shown) => shown)).toBe('applied')
})
