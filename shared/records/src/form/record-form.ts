import * as v from 'valibot'
import type { FormOf, FormValues } from '../record.ts'

/** The body that a form sends: what its schema makes of the values (trimmed, read), as the API takes it. */
export async function bodyOf<One, Values extends FormValues>(
  form: FormOf<One, Values>,
  values: Values,
  record: One | undefined,
): Promise<unknown> {
  const parsed = v.parse(form.schema, values)
  return form.body ? form.body(parsed as never, record) : parsed
}
