import { ANSWER_LENGTH_MAX, DURATION_MAX, PLAYABLE_SKIP, RATING, VIDEO_SKIP } from '@console/contract'
import type { Entities } from './resource-texts.ts'

const DURATION = `Seconds, at most ${DURATION_MAX}.`
const skippable = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `After how many seconds it may be skipped, ${min} to ${max}; null for never.`
const LINK = 'A correct URL, or an address of an app’s own scheme.'
const PART = 'Chosen by whoever writes the survey; unique among its pages and questions.'
const QUESTION = { id: PART, required: 'Whether it must be answered.' } as const
const CHOICE = {
  ...QUESTION,
  options: 'At least two; their ids and their labels are unique, else `duplicate`.',
  allow_other: 'Whether people may answer in their own words.',
} as const

/** Texts on what missions of each type consist of. */
export const contentEntities: Entities = {
  MetricEventContent: { description: 'Nothing more: the completion rule is the mission.' },
  ArticleContent: {
    description: 'An article to read.',
    fields: { read_more_url: LINK, duration: `How long it is read for. ${DURATION}` },
  },
  EmailContent: {
    description:
      'An email to open. `{{name}}` in subject and content stands for a variable, which must be declared, else `undeclared_variable` at the field that uses it.',
    fields: {
      content: 'Rich text, as the description of CampaignWrite says. Required: of markup alone without text it is `required`.',
      cta_link: `Where its button leads. ${LINK}`,
      variables: 'The names that subject and content may use.',
    },
  },
  PlayableContent: {
    description: 'A page with a game to try.',
    fields: {
      html_url: 'A correct URL with https, else `invalid_https_url`.',
      skippable_after: skippable(PLAYABLE_SKIP),
      variables: 'Handed to the page; each name once, else `duplicate`.',
    },
  },
  PlayableVariable: { description: 'A value that is handed to the page.' },
  VideoContent: {
    description: 'A video to watch.',
    fields: {
      video_url: 'Of an uploaded file, or any other.',
      duration: DURATION,
      skippable_after: `${skippable(VIDEO_SKIP)} Not later than the end, else \`too_late\`.`,
      image_url: 'Shown before it starts.',
      read_more_url: LINK,
    },
  },
  Survey: {
    description: 'Questions to answer, on pages.',
    fields: { pages: 'The ids of pages and questions are unique in the whole survey, else `duplicate`.' },
  },
  SurveyPage: { description: 'A page of a survey.', fields: { id: PART } },
  SurveyQuestion: { description: 'A question of a survey.' },
  SurveyOption: { description: 'An answer to choose.', fields: { id: 'Unique among the options of the question.' } },
  TextQuestion: {
    description: 'Answered with text.',
    fields: { ...QUESTION, max_length: `The most characters of an answer, 1 to ${ANSWER_LENGTH_MAX}.` },
  },
  SingleQuestion: { description: 'Answered with one option.', fields: CHOICE },
  DropdownQuestion: { description: 'Answered with one option from a menu.', fields: CHOICE },
  MultipleQuestion: {
    description:
      'Answered with several options. The most must not be less than the least, else `end_before_start` at `max_select`; neither exceeds the number of choices, else `too_big`.',
    fields: { ...CHOICE, min_select: 'The fewest to choose.', max_select: 'The most to choose.' },
  },
  RatingQuestion: {
    description: 'Answered with stars.',
    fields: { ...QUESTION, max: `How many there are, ${RATING.min} to ${RATING.max}.` },
  },
  NumberQuestion: {
    description: 'Answered with a number. The greatest must not be less than the least, else `end_before_start` at `max`.',
    fields: { ...QUESTION, min: 'The least.', max: 'The greatest.' },
  },
  DateQuestion: { description: 'Answered with a day.', fields: QUESTION },
}
