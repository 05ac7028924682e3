import { type FieldError as ContractFieldError, fieldErrors } from '@console/contract'
import { toNestErrors } from '@hookform/resolvers'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import * as v from 'valibot'

/** A form whose values are checked by the contract's own schema; the same rules stand on the server. */
export type RecordForm<Values extends FieldValues> = UseFormReturn<Values>

/** `values` are what the form opens with; checks run on the first submit, then on every change. */
export function useRecordForm<Values extends FieldValues>(
  schema: v.GenericSchema<Values, unknown>,
  values: DefaultValues<Values>,
): RecordForm<Values> {
  return useForm<Values>({
    defaultValues: values,
    resolver: resolverOf(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
}

/** Checks with valibot and reports the contract's field codes, which the fields put into words. */
export function resolverOf<Values extends FieldValues>(schema: v.GenericSchema<Values, unknown>): Resolver<Values> {
  return (values, _context, options) => {
    const checked = v.safeParse(schema, values)
    if (checked.success) return { values, errors: {} }
    const flat = Object.fromEntries(fieldErrors(checked.issues, '/body').map((error) => [pathOf(error.pointer), asFormError(error)]))
    return { values: {}, errors: toNestErrors<Values>(flat as Record<string, FieldError>, options) }
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

function asFormError({ code, params }: ContractFieldError): { type: string; types: Record<string, string> } {
  return { type: code, types: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])) }
}

/**
 * Puts the server's field errors on their fields and focuses the first.
 * Answers those whose field this form does not have; they belong above the buttons.
 */
export function showServerErrors<Values extends FieldValues>(
  form: RecordForm<Values>,
  errors: readonly ContractFieldError[],
): ContractFieldError[] {
  const known = new Set(Object.keys(form.getValues()))
  const shown = errors.filter((error) => known.has(fieldOf(error)))
  for (const [at, error] of shown.entries()) {
    form.setError(fieldOf(error) as Path<Values>, asFormError(error), { shouldFocus: at === 0 })
  }
  return errors.filter((error) => !shown.includes(error))
}

const fieldOf = (error: ContractFieldError) => pathOf(error.pointer).split('.')[0] ?? ''
