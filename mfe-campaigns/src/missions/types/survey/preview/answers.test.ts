import { expect, test } from '@jest/globals'
import type { QuestionValues } from '../survey-values.ts'
import { type Answer, type Complaint, complaintOf, OTHER } from './answers.ts'

const question = (one: Partial<QuestionValues>): QuestionValues => ({ id: 'q', title: 'Q', type: 'text', required: false, ...one })
const chosen = (...ids: string[]): Answer => ({ chosen: ids, typed: '' })
const typed = (text: string): Answer => ({ chosen: [], typed: text })
const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
const SOME = question({ type: 'multiple', options, allow_other: true, min_select: 2, max_select: 3 })
const NUMBER = question({ type: 'number', min: 1, max: 2.5 })

test.each<[QuestionValues, Answer, Complaint | undefined]>([
  [question({}), typed(' '), undefined],
  [question({ required: true }), typed(' '), { is: 'missing' }],
  [question({ required: true, type: 'single' }), chosen(), { is: 'missing' }],
  [question({ required: true, type: 'single' }), chosen('a'), undefined],
  [question({ type: 'dropdown' }), chosen(OTHER), { is: 'other' }],
  [question({ type: 'dropdown' }), { chosen: [OTHER], typed: 'Mine' }, undefined],
  [SOME, chosen(), undefined],
  [SOME, chosen('a'), { is: 'tooFew', limit: 2 }],
  [SOME, chosen('a', 'b', 'c'), undefined],
  [SOME, chosen('a', 'b', 'c', 'd'), { is: 'tooMany', limit: 3 }],
  [question({ type: 'multiple', min_select: 'two' }), chosen('a'), undefined],
  [{ ...SOME, min_select: 4 }, chosen('a'), { is: 'tooFew', limit: 4 }],
  [{ ...SOME, min_select: 5 }, chosen('a'), undefined],
  [NUMBER, typed('2,5'), undefined],
  [NUMBER, typed('many'), { is: 'notNumber' }],
  [NUMBER, typed('0'), { is: 'tooSmall', limit: 1 }],
  [NUMBER, typed('3'), { is: 'tooBig', limit: 2.5 }],
])('to %j, %j is answered with %j', (asked, answer, complaint) => expect(complaintOf(asked, answer)).toEqual(complaint))
