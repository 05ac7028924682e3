import { contentOf, type QuestionType } from '@console/contract'

/** A number in the form: null for nothing, and what is no number as it was typed, to be put right. */
export type TypedNumber = number | string | null

export interface OptionValues {
  readonly id: string
  readonly label: string
}

export interface QuestionValues {
  readonly id: string
  readonly type: QuestionType
  readonly title: string
  readonly required: boolean
  readonly max_length?: TypedNumber
  readonly options?: readonly OptionValues[]
  readonly allow_other?: boolean
  readonly min_select?: TypedNumber
  readonly max_select?: TypedNumber
  readonly min?: TypedNumber
  readonly max?: TypedNumber
  readonly min_label?: string | undefined
  readonly max_label?: string | undefined
}

export interface PageValues {
  readonly id: string
  readonly title: string
  readonly questions: readonly QuestionValues[]
}

export interface SurveyValues {
  readonly title: string
  readonly pages: readonly PageValues[]
}

const ANSWER_LENGTH_FIRST = 500
const RATING_FIRST = 5

const newId = (): string => crypto.randomUUID()

export const newOption = (label = ''): OptionValues => ({ id: newId(), label })
export const newQuestion = (): QuestionValues => withType({ id: newId(), type: 'date', title: '', required: true }, 'single')
export const newPage = (): PageValues => ({ id: newId(), title: '', questions: [newQuestion()] })

export const copyQuestion = (question: QuestionValues): QuestionValues => ({ ...question, id: newId() })
export const copyPage = (page: PageValues): PageValues => ({ ...page, id: newId(), questions: page.questions.map(copyQuestion) })

type Content = Readonly<Record<string, unknown>>

/** A survey begins with a page and a question. */
export function withFirstPage(content: Content): Content {
  const survey = contentOf('survey', content)
  return survey.pages.length > 0 ? survey : { ...survey, pages: [newPage()] }
}

/** Drops the page that came by itself, as long as nobody has written anything in it. */
export function withoutFirstPage(content: Content): Content {
  const pages: readonly PageValues[] = contentOf('survey', content).pages
  return pages.some(({ title, questions }) => title.trim() !== '' || questions.some(isWritten)) ? content : { ...content, pages: [] }
}

export const isChoice = ({ type }: Pick<QuestionValues, 'type'>): boolean => type === 'single' || type === 'multiple' || type === 'dropdown'

/** Keeps settings that both types have. `min` and `max` never stay: they are ratings in one type and any numbers in another. */
export function withType(question: QuestionValues, type: QuestionType): QuestionValues {
  if (question.type === type) return question
  const { id, title, required, options = [newOption(), newOption()], allow_other = false } = question
  const both = { id, type, title, required }
  switch (type) {
    case 'single':
    case 'dropdown':
      return { ...both, options, allow_other }
    case 'multiple':
      return { ...both, options, allow_other, min_select: null, max_select: null }
    case 'text':
      return { ...both, max_length: ANSWER_LENGTH_FIRST }
    case 'rating':
      return { ...both, max: RATING_FIRST }
    case 'number':
      return { ...both, min: null, max: null }
    case 'date':
      return both
  }
}

const isWritten = ({ title, options = [] }: QuestionValues) =>
  [title, ...options.map(({ label }) => label)].some((one) => one.trim() !== '')
