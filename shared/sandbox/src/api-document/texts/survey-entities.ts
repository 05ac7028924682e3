import { ANSWER_LENGTH_MAX, RATING } from '@console/contract'
import type { Entities } from './resource-texts.ts'

const PART = 'Chosen by the author of the survey; unique among its pages and questions.'
const QUESTION = { id: PART, required: 'Whether it must be answered.' } as const
const CHOICE = {
  ...QUESTION,
  options: 'Their ids and their labels are unique, otherwise `duplicate`.',
  allow_other: 'Whether people can answer in their own words.',
} as const

/** Texts on what a survey consists of. */
export const surveyEntities: Entities = {
  Survey: {
    description: 'Questions to answer, on pages.',
    fields: { pages: 'The ids of pages and questions are unique in the whole survey, otherwise `duplicate`.' },
  },
  SurveyPage: { description: 'A page of a survey.', fields: { id: PART } },
  SurveyQuestion: { description: 'A question of a survey.' },
  SurveyOption: { description: 'An answer to choose.', fields: { id: 'Unique among the options of the question.' } },
  TextQuestion: {
    description: 'Answered with text.',
    fields: { ...QUESTION, max_length: `The maximum number of characters in an answer, 1 to ${ANSWER_LENGTH_MAX}.` },
  },
  SingleQuestion: { description: 'Answered with one option.', fields: CHOICE },
  DropdownQuestion: { description: 'Answered with one option from a menu.', fields: CHOICE },
  MultipleQuestion: {
    description:
      'Answered with several options. The maximum must not be less than the minimum, otherwise `end_before_start` at `max_select`; neither can exceed the number of options, otherwise `too_big`.',
    fields: { ...CHOICE, min_select: 'The minimum number of options.', max_select: 'The maximum number of options.' },
  },
  RatingQuestion: {
    description: 'Answered with a whole number from `min` to `max`.',
    fields: {
      ...QUESTION,
      min: 'The lowest rating: 0 or 1; null is 1.',
      max: `The highest rating, ${RATING.min} to ${RATING.max}.`,
      min_label: 'What the lowest rating means.',
      max_label: 'What the highest rating means.',
    },
  },
  NumberQuestion: {
    description: 'Answered with a number. The maximum must not be less than the minimum, otherwise `end_before_start` at `max`.',
    fields: { ...QUESTION, min: 'The minimum.', max: 'The maximum.' },
  },
  DateQuestion: { description: 'Answered with a date.', fields: QUESTION },
}
