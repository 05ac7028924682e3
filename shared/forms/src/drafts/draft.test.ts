import { describe, expect, test } from '@jest/globals'
import { type Draft, draftKey, listed, offersOf, surplus } from './draft.ts'
import { DRAFTS_KEPT, isExpired } from './draft-limits.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-20T10:00:00Z')

const draft = (changes: Partial<Draft> = {}): Draft => ({
  user: 'u1',
  publisher: 'p1',
  form: 'campaign',
  id: 'c1',
  base: { name: 'a' },
  values: { name: 'b' },
  schema: 1,
  at: NOW,
  ...changes,
})

test.each([
  ['another person', { user: 'u2' }],
  ['another publisher', { publisher: 'p2' }],
  ['another form', { form: 'mission' }],
  ['another record', { id: 'c2' }],
  ['a new record', { id: '' }],
  ['ids that run together', { user: 'u1/p1', publisher: '' }],
])('%s has a draft of its own', (_, changes) => {
  expect(draftKey(draft(changes))).not.toBe(draftKey(draft()))
})

test.each([
  ['just written', NOW, false],
  ['a moment before seven days', NOW - 7 * DAY + 1, false],
  ['seven days old', NOW - 7 * DAY, true],
])('a draft %s has expired: %s', (_, at, expired) => {
  expect(isExpired({ at }, NOW)).toBe(expired)
})

describe('what is offered', () => {
  const older = draft({ at: NOW - DAY, values: { name: 'older' } })
  test.each([
    ['the draft', draft(), [draft()]],
    ['nothing where there is none', undefined, []],
    ['nothing that cannot be read', { values: 'x' }, []],
    ['nothing too old', draft({ at: NOW - 8 * DAY }), []],
    ['nothing of another meaning', draft({ schema: 2 }), []],
    ['the newer, then the one it did not answer', draft({ earlier: older }), [draft({ earlier: older }), older]],
    ['an earlier one alone', draft({ schema: 2, earlier: older }), [older]],
  ])('%s', (_, stored, offers) => {
    expect(offersOf(stored, 1, NOW)).toEqual(offers)
  })
})

describe('what is listed elsewhere', () => {
  const placed = (changes: Partial<Draft> = {}) => draft({ path: '/campaigns/c1/edit', title: 'Edit campaign', ...changes })
  test.each([
    ['a draft that says where its form is', placed(), 1],
    ['none that does not say it', draft(), 0],
    ['none that says it without a title', placed({ title: undefined }), 0],
    ['none that leads out of the console', placed({ path: '//evil.example' }), 0],
    ['none of another person', placed({ user: 'u2' }), 0],
    ['none of another publisher', placed({ publisher: 'p2' }), 0],
    ['none that is too old', placed({ at: NOW - 7 * DAY }), 0],
    ['none that cannot be read', 'rubbish', 0],
  ])('%s', (_, stored, count) => {
    expect(listed([stored], { user: 'u1', publisher: 'p1' }, NOW)).toHaveLength(count)
  })

  test('the newest first', () => {
    const ages = [2, 0, 1].map((age) => placed({ at: NOW - age }))
    expect(listed(ages, { user: 'u1', publisher: 'p1' }, NOW).map(({ at }) => NOW - at)).toEqual([0, 1, 2])
  })
})

describe('what has to go', () => {
  test.each([
    ['nothing of one’s own', draft(), []],
    ['what is too old', draft({ at: NOW - 7 * DAY }), ['k']],
    ['what is another person’s', draft({ user: 'u2' }), ['k']],
    ['what cannot be read', 'rubbish', ['k']],
  ])('%s', (_, stored, keys) => {
    expect(surplus([['k', stored]], 'u1', NOW)).toEqual(keys)
  })

  test('the oldest beyond ten', () => {
    const entries = Array.from({ length: DRAFTS_KEPT + 2 }, (_, age) => [`k${age}`, draft({ at: NOW - age })] as const)
    expect(surplus(entries.toReversed(), 'u1', NOW).sort()).toEqual(['k10', 'k11'])
  })
})
