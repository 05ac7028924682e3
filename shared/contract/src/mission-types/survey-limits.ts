export const SURVEY_PAGES_MAX = 50
export const PAGE_QUESTIONS_MAX = 100
export const OPTIONS = { min: 1, max: 250 } as const
/** The highest rating. The lowest is 0 or 1; null is 1. */
export const RATING = { min: 2, max: 10 } as const
export const ANSWER_LENGTH_MAX = 5000
export const QUESTION_TYPES = ['text', 'single', 'multiple', 'dropdown', 'rating', 'number', 'date'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** Counts the options, and an answer in one's own words where that is allowed. */
export function choicesIn({ options, allow_other }: { readonly options: readonly unknown[]; readonly allow_other: boolean }): number {
  return options.length + (allow_other ? 1 : 0)
}
