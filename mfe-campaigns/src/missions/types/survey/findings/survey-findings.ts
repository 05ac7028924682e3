import { tidy } from '@console/contract'
import type { SurveyValues } from '../survey-values.ts'

export interface Finding {
  /** The field's name: `content.pages.0.title`. */
  readonly name: string
  readonly code: string
  readonly params: Readonly<Record<string, string>>
  /** Its page and question, counted from 0; absent for a field that is not on a page or not in a question. */
  readonly page?: number
  readonly question?: number
  /** The last part of the name that is no number: what the field is. */
  readonly field: string
  /** Index from 0, if the field is one of a list. */
  readonly at?: number
}

/** Form errors below a name, in the order of the survey. */
export function findingsOf(errors: unknown, name = 'content'): Finding[] {
  if (typeof errors !== 'object' || errors === null) return []
  const own = isError(errors) ? [findingAt(name, errors)] : []
  const inside = Object.entries(errors).flatMap(([key, value]) => {
    if (key === 'root' && isError(value)) return [findingAt(name, value)]
    return isPart(key) ? findingsOf(value, `${name}.${key}`) : []
  })
  return [...own, ...inside]
}

/** Leaves out the form library's own keys. */
const isPart = (key: string) => !['root', 'ref', 'types', 'message'].includes(key)

interface FieldError {
  readonly type: string
  readonly types?: Readonly<Record<string, string>>
}
const isError = (one: object): one is FieldError => 'type' in one && typeof one.type === 'string'

function findingAt(name: string, { type, types }: FieldError): Finding {
  const parts = name.split('.')
  const place = (list: string) => {
    const at = parts.indexOf(list)
    const number = at < 0 ? undefined : parts[at + 1]
    return number === undefined ? undefined : Number(number)
  }
  const [page, question, option] = ['pages', 'questions', 'options'].map(place)
  return {
    name,
    code: type,
    params: types ?? {},
    field: parts.findLast((part) => !/^\d+$/.test(part)) ?? name,
    ...(page === undefined ? {} : { page }),
    ...(question === undefined ? {} : { question }),
    ...(option === undefined ? {} : { at: option }),
  }
}

export const wrongQuestions = ({ pages }: SurveyValues, findings: readonly Finding[]): string[] =>
  findings.flatMap(({ page, question }) =>
    page === undefined || question === undefined ? [] : (pages[page]?.questions[question]?.id ?? []),
  )

/** Indexes of options that repeat an earlier one. */
export function repeatedIn(options: readonly { readonly label: string }[]): ReadonlySet<number> {
  const labels = options.map(({ label }) => tidy(label))
  return new Set(labels.flatMap((label, at) => (label !== '' && labels.indexOf(label) < at ? [at] : [])))
}
