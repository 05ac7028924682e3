import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { fieldErrors } from '../route/field-errors.ts'
import { Survey, type SurveyQuestion } from './survey.ts'
import { hasUnknownQuestions } from './survey-read.ts'

const question = { id: 'q', title: 'How old are you?', required: true }
const options = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `o${n}`, label: `Label ${n}` }))
const choice = { ...question, options: options(2), allow_other: false }
const page = (questions: readonly unknown[], id = 'p') => ({ id, title: '', questions })
const errorsOf = (survey: unknown) => {
  const checked = v.safeParse(Survey, survey)
  return checked.success ? [] : fieldErrors(checked.issues, '/body').map(({ pointer, code, params }) => [pointer, code, params?.limit])
}
const ofQuestion = (one: unknown) => errorsOf({ title: 'x', pages: [page([one])] })

test.each<SurveyQuestion>([
  { ...question, type: 'text', max_length: 1 },
  { ...question, type: 'text', max_length: 5000 },
  { ...choice, type: 'single' },
  { ...choice, type: 'dropdown', options: options(250) },
  { ...choice, type: 'single', options: options(1) },
  { ...choice, type: 'multiple' },
  { ...choice, type: 'multiple', min_select: 2, max_select: 2 },
  { ...choice, type: 'multiple', min_select: 0, max_select: null },
  { ...choice, type: 'multiple', allow_other: true, min_select: 3, max_select: 3 },
  { ...question, type: 'rating', max: 2 },
  { ...question, type: 'rating', max: 10, min_label: '', max_label: null },
  { ...question, type: 'rating', min: 0, max: 10, min_label: 'Not at all likely', max_label: 'Extremely likely' },
  { ...question, type: 'number' },
  { ...question, type: 'number', min: -0.5, max: -0.5 },
  { ...question, type: 'date' },
])('a question %j is right', (one) => expect(ofQuestion(one)).toEqual([]))

test.each<[object, string, string, number | undefined]>([
  [{ ...question, type: 'text', max_length: 0 }, 'max_length', 'too_small', 1],
  [{ ...question, type: 'text', max_length: 5001 }, 'max_length', 'too_big', 5000],
  [{ ...question, type: 'text' }, 'max_length', 'required', undefined],
  [{ ...question, type: 'essay' }, 'type', 'invalid_option', undefined],
  [{ ...question, type: 'date', title: ' ' }, 'title', 'required', undefined],
  [{ ...question, type: 'date', title: 'x'.repeat(501) }, 'title', 'too_long', 500],
  [{ ...question, type: 'date', required: undefined }, 'required', 'required', undefined],
  [{ ...question, type: 'date', id: 'a b' }, 'id', 'invalid_format', undefined],
  [{ ...choice, type: 'single', options: [] }, 'options', 'min_items', 1],
  [{ ...choice, type: 'single', options: options(251) }, 'options', 'max_items', 250],
  [{ ...choice, type: 'single', options: [...options(1), ...options(1)] }, 'options', 'duplicate', undefined],
  [
    {
      ...choice,
      type: 'dropdown',
      options: [
        { id: 'a', label: 'Same' },
        { id: 'b', label: 'Same ' },
      ],
    },
    'options',
    'duplicate',
    undefined,
  ],
  [{ ...choice, type: 'dropdown', options: [...options(2), { id: 'x', label: 'x'.repeat(201) }] }, 'options/2/label', 'too_long', 200],
  [{ ...choice, type: 'multiple', min_select: 2, max_select: 1 }, 'max_select', 'end_before_start', undefined],
  [{ ...choice, type: 'multiple', max_select: 0 }, 'max_select', 'too_small', 1],
  [{ ...choice, type: 'multiple', min_select: 3 }, 'min_select', 'too_big', undefined],
  [{ ...choice, type: 'multiple', max_select: 3 }, 'max_select', 'too_big', undefined],
  [{ ...choice, type: 'multiple', allow_other: true, max_select: 4 }, 'max_select', 'too_big', undefined],
  [{ ...question, type: 'rating', max: 1 }, 'max', 'too_small', 2],
  [{ ...question, type: 'rating', min: 2, max: 5 }, 'min', 'too_big', 1],
  [{ ...question, type: 'rating', min: -1, max: 5 }, 'min', 'too_small', 0],
  [{ ...question, type: 'rating', max: 5, min_label: 'x'.repeat(101) }, 'min_label', 'too_long', 100],
  [{ ...question, type: 'rating', max: 11 }, 'max', 'too_big', 10],
  [{ ...question, type: 'rating', max: 3.5 }, 'max', 'not_integer', undefined],
  [{ ...question, type: 'number', min: 1, max: 0.9 }, 'max', 'end_before_start', undefined],
  [{ ...question, type: 'number', min: Number.POSITIVE_INFINITY }, 'min', 'invalid_type', undefined],
])('a question %j is wrong', (one, at, code, limit) => expect(ofQuestion(one)).toEqual([[`/body/pages/0/questions/0/${at}`, code, limit]]))

test('two options without a label are missing theirs, and no repetition', () => {
  const blank = [...options(1), { id: 'x', label: '' }, { id: 'y', label: ' ' }]
  expect(ofQuestion({ ...choice, type: 'single', options: blank })).toEqual([
    ['/body/pages/0/questions/0/options/1/label', 'required', undefined],
    ['/body/pages/0/questions/0/options/2/label', 'required', undefined],
  ])
})

const date = (id: string) => ({ ...question, id, type: 'date' })
test.each<[string, unknown, readonly unknown[]]>([
  ['with two pages', { title: 'x', pages: [page([date('a')], 'p'), page([date('b')], 'q')] }, []],
  ['without a title', { title: '', pages: [page([date('a')])] }, [['/body/title', 'required', undefined]]],
  ['without a page', { title: 'x', pages: [] }, [['/body/pages', 'min_items', 1]]],
  ['with an empty page', { title: 'x', pages: [page([])] }, [['/body/pages/0/questions', 'min_items', 1]]],
  [
    'with one id on two pages',
    { title: 'x', pages: [page([date('a')], 'p'), page([date('a')], 'q')] },
    [['/body/pages', 'duplicate', undefined]],
  ],
  ['with a question called as its page', { title: 'x', pages: [page([date('p')], 'p')] }, [['/body/pages', 'duplicate', undefined]]],
])('a survey %s', (_, survey, errors) => expect(errorsOf(survey)).toEqual(errors))

test.each<[string, Record<string, unknown>, boolean]>([
  [
    'every type it knows',
    {
      pages: [
        page([
          { id: 'a', type: 'text' },
          { id: 2, type: 'rating' },
        ]),
      ],
    },
    false,
  ],
  ['an empty page', { pages: [{ id: 'p', questions: null }] }, false],
  ['a type of its own', { pages: [page([{ id: 'a', type: 'text' }]), page([{ id: 'b', type: 'matrix' }], 'q')] }, true],
  ['a question whose type is a number', { pages: [page([{ id: 'a', type: 7 }])] }, true],
  ['a question without a type', { pages: [page([{ id: 'a' }])] }, true],
  ['a question without an id', { pages: [page([{ type: 'text' }])] }, true],
  ['options that are words', { pages: [page([{ id: 'a', type: 'single', options: ['One', 'Two'] }])] }, true],
  ['pages that are no list', { pages: { first: page([]) } }, true],
  ['no pages', { title: 'x' }, false],
])('a survey with %s', (_, content, isUnknown) => expect(hasUnknownQuestions({ task_type: 'survey', content })).toBe(isUnknown))

test.each<Parameters<typeof hasUnknownQuestions>[0]>([
  { task_type: 'article', content: { pages: [{}] } },
  // They go back as they came, as long as nobody changes them.
  { task_type: 'html_playable', content: { variables: ['locale=vi'] } },
  { task_type: 'unknown', content: { pages: [{}] } },
])('a mission that is no survey has no unknown questions: %j', (mission) => expect(hasUnknownQuestions(mission)).toBe(false))
