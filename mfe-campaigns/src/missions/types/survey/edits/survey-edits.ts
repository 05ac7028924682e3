import type { OptionValues, PageValues, QuestionValues, SurveyValues } from '../survey-values.ts'

interface Identified {
  readonly id: string
}

/** The id of an option is unique within its question only. */
export type SurveyPart =
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'option'; readonly id: string; readonly questionId: string }

/** Before or after another part of its kind, or at the end of a page. */
export type DropSide = 'top' | 'bottom' | 'inside'

/** Counted from 0. */
export interface QuestionPosition {
  readonly page: number
  readonly question: number
}

export function changePage(survey: SurveyValues, id: string, change: (page: PageValues) => PageValues): SurveyValues {
  return { ...survey, pages: survey.pages.map((page) => (page.id === id ? change(page) : page)) }
}

export function changeQuestion(survey: SurveyValues, id: string, change: (one: QuestionValues) => QuestionValues): SurveyValues {
  return changeQuestions(survey, pageOf(survey, id), (all) => all.map((one) => (one.id === id ? change(one) : one)))
}

export function changeOptions(
  survey: SurveyValues,
  questionId: string,
  change: (options: readonly OptionValues[]) => readonly OptionValues[],
): SurveyValues {
  return changeQuestion(survey, questionId, (one) => ({ ...one, options: change(one.options ?? []) }))
}

export function addPage(survey: SurveyValues, page: PageValues): SurveyValues {
  return { ...survey, pages: [...survey.pages, page] }
}

export function addPageAfter(survey: SurveyValues, id: string, page: PageValues): SurveyValues {
  return { ...survey, pages: insertBeside(survey.pages, id, 'bottom', page) }
}

export function addQuestion(survey: SurveyValues, pageId: string, question: QuestionValues): SurveyValues {
  return changePage(survey, pageId, (page) => ({ ...page, questions: [...page.questions, question] }))
}

export function addQuestionAfter(survey: SurveyValues, id: string, question: QuestionValues): SurveyValues {
  return changeQuestions(survey, pageOf(survey, id), (all) => insertBeside(all, id, 'bottom', question))
}

export function removePart(survey: SurveyValues, part: SurveyPart): SurveyValues {
  return changeSiblings(survey, part, (all) => all.filter(({ id }) => id !== part.id))
}

/** Moves a part one step up (-1) or down (1), a question over the end of its page into the next one. */
export function movePart(survey: SurveyValues, part: SurveyPart, by: 1 | -1): SurveyValues {
  const siblings = siblingsOf(survey, part)
  const beside = siblings[siblings.findIndex(({ id }) => id === part.id) + by]
  if (beside) return dropPart(survey, part, beside.id, by > 0 ? 'bottom' : 'top')
  return part.kind === 'question' ? moveOverPageEnd(survey, part.id, by) : survey
}

function moveOverPageEnd(survey: SurveyValues, id: string, by: 1 | -1): SurveyValues {
  const from = positionOf(survey, id)
  const page = from && survey.pages[from.page + by]
  const first = by > 0 ? page?.questions[0] : undefined
  if (first) return dropQuestion(survey, id, first.id, 'top')
  return page ? dropQuestion(survey, id, page.id, 'inside') : survey
}

/** Drops a part beside another one of its kind, or a question into the page `onto`. */
export function dropPart(survey: SurveyValues, part: SurveyPart, onto: string, side: DropSide): SurveyValues {
  if (part.id === onto) return survey
  if (part.kind === 'question') return dropQuestion(survey, part.id, onto, side)
  return changeSiblings(survey, part, (all) => {
    const dropped = all.find(({ id }) => id === part.id)
    const others = all.filter((one) => one !== dropped)
    return dropped && others.some(({ id }) => id === onto) ? insertBeside(others, onto, side, dropped) : all
  })
}

function dropQuestion(survey: SurveyValues, id: string, onto: string, side: DropSide): SurveyValues {
  const dropped = pageOf(survey, id)?.questions.find((one) => one.id === id)
  const others = removePart(survey, { kind: 'question', id })
  const page = side === 'inside' ? others.pages.find((one) => one.id === onto) : pageOf(others, onto)
  if (!dropped || !page) return survey
  return side === 'inside'
    ? addQuestion(others, onto, dropped)
    : changeQuestions(others, page, (all) => insertBeside(all, onto, side, dropped))
}

export function positionOf({ pages }: SurveyValues, questionId: string): QuestionPosition | undefined {
  const page = pages.findIndex(({ questions }) => questions.some(({ id }) => id === questionId))
  return page < 0 ? undefined : { page, question: pages[page]?.questions.findIndex(({ id }) => id === questionId) ?? 0 }
}

export function siblingsOf(survey: SurveyValues, part: SurveyPart): readonly Identified[] {
  if (part.kind === 'page') return survey.pages
  const page = pageOf(survey, part.kind === 'option' ? part.questionId : part.id)
  return (part.kind === 'option' ? page?.questions.find(({ id }) => id === part.questionId)?.options : page?.questions) ?? []
}

function changeSiblings(
  survey: SurveyValues,
  part: SurveyPart,
  change: <T extends Identified>(list: readonly T[]) => readonly T[],
): SurveyValues {
  if (part.kind === 'page') return { ...survey, pages: change(survey.pages) }
  if (part.kind === 'question') return changeQuestions(survey, pageOf(survey, part.id), change)
  return changeQuestion(survey, part.questionId, (one) => ({ ...one, options: change(one.options ?? []) }))
}

function changeQuestions(
  survey: SurveyValues,
  page: PageValues | undefined,
  change: (questions: readonly QuestionValues[]) => readonly QuestionValues[],
): SurveyValues {
  return page ? changePage(survey, page.id, (one) => ({ ...one, questions: change(one.questions) })) : survey
}

export const pageOf = ({ pages }: SurveyValues, questionId: string): PageValues | undefined =>
  pages.find(({ questions }) => questions.some(({ id }) => id === questionId))

function insertBeside<T extends Identified>(list: readonly T[], id: string, side: DropSide, one: T): readonly T[] {
  return list.flatMap((other) => {
    if (other.id !== id) return [other]
    return side === 'bottom' ? [other, one] : [one, other]
  })
}
