import * as v from 'valibot'
import { fieldErrors } from '../route/field-errors.ts'

/** What a schema refuses of a body as it is sent, where undefined fields are absent: the pointer, code and limit of each error. */
export function errorsOf(schema: v.GenericSchema, body: unknown) {
  const checked = v.safeParse(schema, JSON.parse(JSON.stringify(body)))
  return checked.success ? [] : fieldErrors(checked.issues, '/body').map(({ pointer, code, params }) => [pointer, code, params?.limit])
}
