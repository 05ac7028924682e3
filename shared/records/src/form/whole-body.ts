import { asReceived } from '@console/api'
import { keepUnknown } from '@console/contract'
import * as v from 'valibot'
import type { FormOf, FormValues } from '../record.ts'
import { refused } from './refused.ts'
import { WouldErase, withUntouched } from './untouched.ts'

/**
 * The body of a change to a stored record, of what the form's schema made of the values: what nobody touched goes back as it came.
 * Every writer sends through it. Throws `ApiError` at the field where the change would erase what the console could not read.
 */
export async function wholeBody<One extends object, Values extends FormValues>(
  form: FormOf<One, Values>,
  record: One,
  body: unknown,
): Promise<FormValues> {
  const opened = v.safeParse(keepUnknown(form.schema), form.values(record))
  const before = opened.success && form.body ? await form.body(opened.output as never, record) : opened.output
  try {
    const came = fieldsIn(form, record)
    return withUntouched({ before: before as FormValues, after: body as FormValues, came, isRequired: requiredBy(form.schema) })
  } catch (error) {
    if (error instanceof WouldErase) throw refused([{ pointer: `/body/${error.field}`, code: 'unreadable', message: 'unreadable' }])
    throw error
  }
}

/**
 * Returns a field of a record as such a body would have it, for showing what is sent: `after` with what nobody touched as it came.
 * Undefined where the change would be refused. Both values are as the call takes them, and the field is called as in the record.
 */
export function fieldAsSent(field: string, record: object, before: unknown, after: unknown): unknown {
  try {
    const came = asReceived(record) as FormValues
    return withUntouched({ before: { [field]: before }, after: { [field]: after }, came, isRequired: () => true })[field]
  } catch (error) {
    if (error instanceof WouldErase) return undefined
    throw error
  }
}

function fieldsIn<One extends object>({ written }: Pick<FormOf<One, FormValues>, 'written'>, record: One): FormValues {
  const came = asReceived(record) as FormValues
  return written ? { ...came, ...written(came as never) } : came
}

const ABSENT = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable'])

/** Whether a form's schema requires a field; one that only the call knows may be absent. */
function requiredBy(schema: v.GenericSchema): (field: string) => boolean {
  const { entries, options } = schema as { readonly entries?: v.ObjectEntries; readonly options?: readonly v.GenericSchema[] }
  if (entries) return (field) => field in entries && !ABSENT.has(entries[field]?.type ?? '')
  const parts = (options ?? []).map(requiredBy)
  return (field) => parts.some((isRequired) => isRequired(field))
}
