import * as v from 'valibot'
import { plainText, requiredText } from '../fields/text.ts'
import { ANSWER_LENGTH_MAX, choicesIn, OPTIONS, PAGE_QUESTIONS_MAX, RATING, SURVEY_PAGES_MAX } from './survey-limits.ts'
import { writeOf } from './write-of.ts'

const SURVEY_TITLE_MAX = 200
const QUESTION_TITLE_MAX = 500
const OPTION_LABEL_MAX = 200
const RATING_LABEL_MAX = 100
/** Chosen by the page; unique within the survey. */
const PartId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_format'))

const question = { id: PartId, title: requiredText(QUESTION_TITLE_MAX), required: v.boolean() }
export const SurveyOption = v.object({ id: PartId, label: requiredText(OPTION_LABEL_MAX) })
const choice = {
  ...question,
  options: v.pipe(
    v.array(SurveyOption),
    v.minLength(OPTIONS.min),
    v.maxLength(OPTIONS.max),
    v.check((options) => areUnique(options.map(({ id }) => id)) && areUnique(options.flatMap(({ label }) => label || [])), 'duplicate'),
  ),
  allow_other: v.boolean(),
}
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const bound = v.nullish(v.pipe(v.number(), v.finite()))

export const TextQuestion = v.object({ ...question, type: v.literal('text'), max_length: whole(1, ANSWER_LENGTH_MAX) })
export const SingleQuestion = v.object({ ...choice, type: v.literal('single') })
export const DropdownQuestion = v.object({ ...choice, type: v.literal('dropdown') })
export const MultipleQuestion = v.pipe(
  v.object({
    ...choice,
    type: v.literal('multiple'),
    min_select: v.nullish(whole(0, OPTIONS.max)),
    max_select: v.nullish(whole(1, OPTIONS.max)),
  }),
  v.forward(
    v.partialCheck([['min_select'], ['max_select']], ({ min_select, max_select }) => isInOrder(min_select, max_select), 'end_before_start'),
    ['max_select'],
  ),
  v.forward(
    v.partialCheck([['options'], ['allow_other'], ['min_select']], (one) => (one.min_select ?? 0) <= choicesIn(one), 'too_big'),
    ['min_select'],
  ),
  v.forward(
    v.partialCheck([['options'], ['allow_other'], ['max_select']], (one) => (one.max_select ?? 0) <= choicesIn(one), 'too_big'),
    ['max_select'],
  ),
)
const meaning = v.nullish(plainText(RATING_LABEL_MAX))
export const RatingQuestion = v.object({
  ...question,
  type: v.literal('rating'),
  min: v.nullish(whole(0, 1)),
  max: whole(RATING.min, RATING.max),
  min_label: meaning,
  max_label: meaning,
})
export const NumberQuestion = v.pipe(
  v.object({ ...question, type: v.literal('number'), min: bound, max: bound }),
  v.forward(
    v.partialCheck([['min'], ['max']], ({ min, max }) => isInOrder(min, max), 'end_before_start'),
    ['max'],
  ),
)
export const DateQuestion = v.object({ ...question, type: v.literal('date') })

export const SurveyQuestion = v.variant('type', [
  TextQuestion,
  SingleQuestion,
  DropdownQuestion,
  MultipleQuestion,
  RatingQuestion,
  NumberQuestion,
  DateQuestion,
])
export type SurveyQuestion = v.InferOutput<typeof SurveyQuestion>

export const SurveyPage = v.object({
  id: PartId,
  title: plainText(SURVEY_TITLE_MAX),
  questions: v.pipe(v.array(SurveyQuestion), v.minLength(1), v.maxLength(PAGE_QUESTIONS_MAX)),
})
export type SurveyPage = v.InferOutput<typeof SurveyPage>

export const Survey = v.object({
  title: requiredText(SURVEY_TITLE_MAX),
  pages: v.pipe(
    v.array(SurveyPage),
    v.minLength(1),
    v.maxLength(SURVEY_PAGES_MAX),
    v.check((pages) => areUnique(pages.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)])), 'duplicate'),
  ),
})
export type Survey = v.InferOutput<typeof Survey>

export const SurveyWrite = writeOf('survey', Survey)

const areUnique = (texts: readonly string[]) => new Set(texts).size === texts.length
const isInOrder = (least: number | null | undefined, most: number | null | undefined) =>
  least === null || least === undefined || most === null || most === undefined || least <= most
