import { FieldError, type MetadataRuleWrite, Problem, Task } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { campaignId } from '../../seed/campaigns.ts'
import { metricIds } from '../../seed/metrics.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'
import { TASK_BODIES } from '../../testing/task-bodies.ts'

const TASKS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns/${campaignId(1)}/tasks`
type Change = Partial<Record<keyof MetadataRuleWrite, unknown>>
const rule = (code: string, change: Change = {}) => ({ ...metricIds(code), operator: '=', value: 1, time_range: null, ...change })
const between = (from: string, to: string) => ({ type: 'between', from, to })

onEachEngine('rules of missions', ({ owner }) => {
  const create = (
    metadata_rule: readonly unknown[],
    completion_metadata_rule: unknown = TASK_BODIES.metric_event.completion_metadata_rule,
  ) => owner('POST', TASKS, { body: { ...TASK_BODIES.metric_event, metadata_rule, completion_metadata_rule } })

  describe('refuse', () => {
    // The rest as a list, because jest takes a parameter without a value for its callback.
    test.each<[string, Change, string, string, number?]>([
      ['level', { value: 32_768 }, 'value', 'too_big', 32_767],
      ['has_paid', { value: 1 }, 'value', 'value_type_mismatch'],
      ['platform', { value: 'playstation' }, 'value', 'invalid_option'],
      ['last_login', { value: '2026-11-20T00:00:00Z', operator: '<>' }, 'operator', 'operator_not_allowed'],
      ['level', { time_range: { type: 'since', since: '2026-11-20T00:00:00Z' } }, 'time_range', 'invalid_option'],
      ['level', { metric_id: 'nothing' }, 'metric_id', 'not_found'],
      ['level', { metric_id: metricIds('sessions').metric_id }, 'metric_id', 'not_found'],
      ['level', { metrics_category_id: 'nothing' }, 'metrics_category_id', 'not_found'],
      ['level', { metrics_category_id: metricIds('sessions').metrics_category_id }, 'metric_id', 'not_found'],
    ])('%s with %j', async (code, change, field, ...[refusal, limit]) => {
      const wrong = rule(code, change)
      for (const [response, pointer] of [
        [await create([rule('level'), wrong]), `/body/metadata_rule/1/${field}`],
        [await create([], wrong), `/body/completion_metadata_rule/${field}`],
      ] as const) {
        expect(response.status).toBe(422)
        const { errors } = v.parse(v.object({ ...Problem.entries, errors: v.array(FieldError) }), JSON.parse(response.text))
        expect(errors).toEqual([{ pointer, code: refusal, message: refusal, ...(limit === undefined ? {} : { params: { limit } }) }])
      }
    })

    test('each wrong one, with what is wrong elsewhere', async () => {
      const body = {
        ...TASK_BODIES.metric_event,
        metadata_rule: [rule('level', { value: 'x', operator: '=' }), rule('has_paid', { operator: '<' })],
        rewards: [{ ...TASK_BODIES.metric_event.rewards[0], application_id: 'nothing' }],
      }
      expect(problemOf(await owner('POST', TASKS, { body })).fields).toEqual({
        '/body/metadata_rule/0/value': 'value_type_mismatch',
        '/body/metadata_rule/1/operator': 'operator_not_allowed',
        '/body/metadata_rule/1/value': 'value_type_mismatch',
        '/body/rewards/0/application_id': 'not_found',
      })
    })
  })

  test('keep instants in UTC and everything else as it was sent', async () => {
    const rules = [
      rule('last_login', { operator: '>=', value: '2026-11-20T07:00:00+07:00' }),
      rule('sessions', { time_range: { type: 'since', since: '2026-11-20T07:00+07:00' } }),
      rule('playtime', { value: 0.1, time_range: between('2026-11-01T00:00:00Z', '2026-11-02T00:00:00+07:00') }),
      rule('total_spent', { value: Number.MAX_SAFE_INTEGER, time_range: { type: 'during_last', amount: 12, unit: 'month' } }),
      rule('platform', { value: 'ios', operator: '<>' }),
      { ...metricIds('in_guild'), operator: '=', value: false },
    ]
    const made = read(Task, await create(rules))
    expect(made.metadata_rule.map(({ value }) => value)).toEqual([
      '2026-11-20T00:00:00.000Z',
      1,
      0.1,
      Number.MAX_SAFE_INTEGER,
      'ios',
      false,
    ])
    expect(made.metadata_rule.map(({ time_range }) => time_range)).toEqual([
      null,
      { type: 'since', since: '2026-11-20T00:00:00.000Z' },
      between('2026-11-01T00:00:00.000Z', '2026-11-01T17:00:00.000Z'),
      { type: 'during_last', amount: 12, unit: 'month' },
      null,
      null,
    ])
  })
})
