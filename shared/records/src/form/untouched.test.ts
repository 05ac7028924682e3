import { expect, test } from '@jest/globals'
import { WouldErase, withUntouched } from './untouched.ts'

type Fields = Readonly<Record<string, unknown>>
const rule = (metric_id: string, more: Fields = {}) => ({ metric_id, operator: '=', value: 1, ...more })

test.each<[string, Fields, Fields, Fields, Fields]>([
  [
    'a value that is not known',
    { status: 'unknown', name: 'A' },
    { status: 'unknown', name: 'B' },
    { status: 'scheduled', name: 'A' },
    { status: 'scheduled', name: 'B' },
  ],
  [
    'a value that is not known and was replaced',
    { status: 'unknown' },
    { status: 'active' },
    { status: 'scheduled' },
    { status: 'active' },
  ],
  [
    'a field that is not known',
    { content: { title: 'A' } },
    { content: { title: 'B' } },
    { content: { title: 'A', voice: 'x' } },
    { content: { title: 'B', voice: 'x' } },
  ],
  [
    'a field of a part whose kind is not known',
    { part: { type: 'unknown', title: 'A' } },
    { part: { type: 'unknown', title: 'B' } },
    { part: { type: 'season', title: 'A', season: 'Tết' } },
    { part: { type: 'season', title: 'B', season: 'Tết' } },
  ],
  [
    'a part whose kind is not known and was replaced',
    { part: { type: 'unknown' } },
    { part: { type: 'since' } },
    { part: { type: 'season', season: 'Tết' } },
    { part: { type: 'since' } },
  ],
  ['an empty list that never came and is required', { must: [], may: [] }, { must: [], may: [] }, {}, { must: [] }],
  [
    'an empty list that never came in a part',
    { content: { rules: [], note: null } },
    { content: { rules: [], note: null } },
    { content: {} },
    { content: { rules: [] } },
  ],
  ['a number as text', { amount: 5, item: 'A' }, { amount: 5, item: 'B' }, { amount: '5', item: 'A' }, { amount: '5', item: 'B' }],
  [
    'a record-only field',
    { rules: [rule('1')] },
    { rules: [rule('1')] },
    { rules: [rule('1', { metric: { id: '1' }, weight: 2 })] },
    { rules: [rule('1', { weight: 2 })] },
  ],
  [
    'a field of an entry that was moved',
    { rules: [rule('1'), rule('2')] },
    { rules: [rule('2'), rule('1')] },
    { rules: [rule('1', { w: 1 }), rule('2', { w: 2 })] },
    { rules: [rule('2', { w: 2 }), rule('1', { w: 1 })] },
  ],
  [
    'a field of an entry that was changed beside one that was removed',
    { rules: [rule('1'), rule('2')] },
    { rules: [rule('2', { value: 9 })] },
    { rules: [rule('1', { w: 1 }), rule('2', { w: 2 })] },
    { rules: [rule('2', { value: 9, w: 2 })] },
  ],
  [
    'a field of the entry with the same id',
    { list: [{ id: 'a', label: 'A' }] },
    {
      list: [
        { id: 'b', label: 'B' },
        { id: 'a', label: 'C' },
      ],
    },
    { list: [{ id: 'a', label: 'A', x: 1 }] },
    {
      list: [
        { id: 'b', label: 'B' },
        { id: 'a', label: 'C', x: 1 },
      ],
    },
  ],
  [
    'an entry that cannot be read, of a list that was not changed',
    { questions: [{ id: 'a' }] },
    { questions: [{ id: 'a' }] },
    { questions: [{ id: 'a' }, { id: 'b', type: 'matrix' }] },
    { questions: [{ id: 'a' }, { id: 'b', type: 'matrix' }] },
  ],
  [
    'a word that was not shown',
    { permissions: ['a', 'b'] },
    { permissions: ['a', 'c'] },
    { permissions: ['b', 'new', 'a'] },
    { permissions: ['a', 'c', 'new'] },
  ],
  ['ids that are numbers', { ids: ['1', '2'] }, { ids: ['1', '3'] }, { ids: [1, 2] }, { ids: [1, '3'] }],
  ['a field that did not come and is empty', { note: '', ids: [] }, { note: '', ids: [] }, {}, {}],
  ['a field that did not come and was filled in', { note: '' }, { note: 'A' }, {}, { note: 'A' }],
])('%s goes back as it came', (_, before, after, came, sent) => {
  expect(withUntouched({ before, after, came, isRequired: (field) => field === 'must' })).toEqual(sent)
})

test('a list is not changed where an entry that cannot be read would be lost', () => {
  const came = {
    questions: [
      { id: 'a', title: 'A' },
      { id: 'b', type: 'matrix' },
    ],
  }
  const change = () =>
    withUntouched({
      before: { questions: [{ id: 'a', title: 'A' }] },
      after: { questions: [{ id: 'a', title: 'B' }] },
      came,
      isRequired: () => false,
    })
  expect(change).toThrow(WouldErase)
})
