import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { droppedOn } from '../dragging/use-drops.ts'
import { areUntouched, newPage, newQuestion, type QuestionValues, type SurveyValues, withType } from '../survey-values.ts'
import {
  duplicatePage,
  duplicateQuestion,
  movePage,
  moveQuestion,
  nextPlace,
  type Place,
  removePage,
  removeQuestion,
} from './survey-edits.ts'

const question = (id: string): QuestionValues => ({ id, type: 'date', title: id, required: false })
/** 'ab|c|' is a survey of three pages, the last one without a question. */
const survey = (written: string): SurveyValues => ({
  title: 'S',
  pages: written.split('|').map((ids, at) => ({ id: `p${at}`, title: '', questions: [...ids].map(question) })),
})
const written = ({ pages }: SurveyValues) => pages.map(({ questions }) => questions.map(({ id }) => id).join('')).join('|')
const at = (page: number, of: number): Place => ({ page, question: of })

test.each<[before: string, from: Place, to: Place, after: string]>([
  ['abc', at(0, 0), at(0, 2), 'bca'],
  ['abc', at(0, 2), at(0, 0), 'cab'],
  ['ab|c', at(0, 1), at(1, 0), 'a|bc'],
  ['ab|c', at(1, 0), at(0, 2), 'abc|'],
  ['ab|c', at(0, 5), at(1, 0), 'ab|c'],
])('in %s, the question at %j moved to %j gives %s', (before, from, to, after) => {
  expect(written(moveQuestion(survey(before), from, to))).toBe(after)
})

test.each<[before: string, from: Place, by: 1 | -1, to: Place | undefined]>([
  ['ab|c', at(0, 0), 1, at(0, 1)],
  ['ab|c', at(0, 1), 1, at(1, 0)],
  ['ab|c', at(1, 0), -1, at(0, 2)],
  ['ab|c', at(0, 0), -1, undefined],
  ['ab|c', at(1, 0), 1, undefined],
  ['a||c', at(0, 0), 1, at(1, 0)],
])('in %s, one step from %j by %i is %j', (before, from, by, to) => expect(nextPlace(survey(before), from, by)).toEqual(to))

test('a step down and one up leave everything as it was', () => {
  const any = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(any, fc.nat(3), fc.nat(3), (counts, page, which) => {
      const before = survey(
        counts.map((count, n) => 'abc'.slice(0, count).replace(/./g, (one) => String.fromCharCode(one.charCodeAt(0) + n * 3))).join('|'),
      )
      const from = at(page, which)
      if (!before.pages[page]?.questions[which]) return
      const to = nextPlace(before, from, 1)
      if (!to) return
      const after = moveQuestion(before, from, to)
      const back = nextPlace(after, to, -1)
      expect(back && moveQuestion(after, to, back)).toEqual(before)
    }),
    { seed: jest.getSeed() },
  )
})

test.each<[before: string, dragged: string, onto: string, side: 'top' | 'bottom' | 'inside', after: string]>([
  ['abc', 'a', 'c', 'bottom', 'bca'],
  ['abc', 'a', 'c', 'top', 'bac'],
  ['abc', 'c', 'a', 'top', 'cab'],
  ['abc', 'a', 'a', 'bottom', 'abc'],
  ['ab|c', 'a', 'c', 'bottom', 'b|ca'],
  ['ab|', 'a', 'p1', 'inside', 'b|a'],
  ['ab|c', 'b', 'p0', 'inside', 'ab|c'],
  ['ab|c', 'gone', 'a', 'top', 'ab|c'],
])('in %s, %s dropped on %s (%s) gives %s', (before, id, onto, side, after) => {
  expect(written(droppedOn(survey(before), { kind: 'question', id }, { id: onto }, side))).toBe(after)
})

test('pages are moved, dropped beside each other and deleted', () => {
  expect(written(movePage(survey('a|b|c'), 0, 2))).toBe('b|c|a')
  expect(written(droppedOn(survey('a|b|c'), { kind: 'page', id: 'p2' }, { id: 'p0' }, 'top'))).toBe('c|a|b')
  expect(written(removePage(survey('a|b'), 0))).toBe('b')
  expect(written(removeQuestion(survey('ab'), at(0, 0)))).toBe('b')
})

test('options are dropped within their question', () => {
  const options = ['x', 'y', 'z'].map((id) => ({ id, label: id }))
  const before: SurveyValues = { title: '', pages: [{ id: 'p', title: '', questions: [{ ...question('a'), type: 'single', options }] }] }
  const after = droppedOn(before, { kind: 'option', id: 'x', within: 'a' }, { id: 'z' }, 'top')
  expect(after.pages[0]?.questions[0]?.options?.map(({ id }) => id)).toEqual(['y', 'x', 'z'])
  expect(droppedOn(before, { kind: 'option', id: 'x', within: 'gone' }, { id: 'z' }, 'top')).toBe(before)
})

test('a copy stands behind its original and has ids of its own', () => {
  const after = duplicatePage(duplicateQuestion(survey('ab'), at(0, 0)), 0)
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
  expect(areUntouched([newPage()])).toBe(true)
  expect(areUntouched([{ ...newPage(), title: 'x' }])).toBe(false)
  expect(areUntouched([{ ...newPage(), questions: [{ ...newQuestion(), options: [{ id: 'o', label: 'x' }] }] }])).toBe(false)
})
