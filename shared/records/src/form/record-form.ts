import { fieldErrors, keepUnknown } from '@console/contract'
import * as v from 'valibot'
import { loadPart } from '../load-part.ts'
import type { FormOf, FormValues } from '../record.ts'
import { refused } from './refused.ts'

/** Loads what only a change needs. Forms do so as they open, so that saving needs no more of the connection than its call. */
export const loadWholeBody = () => loadPart(import(/* webpackChunkName: "record-bodies" */ './whole-body.ts'))

/** The body of what a form's schema makes of the values. Throws `ApiError`, also where the schema refuses them. */
export async function bodyOf<One extends object, Values extends FormValues>(
  form: FormOf<One, Values>,
  values: Values,
  record: One | undefined,
): Promise<unknown> {
  const read = v.safeParse(record ? keepUnknown(form.schema) : form.schema, values)
  // An action sends values that nobody has looked at: a backend may hold some that its own rules refuse by now.
  if (!read.success) throw refused(fieldErrors(read.issues, '/body'))
  return bodyOfParsed(form, read.output, record)
}

/**
 * The body that a form sends: what its schema made of the values (trimmed, read), as the API takes it; of a stored record, with what
 * nobody touched as it came. Throws `ApiError`.
 */
export async function bodyOfParsed<One extends object, Values extends FormValues>(
  form: FormOf<One, Values>,
  parsed: unknown,
  record: One | undefined,
): Promise<unknown> {
  const body = form.body ? await form.body(parsed as never, record) : parsed
  return record ? (await loadWholeBody()).wholeBody(form, record, body) : body
}
