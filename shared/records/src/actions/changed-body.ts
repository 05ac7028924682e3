import { loadPart } from '../load-part.ts'
import type { FormOf, FormValues } from '../record.ts'

/**
 * The body of a change to a stored record, as its form would send these values; loaded when something is done. Throws `ApiError`,
 * also if the connection is too bad to load it.
 */
export async function changedBody<One extends object, Values extends FormValues>(
  of: FormOf<One, Values>,
  values: Values,
  record: One,
): Promise<unknown> {
  const { bodyOf } = await loadPart(import(/* webpackChunkName: "record-bodies" */ '../form/record-form.ts'))
  return bodyOf(of, values, record)
}
