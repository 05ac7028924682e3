import { fieldsOf } from './json-values.ts'

const JSON_TYPE = 'application/json'

interface OddError {
  readonly status: number
  readonly type: string
  readonly body: string
}

type Form = (status: number, problem: unknown) => OddError

const json = (status: number, body: unknown): OddError => ({ status, type: JSON_TYPE, body: JSON.stringify(body) })

export const ERROR_FORMS: Readonly<Record<string, Form>> = {
  message: (status, problem) => json(status, { message: fieldsOf(problem).title }),
  html: (status) => ({ status, type: 'text/html', body: `<!doctype html><title>${status}</title><h1>${status}</h1>` }),
  success: (_status, problem) => json(200, { success: false, error: { reason: fieldsOf(problem).title } }),
  'unknown code': (status, problem) => ({
    ...json(status, { ...fieldsOf(problem), code: 'e_1042', type: 'urn:pub:problem:e_1042' }),
    type: 'application/problem+json',
  }),
}

/** `drawn` is from 0 up to 1. */
export function oddError(status: number, problem: unknown, drawn: number): OddError {
  const forms = Object.values(ERROR_FORMS)
  const form = forms[Math.floor(drawn * forms.length)] ?? forms[0]
  if (!form) throw new TypeError('There is no form of errors')
  return form(status, problem)
}
