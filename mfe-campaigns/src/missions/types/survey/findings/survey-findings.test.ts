import { expect, test } from '@jest/globals'
import { findingsOf, repeatedIn } from './survey-findings.ts'

const wrong = (type: string, limit?: string) => ({ type, types: limit ? { limit } : {}, ref: undefined })

test('every wrong field is found, in the order of the survey, also a list beside what stands in it', () => {
  const first = { title: wrong('required'), type: wrong('invalid_option') }
  const second = { options: { 2: { label: wrong('too_long', '200') }, root: wrong('min_items', '2') } }
  const errors = { title: wrong('required'), pages: [undefined, { questions: [first, second] }, { questions: wrong('min_items', '1') }] }
  expect(findingsOf(errors).map(({ name, code, field, page, question, at }) => [name, code, field, page, question, at])).toEqual([
    ['content.title', 'required', 'title', undefined, undefined, undefined],
    ['content.pages.1.questions.0.title', 'required', 'title', 1, 0, undefined],
    ['content.pages.1.questions.0.type', 'invalid_option', 'type', 1, 0, undefined],
    ['content.pages.1.questions.1.options.2.label', 'too_long', 'label', 1, 1, 2],
    ['content.pages.1.questions.1.options', 'min_items', 'options', 1, 1, undefined],
    ['content.pages.2.questions', 'min_items', 'questions', 2, undefined, undefined],
  ])
})

test('what the server says of a list stands beside what is wrong in it', () => {
  const options = { ...wrong('duplicate'), 1: { label: wrong('required') } }
  expect(findingsOf({ pages: [{ questions: [{ options }] }] }).map(({ code }) => code)).toEqual(['duplicate', 'required'])
})

test('without errors there is nothing to find', () => expect(findingsOf(undefined)).toEqual([]))

test('repeated options are those that say what one before them says', () => {
  expect([...repeatedIn(['a', 'b', ' a', '', ''].map((label) => ({ label })))]).toEqual([2])
})
