import { type FieldError as ContractFieldError, fieldErrors } from '@console/contract'
import { toNestErrors } from '@hookform/resolvers'
import { type RefObject, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import * as v from 'valibot'
import { isSame, type Plain } from './conflict/merge.ts'

/** What the values on the page began with. */
export interface Base {
  readonly values: Plain
  /** Where the API has versions. */
  readonly version: number | undefined
}

interface Versioned {
  readonly version?: number | undefined
}

/** Which record a form is about: with it the form keeps drafts and merges with what others change. */
export interface FormRecord<Values, Loaded extends Versioned = Versioned> {
  /** Names the form in its drafts: 'campaign'. */
  readonly form: string
  /** The record that is edited; absent on creation. */
  readonly id?: string | undefined
  /** The record's version that the values came from, where the API has versions. */
  readonly version?: number | undefined
  /** Reads the record as it is now, so that a save is merged with what somebody else changed. Comes with `toValues`. */
  readonly load?: (() => Promise<Loaded>) | undefined
  readonly toValues?: ((loaded: Loaded) => Values) | undefined
  /** What the record is called by these values, so that its drafts can be told apart. */
  readonly nameOf?: ((values: Values) => string | undefined) | undefined
  /** To be raised when the values begin to mean something else: older drafts are not offered then. */
  readonly schemaVersion?: number
}

/** A form whose values are checked by the contract's own schema; the same rules stand on the server. */
export type RecordForm<Values extends FieldValues> = UseFormReturn<Values> & {
  readonly schema: v.GenericSchema<Values, unknown>
  readonly about: FormRecord<Values> | undefined
  readonly base: RefObject<Base>
}

/**
 * `values` are what the form opens with; checks run on the first submit, then on every change. While nothing is typed the
 * form follows newer values of its record, afterwards it is left alone and the save is merged.
 */
export function useRecordForm<Values extends FieldValues, Loaded extends Versioned>(
  schema: v.GenericSchema<Values, unknown>,
  values: Values,
  about?: FormRecord<Values, Loaded>,
): RecordForm<Values> {
  const form = useForm<Values>({
    // Partial to the library, whole here: a form opens with everything that its schema names.
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverOf(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
  const given: Base = { values, version: about?.version }
  const base = useRef(given)
  const seen = useRef(given)

  useEffect(() => {
    if (about?.id === undefined || isSame(given, seen.current)) return
    seen.current = given
    if (!isSame(form.getValues(), base.current.values)) return
    if (!isSame(given.values, base.current.values)) form.reset(values)
    base.current = given
  })

  return Object.assign(form, { schema, about: about as FormRecord<Values> | undefined, base })
}

/** Puts `values` on the page as what the person has changed in `base`, with which the form goes on from here. */
export function rebase<Values extends FieldValues>(form: RecordForm<Values>, base: Base, values: Plain): void {
  form.base.current = base
  const { isSubmitted } = form.formState
  form.reset(base.values as Values)
  for (const [name, value] of Object.entries(values)) {
    if (!isSame(value, base.values[name])) setTyped(form, name, value, isSubmitted)
  }
}

function setTyped<Values extends FieldValues>(form: RecordForm<Values>, name: string, value: unknown, shouldValidate: boolean): void {
  form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate })
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
 * Returns those whose field this form does not have; they belong above the buttons.
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: readonly ContractFieldError[],
): ContractFieldError[] {
  const known = new Set(Object.keys(form.getValues()))
  const found = errors.map((error) => ({ error, field: fieldOf(error, known) }))
  const shown = found.flatMap(({ error, field }) => (field === undefined ? [] : [{ error, field }]))
  for (const [at, { error, field }] of shown.entries()) {
    form.setError(field as Path<Values>, asFormError(error), { shouldFocus: at === 0 })
  }
  return found.flatMap(({ error, field }) => (field === undefined ? [error] : []))
}

/** The field an error belongs to: `/body/integration_info/url` is that of `url` where the form lays the parts out side by side. */
const fieldOf = (error: ContractFieldError, known: ReadonlySet<string>) =>
  pathOf(error.pointer)
    .split('.')
    .find((name) => known.has(name))
