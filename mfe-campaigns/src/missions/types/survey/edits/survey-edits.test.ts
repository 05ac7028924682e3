import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import {
  copyPage,
  copyQuestion,
  newPage,
  newQuestion,
  type QuestionValues,
  type SurveyValues,
  withoutFirstPage,
  withType,
} from '../survey-values.ts'
import {
  addPageAfter,
  addQuestionAfter,
  changeQuestion,
  type DropSide,
  dropPart,
  movePart,
  removePart,
  type SurveyPart,
} from './survey-edits.ts'

const asked = (id: string): QuestionValues => ({ id, type: 'date', title: id, required: false })
/** 'ab|c|' is a survey of three pages, the last one without a question. */
const survey = (written: string): SurveyValues => ({
  title: 'S',
  pages: written.split('|').map((ids, at) => ({ id: `p${at}`, title: '', questions: [...ids].map(asked) })),
})
const written = ({ pages }: SurveyValues) => pages.map(({ questions }) => questions.map(({ id }) => id).join('')).join('|')
const question = (id: string): SurveyPart => ({ kind: 'question', id })
const page = (id: string): SurveyPart => ({ kind: 'page', id })

test.each<[before: string, id: string, by: 1 | -1, after: string]>([
  ['abc', 'a', 1, 'bac'],
  ['abc', 'c', -1, 'acb'],
  ['ab|c', 'b', 1, 'a|bc'],
  ['ab|c', 'c', -1, 'abc|'],
  ['a||c', 'a', 1, '|a|c'],
  ['|a|c', 'a', -1, 'a||c'],
  ['ab|c', 'a', -1, 'ab|c'],
  ['ab|c', 'c', 1, 'ab|c'],
  ['ab|c', 'gone', 1, 'ab|c'],
])('in %s, the question %s moved by %i gives %s', (before, id, by, after) => {
  expect(written(movePart(survey(before), question(id), by))).toBe(after)
})

test('a step down and one up leave everything as it was', () => {
  const any = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(any, fc.nat(3), fc.nat(3), (counts, onPage, which) => {
      const before = survey(
        counts.map((count, n) => 'abc'.slice(0, count).replace(/./g, (one) => String.fromCharCode(one.charCodeAt(0) + n * 3))).join('|'),
      )
      const moved = before.pages[onPage]?.questions[which]
      if (!moved) return
      const after = movePart(before, question(moved.id), 1)
      if (after !== before) expect(movePart(after, question(moved.id), -1)).toEqual(before)
    }),
    { seed: jest.getSeed() },
  )
})

test.each<[before: string, dragged: string, onto: string, side: DropSide, after: string]>([
  ['abc', 'a', 'c', 'bottom', 'bca'],
  ['abc', 'a', 'c', 'top', 'bac'],
  ['abc', 'c', 'a', 'top', 'cab'],
  ['abc', 'a', 'a', 'bottom', 'abc'],
  ['ab|c', 'a', 'c', 'bottom', 'b|ca'],
  ['ab|', 'a', 'p1', 'inside', 'b|a'],
  ['ab|c', 'b', 'p0', 'inside', 'ab|c'],
  ['ab|c', 'gone', 'a', 'top', 'ab|c'],
  ['ab|c', 'a', 'gone', 'top', 'ab|c'],
  ['ab|c', 'a', 'gone', 'inside', 'ab|c'],
])('in %s, %s dropped on %s (%s) gives %s', (before, id, onto, side, after) => {
  expect(written(dropPart(survey(before), question(id), onto, side))).toBe(after)
})

test('pages are moved, dropped beside each other and deleted', () => {
  expect(written(movePart(survey('a|b|c'), page('p0'), 1))).toBe('b|a|c')
  expect(written(movePart(survey('a|b|c'), page('p2'), 1))).toBe('a|b|c')
  expect(written(dropPart(survey('a|b|c'), page('p2'), 'p0', 'top'))).toBe('c|a|b')
  expect(written(removePart(survey('a|b'), page('p0')))).toBe('b')
  expect(written(removePart(survey('ab'), question('a')))).toBe('b')
})

test('options are moved, dropped and deleted within their question', () => {
  const options = ['x', 'y', 'z'].map((id) => ({ id, label: id }))
  const choice = (id: string): QuestionValues => ({ ...asked(id), type: 'single', options })
  const before: SurveyValues = { title: '', pages: [{ id: 'p', title: '', questions: [choice('a'), choice('b')] }] }
  const option = (id: string, questionId = 'b'): SurveyPart => ({ kind: 'option', id, questionId })
  const after = (one: SurveyValues) => one.pages[0]?.questions.map((other) => other.options?.map(({ id }) => id).join('')).join('|')
  expect(after(movePart(before, option('z'), -1))).toBe('xyz|xzy')
  expect(after(dropPart(before, option('x'), 'z', 'top'))).toBe('xyz|yxz')
  expect(after(removePart(before, option('y')))).toBe('xyz|xz')
  expect(dropPart(before, option('x', 'gone'), 'z', 'top')).toBe(before)
})

test('a question is changed by its id, wherever it is, and all others stay the same object', () => {
  const before = survey('ab|c')
  const after = changeQuestion(before, 'c', (one) => ({ ...one, title: 'C' }))
  expect(after.pages[1]?.questions).toEqual([{ ...asked('c'), title: 'C' }])
  expect(after.pages[0]).toBe(before.pages[0])
})

test('a copy follows its original and has ids of its own', () => {
  const before = survey('ab')
  const withQuestion = addQuestionAfter(before, 'a', copyQuestion(asked('a')))
  const [first] = withQuestion.pages
  const after = addPageAfter(withQuestion, 'p0', copyPage(first as NonNullable<typeof first>))
  expect(after.pages.map(({ questions }) => questions.map(({ title }) => title).join(''))).toEqual(['aab', 'aab'])
  const ids = after.pages.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

describe('another type', () => {
  const options = [{ id: 'o', label: 'One' }]
  const single: QuestionValues = { id: 'q', type: 'single', title: 'T', required: true, options, allow_other: true }

  test.each(['multiple', 'dropdown'] as const)('%s keeps the options of a choice', (type) => {
    expect(withType(single, type)).toMatchObject({ id: 'q', type, title: 'T', required: true, options, allow_other: true })
  })

  test.each<[QuestionValues['type'], object]>([
    ['text', { max_length: 500 }],
    ['rating', { max: 5 }],
    ['number', { min: null, max: null }],
    ['date', {}],
  ])('%s has what it needs and nothing else', (type, settings) => {
    expect(withType({ ...single, max: 99 }, type)).toEqual({ id: 'q', type, title: 'T', required: true, ...settings })
  })
})

test('what comes by itself is no loss, what is written is', () => {
  const left = (page: object) => withoutFirstPage({ title: 'x', pages: [{ ...newPage(), ...page }] }).pages
  expect(left({})).toEqual([])
  expect(left({ title: 'x' })).toHaveLength(1)
  expect(left({ questions: [{ ...newQuestion(), options: [{ id: 'o', label: 'x' }] }] })).toHaveLength(1)
})
