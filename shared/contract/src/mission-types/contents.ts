import * as v from 'valibot'
import { readNumber } from '../fields/shapes.ts'
import { SurveyRead } from './survey-read.ts'
import type { TaskTypeCode } from './task-types.ts'

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
} satisfies Readonly<Record<TaskTypeCode, v.GenericSchema>>
export type TaskContents = { readonly [T in TaskTypeCode]: v.InferOutput<(typeof READ)[T]> }
/** Two types with a field of one name share its label and its look. */
export type ContentField = { [T in TaskTypeCode]: keyof TaskContents[T] }[TaskTypeCode]
export type ContentValue<F extends ContentField> = {
  [T in TaskTypeCode]: F extends keyof TaskContents[T] ? TaskContents[T][F] : never
}[TaskTypeCode]

/**
 * Returns a content in the shape of a type. Of another type's content, the fields that both have stay; fields that are missing
 * are blank, so `{}` gives an empty content.
 */
export function contentOf<T extends TaskTypeCode>(type: T, content: Readonly<Record<string, unknown>>): TaskContents[T] {
  return v.parse(READ[type] as v.GenericSchema, content) as TaskContents[T]
}
