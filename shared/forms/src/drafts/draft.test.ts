import { describe, expect, test } from '@jest/globals'
import { DRAFTS_KEPT, type Draft, draftKey, isExpired, listed, offersOf, placeKey, surplus } from './draft.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-20T10:00:00Z')

const draft = (changes: Partial<Draft> = {}): Draft => ({
  user: 'u1',
  publisher: 'p1',
  form: 'campaign',
  id: 'c1',
  begun: NOW,
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
  ['work that began at another time', { begun: NOW - 1 }],
  ['work that does not say when it began', { begun: undefined }],
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
  const older = draft({ begun: NOW - DAY, at: NOW - DAY, values: { name: 'older' } })
  test.each([
    ['each draft of the form, the newest first', [older, draft()], [draft(), older]],
    ['a draft that does not say when it began', [draft({ begun: undefined })], [draft({ begun: undefined })]],
    ['nothing where there is none', [], []],
    ['nothing that cannot be read', [{ values: 'x' }], []],
    ['nothing too old', [draft({ at: NOW - 8 * DAY })], []],
    ['nothing of another meaning', [draft({ schema: 2 }), older], [older]],
    ['nothing of another form', [draft({ form: 'mission' })], []],
    ['nothing of another record', [draft({ id: 'c12' })], []],
  ])('%s', (_, stored, offers) => {
    expect(offersOf(stored, placeKey(draft()), 1, NOW)).toEqual(offers)
  })
})

describe('what is listed elsewhere', () => {
  const placed = (changes: Partial<Draft> = {}) => draft({ path: '/campaigns/c1/edit', ...changes })
  test.each([
    ['a draft that says where its form is', placed(), 1],
    ['none that does not say it', draft(), 0],
    ['none that leads out of the console', placed({ path: '//evil.example' }), 0],
    ['none of another person', placed({ user: 'u2' }), 0],
    ['none of another publisher', placed({ publisher: 'p2' }), 0],
    ['none that is too old', placed({ at: NOW - 7 * DAY }), 0],
    ['none that cannot be read', 'rubbish', 0],
  ])('%s', (_, stored, count) => {
    expect(listed([stored], { user: 'u1', publisher: 'p1' }, NOW)).toHaveLength(count)
  })

  test('the newest of each form of each record, the newest first', () => {
    const ages = [2, 0, 1].map((age) => placed({ at: NOW - age, id: `c${age}` }))
    ages.push(placed({ at: NOW - 3, begun: NOW - 3, id: 'c0' }), placed({ at: NOW - 4, form: 'mission', id: 'c0' }))
    expect(listed(ages, { user: 'u1', publisher: 'p1' }, NOW).map(({ at }) => NOW - at)).toEqual([0, 1, 2, 4])
  })
})

describe('what has to go', () => {
  test.each([
    ['nothing of one’s own', draft(), []],
    ['nothing that an earlier release kept', draft({ begun: undefined }), []],
    ['nothing that only a newer release can read', { user: 'u1', at: NOW, work: [] }, []],
    ['what only a newer release can read, once too old', { user: 'u1', at: NOW - 7 * DAY, work: [] }, ['k']],
    ['what is too old', draft({ at: NOW - 7 * DAY }), ['k']],
    ['what is another person’s', draft({ user: 'u2' }), ['k']],
    ['what says neither whose nor how old it is', 'rubbish', ['k']],
  ])('%s', (_, stored, keys) => {
    expect(surplus([['k', stored]], 'u1', NOW)).toEqual(keys)
  })

  test('the oldest beyond so many', () => {
    const entries = Array.from({ length: DRAFTS_KEPT + 2 }, (_, age) => [`k${age}`, draft({ at: NOW - age })] as const)
    expect(surplus(entries.toReversed(), 'u1', NOW).sort()).toEqual([`k${DRAFTS_KEPT}`, `k${DRAFTS_KEPT + 1}`])
  })
})
