import { describe, expect, test } from '@jest/globals'
import { altered, type Skew, seededDraw } from './alter-answer.ts'
import { meansTheSame } from './json-values.ts'
import { readSkew, SHAPE_KINDS, type ShapeKind } from './skew-kinds.ts'

const always = (kinds: readonly ShapeKind[], drawn = 0): Skew => ({ kinds, draw: () => drawn })

const EXTRA = { upstream: expect.anything() }

test.each<[kind: ShapeKind, given: unknown, shown: unknown]>([
  ['optional', { id: 'a', version: 3, name: 'x', items: [], total_capped: false }, { id: 'a', name: 'x', items: [] }],
  ['enums', { status: 'active', notification_type: 'promotion' }, { status: 'scheduled', notification_type: 'voucher' }],
  ['enums', { audience_type: 'user', data_type: 'float', mode: 'LIVE' }, { audience_type: 'household', data_type: 'real', mode: 'BETA' }],
  [
    'enums',
    { time_range: { type: 'since' }, questions: [{ type: 'single' }] },
    { time_range: { type: 'ever_since' }, questions: [{ type: 'pick' }] },
  ],
  ['enums', { status: 'of another kind', name: 'active' }, { status: 'of another kind', name: 'active' }],
  ['numbers', { total: 24, reward: { amount: 1.5 } }, { total: '24', reward: { amount: '1.5' } }],
  ['booleans', { is_owner: true, required: false }, { is_owner: 1, required: 0 }],
  ['lists', { items: [], tags: ['a'] }, { items: null, tags: ['a'] }],
  ['names', { id: 'a', name: 'x', owner: { id: 'b', first_name: 'y' } }, { id: 'a', name: null, owner: { id: 'b', first_name: null } }],
  ['names', { name: 'of a parameter', label: { en: 'Day', vi: 'Ngày' } }, { name: 'of a parameter', label: { en: 'Day', vi: null } }],
  ['dates', { start_date: '2026-11-20T08:00:00.123Z' }, { start_date: '2026-11-20T08:00:00Z' }],
  ['fields', { id: 'a', rules: [{ value: 1 }] }, { id: 'a', rules: [{ value: 1, ...EXTRA }], ...EXTRA }],
])('%s: %j is shown as %j', (kind, given, shown) => {
  expect(altered(given, '/pub', always([kind]))).toEqual(shown)
})

test('lists that are empty are null, absent or empty', () => {
  const shown = [0, 0.4, 0.8].map((drawn) => altered({ items: [] }, '/pub', always(['lists'], drawn)))
  expect(shown.map((one) => JSON.stringify(one))).toEqual(['{"items":null}', '{}', '{"items":[]}'])
})

test('dates have another offset and are the same second', () => {
  const shown = [0.4, 0.8].map((drawn) => altered('2026-11-20T20:15:30.999Z', '/pub', always(['dates'], drawn)))
  expect(shown).toEqual(['2026-11-21T03:15:30+07:00', '2026-11-20T16:45:30-03:30'])
  for (const one of shown) expect(meansTheSame(one, '2026-11-20T20:15:30.000Z')).toBe(true)
})

test('keys come in another order', () => {
  expect(Object.keys(altered({ id: 'a', name: 'x' }, '/pub', always(['order'])) as object)).toEqual(['name', 'id'])
})

test('what a person wrote as JSON is left alone', () => {
  const given = { id: 'a', integration_info: { firebase_config: { version: 1, status: 'active', list: [], on: true } } }
  expect(altered(given, '/pub', always(SHAPE_KINDS.filter((kind) => kind !== 'fields')))).toEqual(given)
})

describe('a draw', () => {
  const skew = { kinds: SHAPE_KINDS, draw: seededDraw('1') }
  const record = { id: 'c1', status: 'active', version: 1, owner: { id: 'u1', first_name: 'Lan', last_name: 'Mai' }, tags: [], total: 4 }

  test('alters a record in the same way in a list, by itself and within another', () => {
    const alone = altered(record, '/pub/one', skew)
    expect(altered({ items: [{ id: 'c0' }, record] }, '/pub/list', skew)).toMatchObject({ items: [{}, alone] })
    expect(altered({ id: 'other', campaign: record }, '/pub/other', skew)).toMatchObject({ campaign: alone })
  })

  test('alters a part of the records, and others with another seed', () => {
    const statuses = (seed: string) =>
      Array.from({ length: 60 }, (_, n) => altered({ id: `c${n}`, status: 'active' }, '', { kinds: ['enums'], draw: seededDraw(seed) }))
        .map((one) => (one as { status: string }).status)
        .map((status) => status === 'scheduled')
    const altogether = statuses('1').filter(Boolean).length
    expect([altogether > 8, altogether < 32]).toEqual([true, true])
    expect(statuses('2')).not.toEqual(statuses('1'))
    expect(statuses('1')).toEqual(statuses('1'))
  })
})

test.each([
  ['enums', ['enums']],
  ['order, enums,enums', ['enums', 'order']],
  ['all', [...SHAPE_KINDS, 'pages', 'errors']],
  ['all,lost', [...SHAPE_KINDS, 'pages', 'errors', 'lost']],
  ['taste', undefined],
  ['', undefined],
])('SKEW=%s means %j', (text, kinds) => {
  expect(readSkew(text)).toEqual(kinds)
})
