import { changeMarked, hasMark } from '@console/contract'
import type * as v from 'valibot'

/** The value without the fields that its schema marks `secret()`, at any depth. */
export function withoutSecrets<T>(schema: v.GenericSchema<T, unknown>, value: T): Partial<T> {
  return changeMarked(schema, value, (field, { secret }) => (secret ? undefined : field)) as Partial<T>
}

export const hasSecrets = (schema: unknown): boolean => hasMark(schema, 'secret')
