import { ANSWER_LENGTH_MAX, DURATION_MAX, PLAYABLE_SKIP, RATING, VIDEO_SKIP } from '@console/contract'
import type { Entities } from './resource-texts.ts'

const DURATION = `Seconds, at most ${DURATION_MAX}.`
const skippable = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `After how many seconds it can be skipped, ${min} to ${max}; null if never.`
const LINK = 'A valid URL, or an address with an app’s own scheme.'
const PART = 'Chosen by the author of the survey; unique among its pages and questions.'
const QUESTION = { id: PART, required: 'Whether it must be answered.' } as const
const CHOICE = {
  ...QUESTION,
  options: 'Their ids and their labels are unique, otherwise `duplicate`.',
  allow_other: 'Whether people can answer in their own words.',
} as const

/** Texts on what missions of each type consist of. */
export const contentEntities: Entities = {
  MetricEventContent: { description: 'Empty: the completion rule is the mission.' },
  ArticleContent: {
    description: 'An article to read.',
    fields: { read_more_url: LINK, duration: `The minimum reading time. ${DURATION}` },
  },
  EmailContent: {
    description:
      'An email to open. `{{name}}` in subject and content stands for a variable, which must be declared, otherwise `undeclared_variable` at the field that uses it.',
    fields: {
      content: 'Rich text, as described in CampaignWrite. Markup without any text is `required`.',
      cta_link: `Where its button leads. ${LINK}`,
      variables: 'The names that subject and content can use.',
    },
  },
  PlayableContent: {
    description: 'A page with a game to try.',
    fields: {
      html_url: 'A valid URL with https, otherwise `invalid_https_url`.',
      skippable_after: skippable(PLAYABLE_SKIP),
      variables: 'Passed to the page; each name once, otherwise `duplicate`.',
    },
  },
  PlayableVariable: { description: 'A value that is passed to the page.' },
  VideoContent: {
    description: 'A video to watch.',
    fields: {
      video_url: 'The URL of an uploaded file, or any other.',
      duration: DURATION,
      skippable_after: `${skippable(VIDEO_SKIP)} Not later than the end of the video, otherwise \`too_late\`.`,
      image_url: 'Shown once the video has ended or been skipped.',
      read_more_url: LINK,
    },
  },
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
