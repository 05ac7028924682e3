/** By field and code, in place of the kit's messages; the field and the list of all errors say the same. */
export const ERRORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pages: { min_items: 'survey.pages.none', max_items: 'survey.page.most' },
  questions: { min_items: 'survey.questions.none', max_items: 'survey.question.most' },
  options: { min_items: 'survey.options.few', max_items: 'survey.options.many', duplicate: 'survey.options.repeated' },
  max_length: { invalid_type: 'field.not_number' },
  min_select: { invalid_type: 'field.not_number', too_big: 'survey.select.few' },
  max_select: { invalid_type: 'field.not_number', too_big: 'survey.select.few', end_before_start: 'survey.maxSelect.below' },
  min: { invalid_type: 'field.not_number' },
  max: { invalid_type: 'field.not_number', end_before_start: 'survey.max.below' },
}

export const LABELS = {
  pages: 'survey.pages',
  questions: 'survey.questions',
  options: 'survey.options',
  title: 'survey.question.title',
  type: 'survey.question.type',
  required: 'survey.question.required',
  allow_other: 'survey.other.allow',
  max_length: 'survey.maxLength',
  min_select: 'survey.minSelect',
  max_select: 'survey.maxSelect',
  min: 'survey.min',
  max: 'survey.max',
  min_label: 'survey.rating.minLabel',
  max_label: 'survey.rating.maxLabel',
} as const

/** In a rating, `min` and `max` have other labels than in a question for any number. */
export const RATING_LABELS = { min: 'survey.rating.lowest', max: 'survey.rating' } as const

/** The fields of which a question has several, whose errors read alike. */
export const SEVERAL: ReadonlySet<string> = new Set(['max_length', 'min_select', 'max_select', 'min', 'max', 'min_label', 'max_label'])
