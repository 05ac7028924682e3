import { newId, newPage, newQuestion, type PageValues, type QuestionValues, type SurveyValues } from '../survey-values.ts'

/** Where a question stands. */
export interface Place {
  readonly page: number
  readonly question: number
}

/** The list with one of its parts at another place, as far as there is one. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from]
  if (one === undefined) return list
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}

export const inserted = <T>(list: readonly T[], at: number, one: T): readonly T[] => [...list.slice(0, at), one, ...list.slice(at)]
export const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, other) => other !== at)
const replaced = <T>(list: readonly T[], at: number, change: (one: T) => T): readonly T[] =>
  list.map((one, other) => (other === at ? change(one) : one))

const withPages = (survey: SurveyValues, change: (pages: readonly PageValues[]) => readonly PageValues[]): SurveyValues => ({
  ...survey,
  pages: change(survey.pages),
})

export const addPage = (survey: SurveyValues): SurveyValues => withPages(survey, (pages) => [...pages, newPage()])
export const removePage = (survey: SurveyValues, at: number): SurveyValues => withPages(survey, (pages) => without(pages, at))
export const movePage = (survey: SurveyValues, from: number, to: number): SurveyValues =>
  withPages(survey, (pages) => moved(pages, from, to))
export const duplicatePage = (survey: SurveyValues, at: number): SurveyValues =>
  withPages(survey, (pages) => pages.flatMap((page, other) => (other === at ? [page, copyOfPage(page)] : [page])))
export const changePage = (survey: SurveyValues, at: number, change: (page: PageValues) => PageValues): SurveyValues =>
  withPages(survey, (pages) => replaced(pages, at, change))

const withQuestions = (
  survey: SurveyValues,
  page: number,
  change: (questions: readonly QuestionValues[]) => readonly QuestionValues[],
): SurveyValues => changePage(survey, page, (one) => ({ ...one, questions: change(one.questions) }))

export const addQuestion = (survey: SurveyValues, page: number): SurveyValues =>
  withQuestions(survey, page, (questions) => [...questions, newQuestion()])
export const removeQuestion = (survey: SurveyValues, { page, question }: Place): SurveyValues =>
  withQuestions(survey, page, (questions) => without(questions, question))
export const duplicateQuestion = (survey: SurveyValues, { page, question }: Place): SurveyValues =>
  withQuestions(survey, page, (questions) => questions.flatMap((one, at) => (at === question ? [one, copyOfQuestion(one)] : [one])))
export const changeQuestion = (
  survey: SurveyValues,
  { page, question }: Place,
  change: (one: QuestionValues) => QuestionValues,
): SurveyValues => withQuestions(survey, page, (questions) => replaced(questions, question, change))

/** `to` is the place among the questions that are there without the one that moves. */
export function moveQuestion(survey: SurveyValues, from: Place, to: Place): SurveyValues {
  const one = survey.pages[from.page]?.questions[from.question]
  if (!one) return survey
  return withQuestions(removeQuestion(survey, from), to.page, (questions) => inserted(questions, to.question, one))
}

/** Where a question goes one step up or down, at the end of a page into the next one; undefined where there is no further place. */
export function nextPlace({ pages }: SurveyValues, { page, question }: Place, by: 1 | -1): Place | undefined {
  const to = question + by
  if (to >= 0 && to < (pages[page]?.questions.length ?? 0)) return { page, question: to }
  const other = pages[page + by]
  return other && { page: page + by, question: by > 0 ? 0 : other.questions.length }
}

export function placeOf({ pages }: SurveyValues, questionId: string): Place | undefined {
  const page = pages.findIndex(({ questions }) => questions.some(({ id }) => id === questionId))
  const question = pages[page]?.questions.findIndex(({ id }) => id === questionId)
  return question === undefined ? undefined : { page, question }
}

/** A question put before or after another one, or into a page that has none. */
export function dropQuestion(survey: SurveyValues, id: string, onto: string, side: 'top' | 'bottom'): SurveyValues {
  const from = placeOf(survey, id)
  if (!from || id === onto) return survey
  const page = survey.pages.findIndex((one) => one.id === onto)
  if (page >= 0)
    return moveQuestion(survey, from, { page, question: survey.pages[page]?.questions.filter((one) => one.id !== id).length ?? 0 })
  const target = placeOf(removeQuestion(survey, from), onto)
  return target ? moveQuestion(survey, from, { ...target, question: target.question + (side === 'bottom' ? 1 : 0) }) : survey
}

/** One of a list put before or after another one of it. */
export function dropped<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  onto: string,
  side: 'top' | 'bottom',
): readonly T[] {
  const from = list.findIndex((one) => one.id === id)
  const target = without(list, from).findIndex((one) => one.id === onto)
  return from < 0 || target < 0 ? list : moved(list, from, target + (side === 'bottom' ? 1 : 0))
}

const copyOfQuestion = (question: QuestionValues): QuestionValues => ({ ...question, id: newId() })
const copyOfPage = (page: PageValues): PageValues => ({ ...page, id: newId(), questions: page.questions.map(copyOfQuestion) })
