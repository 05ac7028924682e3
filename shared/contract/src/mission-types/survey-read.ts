import * as v from 'valibot'
import { isJsonObject } from '../fields/json.ts'
import { Id, readFlag, readNumber } from '../fields/shapes.ts'
import type { Task } from '../tasks.ts'

const text = v.fallback(v.string(), '')
const readQuestion = { id: Id, title: text, required: readFlag }
const readChoice = {
  ...readQuestion,
  options: v.nullish(v.array(v.object({ id: Id, label: text })), []),
  allow_other: readFlag,
}

const ReadQuestion = v.variant('type', [
  v.object({ ...readQuestion, type: v.literal('text'), max_length: readNumber }),
  v.object({ ...readChoice, type: v.picklist(['single', 'dropdown']) }),
  v.object({ ...readChoice, type: v.literal('multiple'), min_select: readNumber, max_select: readNumber }),
  v.object({
    ...readQuestion,
    type: v.literal('rating'),
    min: v.optional(readNumber),
    max: readNumber,
    min_label: v.optional(text),
    max_label: v.optional(text),
  }),
  v.object({ ...readQuestion, type: v.literal('number'), min: readNumber, max: readNumber }),
  v.object({ ...readQuestion, type: v.literal('date') }),
])

/**
 * A survey as a page reads it: what a question lacks is blank, so that one that is still being written shows too. Questions of an
 * unknown type are left out.
 */
export const SurveyRead = v.object({
  title: text,
  pages: v.fallback(
    v.array(
      v.object({
        id: Id,
        title: text,
        questions: v.pipe(
          v.nullish(v.array(v.fallback(v.nullable(ReadQuestion), null)), []),
          v.transform((questions) => questions.filter((question) => question !== null)),
        ),
      }),
    ),
    [],
  ),
})

/** Returns whether a stored survey has parts that `SurveyRead` leaves out, such as questions of an unknown type. */
export const hasUnknownQuestions = ({ task_type, content }: Pick<Task, 'task_type' | 'content'>): boolean =>
  task_type === 'survey' && isCut(content, v.parse(SurveyRead, content))

function isCut(came: unknown, read: unknown): boolean {
  if (came === undefined || came === null) return false
  if (Array.isArray(read)) return !Array.isArray(came) || came.length > read.length || read.some((one, at) => isCut(came[at], one))
  return isJsonObject(read) && Object.entries(read).some(([name, value]) => isCut(Reflect.get(Object(came), name), value))
}
