import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { isUndecided, MetricRequest, MetricRequestWrite } from './metric-requests.ts'
import { DATA_TYPES } from './operators.ts'
import { errorsOf } from './testing/errors-of.ts'

const right = { name: 'Battles won', description: 'How many.', data_type: 'integer' }
const errorsWith = (change: object) => errorsOf(MetricRequestWrite, { ...right, ...change })

test.each<[string, object, readonly unknown[]]>([
  ['what it needs alone', {}, []],
  ['nothing in what may be missing', { application_id: null, metrics_category_id: null, example: null }, []],
  ['texts as long as may be', { name: 'ở'.repeat(200), description: 'x'.repeat(2000), example: 'x'.repeat(1000) }, []],
  ['no name', { name: '\u200b' }, [['/body/name', 'required', undefined]]],
  ['a name too long', { name: 'x'.repeat(201) }, [['/body/name', 'too_long', 200]]],
  ['no description', { description: undefined }, [['/body/description', 'required', undefined]]],
  ['a description too long', { description: 'x'.repeat(2001) }, [['/body/description', 'too_long', 2000]]],
  ['an example too long', { example: 'x'.repeat(1001) }, [['/body/example', 'too_long', 1000]]],
  ['no type', { data_type: undefined }, [['/body/data_type', 'required', undefined]]],
  ['another type', { data_type: 'text' }, [['/body/data_type', 'invalid_option', undefined]]],
])('a metric request with %s', (_, change, errors) => expect(errorsWith(change)).toEqual(errors))

test.each(DATA_TYPES)('a metric may be asked for as %s', (data_type) => expect(errorsWith({ data_type })).toEqual([]))

test('a request is read with nothing but what the specification names, and in a status that no one knows', () => {
  const read = v.parse(MetricRequest, { id: 7, name: 'x', description: 'y', data_type: 'text', status: 'waiting' })
  expect(read).toEqual({ id: '7', name: 'x', description: 'y', data_type: 'unknown', example: '', status: 'unknown' })
})

test.each([
  ['pending', true],
  ['approved', false],
  ['rejected', false],
  ['unknown', false],
] as const)('a request that is %s can be changed: %s', (status, may) => expect(isUndecided(status)).toBe(may))
