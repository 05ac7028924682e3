import * as v from 'valibot'
import { readNumber } from './fields/shapes.ts'
import { plainText, requiredText, richText, tidied } from './fields/text.ts'
import { AppLinkInput, HttpsUrlInput, OptionalAppLink, OptionalUrl, UrlInput } from './fields/url-inputs.ts'
import type { TASK_TYPES } from './reference.ts'
import { showsSomething } from './rich-text/allowed-markup.ts'
import { Survey, SurveyRead } from './survey.ts'
import { undeclaredIn } from './variables.ts'

export type TaskTypeCode = (typeof TASK_TYPES)[number]

const CONTENT_TITLE_MAX = 200
export const EMAIL_CONTENT_MAX = 100_000
const VARIABLES_MAX = 50
const VARIABLE_NAME_MAX = 100
const VARIABLE_VALUE_MAX = 1000
/** Seconds. */
export const DURATION_MAX = 3600
/** Seconds after which a page may be skipped (spec section 5). */
export const PLAYABLE_SKIP = { min: 5, max: 20 } as const
export const VIDEO_SKIP = { min: 5, max: 30 } as const

/** Which types of missions are completed by a rule of metrics (contract section 2). */
export const COMPLETION_RULES = {
  metric_event: 'required',
  article: 'none',
  email: 'optional',
  html_playable: 'optional',
  video: 'none',
  survey: 'none',
} as const satisfies Readonly<Record<TaskTypeCode, 'required' | 'optional' | 'none'>>

const duration = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DURATION_MAX))
const skippable = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)))

/** Nothing more: the completion rule is the mission. */
export const MetricEventContent = v.object({})

export const ArticleContent = v.object({
  title: requiredText(CONTENT_TITLE_MAX),
  image_url: UrlInput,
  read_more_url: AppLinkInput,
  /** Seconds that the article is read for. */
  duration,
})

/** `{{name}}` in subject and content refers to a variable, which must be declared. */
export const EmailContent = v.pipe(
  v.object({
    subject: requiredText(CONTENT_TITLE_MAX),
    content: richText(EMAIL_CONTENT_MAX),
    cta_link: AppLinkInput,
    variables: v.pipe(
      v.array(v.pipe(v.string(), tidied, v.regex(/^[a-z][a-z0-9_]{0,49}$/, 'invalid_format'))),
      v.maxLength(VARIABLES_MAX),
      v.check((names) => new Set(names).size === names.length, 'duplicate'),
    ),
  }),
  v.forward(
    v.partialCheck([['content']], ({ content }) => showsSomething(content), 'required'),
    ['content'],
  ),
  v.forward(
    v.partialCheck(
      [['subject'], ['variables']],
      ({ subject, variables }) => !undeclaredIn(subject, variables).length,
      'undeclared_variable',
    ),
    ['subject'],
  ),
  v.forward(
    v.partialCheck(
      [['content'], ['variables']],
      ({ content, variables }) => !undeclaredIn(content, variables).length,
      'undeclared_variable',
    ),
    ['content'],
  ),
)

/** Handed to the page. */
export const PlayableVariable = v.object({ name: requiredText(VARIABLE_NAME_MAX), value: plainText(VARIABLE_VALUE_MAX) })

export const PlayableContent = v.object({
  html_url: HttpsUrlInput,
  skippable_after: skippable(PLAYABLE_SKIP),
  variables: v.pipe(
    v.array(PlayableVariable),
    v.maxLength(VARIABLES_MAX),
    v.check((variables) => new Set(variables.map(({ name }) => name)).size === variables.length, 'duplicate'),
  ),
})

export const VideoContent = v.pipe(
  v.object({
    video_url: UrlInput,
    /** Seconds. */
    duration,
    skippable_after: skippable(VIDEO_SKIP),
    image_url: OptionalUrl,
    read_more_url: OptionalAppLink,
  }),
  v.forward(
    v.partialCheck(
      [['duration'], ['skippable_after']],
      ({ duration, skippable_after }) => skippable_after === null || skippable_after <= duration,
      'too_late',
    ),
    ['skippable_after'],
  ),
)

export const SurveyContent = Survey

const text = v.fallback(v.string(), '')
const optional = v.fallback(v.nullable(v.string()), null)

/** Contents as a page reads them: a field that is missing or of another type is blank, so that no stored mission fails to show. */
const READ = {
  metric_event: v.object({}),
  article: v.object({ title: text, image_url: optional, read_more_url: text, duration: readNumber }),
  email: v.object({ subject: text, content: text, cta_link: text, variables: v.fallback(v.array(v.string()), []) }),
  html_playable: v.object({
    html_url: text,
    skippable_after: readNumber,
    variables: v.fallback(v.array(v.object({ name: v.string(), value: v.string() })), []),
  }),
  video: v.object({ video_url: optional, duration: readNumber, skippable_after: readNumber, image_url: optional, read_more_url: optional }),
  survey: SurveyRead,
}
export type TaskContents = { readonly [T in TaskTypeCode]: v.InferOutput<(typeof READ)[T]> }

/**
 * Returns a content in the shape of a type. Of another type's content, the fields that both have stay; fields that are missing
 * are blank, so `{}` gives an empty content.
 */
export function contentOf<T extends TaskTypeCode>(type: T, content: Readonly<Record<string, unknown>>): TaskContents[T] {
  return v.parse(READ[type] as v.GenericSchema, content) as TaskContents[T]
}
