import { choicesIn } from '@console/contract'
import type { QuestionValues } from '../survey-values.ts'

/** Id of the person's own words among the chosen options. */
export const OTHER = ' other'

/** `chosen` has the ids of options. */
export interface Answer {
  readonly chosen: readonly string[]
  readonly typed: string
}
export type Answers = Readonly<Record<string, Answer>>

const NO_ANSWER: Answer = { chosen: [], typed: '' }

/** The key includes the type, because an answer no longer fits a question whose type was changed. */
const keyOf = ({ id, type }: Asked) => `${type} ${id}`
type Asked = Pick<QuestionValues, 'id' | 'type'>

export const answerTo = (question: Asked, answers: Answers): Answer => answers[keyOf(question)] ?? NO_ANSWER

export const withAnswer = (answers: Answers, question: Asked, answer: Answer): Answers => ({ ...answers, [keyOf(question)]: answer })

/** Its words are `survey.preview.<is>`. */
export interface Complaint {
  readonly is: 'missing' | 'other' | 'tooFew' | 'tooMany' | 'tooSmall' | 'tooBig' | 'notNumber'
  readonly limit?: number
}

/** An unfinished limit, or one that no answer could meet, limits nothing. */
export function complaintOf(question: QuestionValues, { chosen, typed }: Answer): Complaint | undefined {
  const isEmpty = chosen.length === 0 && typed.trim() === ''
  if (isEmpty) return question.required ? { is: 'missing' } : undefined
  if (chosen.includes(OTHER) && typed.trim() === '') return { is: 'other' }
  if (question.type === 'multiple') {
    const fewest = withinChoices(question.min_select, question)
    if (isBelow(chosen.length, fewest)) return { is: 'tooFew', limit: fewest }
    if (isAbove(chosen.length, question.max_select)) return { is: 'tooMany', limit: question.max_select }
  }
  if (question.type === 'number') {
    const number = Number(typed.trim().replace(',', '.'))
    if (Number.isNaN(number)) return { is: 'notNumber' }
    if (isBelow(number, question.min)) return { is: 'tooSmall', limit: question.min }
    if (isAbove(number, question.max)) return { is: 'tooBig', limit: question.max }
  }
  return undefined
}

type Limit = QuestionValues['min']
const withinChoices = (limit: Limit, { options = [], allow_other = false }: QuestionValues): Limit =>
  typeof limit === 'number' && limit > choicesIn({ options, allow_other }) ? undefined : limit
const isBelow = (value: number, limit: Limit): limit is number => typeof limit === 'number' && value < limit
const isAbove = (value: number, limit: Limit): limit is number => typeof limit === 'number' && value > limit
