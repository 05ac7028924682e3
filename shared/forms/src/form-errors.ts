import { type FieldError as ContractFieldError, fieldErrors } from '@console/contract'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Path, Resolver, ResolverResult, UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'

/** A wrong field, by its JSON pointer (`/body/rewards/0/application_id`). */
export type FieldRefusal = Omit<ContractFieldError, 'message'>

/** What the schema cannot know, such as what loaded reference data refuses. */
export type FormChecks<Values> = (values: Values) => readonly FieldRefusal[]

export interface Checked<Values> {
  readonly typed: Values
  /** What the schema made of them, for the call. A function, since react-hook-form copies values and breaks some, such as exact numbers. */
  readonly parsed: () => unknown
}

/**
 * Checks with valibot and reports the contract's field codes, which the fields put into words. `checks` add what the schema
 * cannot know; where both refuse the same field, the schema's reason is reported.
 */
export function resolverOf<Values extends FieldValues>(
  schema: v.GenericSchema<Values, unknown>,
  checks: FormChecks<Values> = () => [],
): Resolver<Values, unknown, Checked<Values>> {
  return (values, _context, options): ResolverResult<Values, Checked<Values>> => {
    const checked = v.safeParse(schema, values)
    const errors = [...checks(values), ...(checked.success ? [] : fieldErrors(checked.issues, '/body'))]
    if (errors.length === 0) return { values: { typed: values, parsed: () => checked.output }, errors: {} }
    const flat = Object.fromEntries(errors.map((error) => [pathOf(error.pointer), asFormError(error)]))
    // Given these names, `toNestErrors` keeps the error of a list beside the errors of its entries.
    const names = [...(options.names ?? []), ...Object.keys(flat)] as NonNullable<typeof options.names>
    return { values: {}, errors: toNestErrors<Values>(flat as Record<string, FieldError>, { ...options, names }) }
  }
}

/** '/body/rewards/0/amount' -> 'rewards.0.amount'. */
export function pathOf(pointer: string): string {
  return pointer
    .replace(/^\/(body|query|path)\/?/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}

function asFormError({ code, params }: FieldRefusal): { type: string; types: Record<string, string> } {
  return { type: code, types: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])) }
}

/** Puts the server's field errors on their fields. Returns those whose field this form does not have, to be shown above the buttons. */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  errors: readonly ContractFieldError[],
): ContractFieldError[] {
  const values = form.getValues()
  return errors.filter((error) => {
    const field = fieldOf(pathOf(error.pointer), values)
    if (field !== undefined) form.setError(field as Path<Values>, asFormError(error))
    return field === undefined
  })
}

/**
 * The field of a form with these values that an error at this path belongs to: `rewards.0.item` where the form holds
 * objects there, `application_ids` for an id in that list, `url` for `integration_info.url` where the form lays the parts out
 * side by side.
 */
export function fieldOf(path: string, values: FieldValues): string | undefined {
  const parts = path.split('.')
  const first = parts.findIndex((part) => Object.hasOwn(values, part))
  if (first < 0) return undefined
  const field: string[] = []
  let value: unknown = values
  for (const part of parts.slice(first)) {
    const next = inside(value, part)
    if (next === undefined) break
    field.push(part)
    value = next.value
  }
  return field.join('.')
}

/** Returns the value at a key of an object, or at an index of a list of objects or lists; undefined for anything else. */
function inside(value: unknown, key: string): { readonly value: unknown } | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  const found: unknown = Reflect.get(value, key)
  const isItself = Array.isArray(value) && (typeof found !== 'object' || found === null)
  return isItself ? undefined : { value: found }
}
