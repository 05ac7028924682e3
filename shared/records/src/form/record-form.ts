import { keeping } from '@console/contract'
import * as v from 'valibot'
import type { FormOf, FormValues } from '../record.ts'
import { wholeBody } from './whole-body.ts'

/** The body that a form sends: what its schema makes of the values (trimmed, read), as the API takes it; of a stored record, with what nobody touched as it came. */
export async function bodyOf<One extends object, Values extends FormValues>(
  form: FormOf<One, Values>,
  values: Values,
  record: One | undefined,
): Promise<unknown> {
  const parsed = v.parse(record ? keeping(form.schema) : form.schema, values)
  const body = form.body ? await form.body(parsed as never, record) : parsed
  return record ? wholeBody(form, record, body) : body
}
