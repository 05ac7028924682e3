import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, type UseFormReturn, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { isDeepEqual, type Plain } from './deep-equal.ts'
import { type Checked, type FormChecks, resolverOf } from './form-errors.ts'

/** What the values on the page began with. */
export interface Base {
  readonly values: Plain
  /** Where the API has versions. */
  readonly version: number | undefined
  /** The record with these values; none on creation. */
  readonly record?: unknown
}

interface Versioned {
  readonly version?: number | undefined
}

/** Which record a form is about: with it the form keeps drafts and merges with what others change. */
export interface FormRecord<Values, Loaded extends Versioned = Versioned> {
  /** Names the form in its drafts: 'campaign'. */
  readonly form: string
  /** Absent on creation. */
  readonly id?: string | undefined
  /** The record's version that the values came from, where the API has versions. */
  readonly version?: number | undefined
  /** For sending the values. */
  readonly record?: Loaded | undefined
  /** Reads the record as it is now, so that a save is merged with what someone else changed. Needs `toValues`. */
  readonly load?: (() => Promise<Loaded>) | undefined
  readonly toValues?: ((loaded: Loaded) => Values) | undefined
  /** Name of the record by these values, to distinguish its drafts. */
  readonly nameOf?: ((values: Values) => string | undefined) | undefined
  /** Name of a draft while the record has none, in the language of the page. */
  readonly unnamed?: ((values: Values) => string | undefined) | undefined
  /** Whether the values would be a loss; without it, every change is. */
  readonly isBegun?: ((values: Values) => boolean) | undefined
  /** To be raised when the values get another meaning: older drafts are not offered then. */
  readonly schemaVersion?: number
}

export type RecordForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Checked<Values>> & {
  readonly schema: v.GenericSchema<Values, unknown>
  readonly about: FormRecord<Values> | undefined
  readonly base: RefObject<Base>
}

/**
 * `values` are what the form opens with; schema and `checks` run on the first submit, then on every change. While nothing
 * is typed the form follows newer values of its record, afterwards it is left alone and the save is merged.
 */
export function useRecordForm<Values extends FieldValues>(
  schema: v.GenericSchema<Values, unknown>,
  values: Values,
  about?: undefined,
  checks?: FormChecks<Values>,
): RecordForm<Values> & { readonly about: undefined }
export function useRecordForm<Values extends FieldValues, Loaded extends Versioned>(
  schema: v.GenericSchema<Values, unknown>,
  values: Values,
  about: FormRecord<Values, Loaded>,
  checks?: FormChecks<Values>,
): RecordForm<Values>
export function useRecordForm<Values extends FieldValues, Loaded extends Versioned>(
  schema: v.GenericSchema<Values, unknown>,
  values: Values,
  about?: FormRecord<Values, Loaded>,
  checks?: FormChecks<Values>,
): RecordForm<Values> {
  const form = useForm<Values, unknown, Checked<Values>>({
    // Partial to the library, whole here: a form opens with everything that its schema names.
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverOf(schema, checks),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The form moves the focus itself, once sections with errors have opened.
    shouldFocusError: false,
  })
  const given: Base = { values, version: about?.version, record: about?.record }
  const base = useRef(given)
  const seen = useRef(given)

  useEffect(() => {
    if (about?.id === undefined || isDeepEqual(given, seen.current)) return
    seen.current = given
    if (!isDeepEqual(form.getValues(), base.current.values)) return
    if (!isDeepEqual(given.values, base.current.values)) form.reset(values)
    base.current = given
  })

  return Object.assign(form, { schema, about: about as FormRecord<Values> | undefined, base })
}

/** What the form around it began with; react-hook-form passes on nothing but its own. */
export const BaseContext = createContext<RefObject<Base> | null>(null)

/** The stored record that the values on the page began with; none on creation. */
export function useStoredRecord(): unknown {
  return useContext(BaseContext)?.current.record
}

/** Puts `values` on the page as changes to `base`, which the form goes on from. */
export function rebase<Values extends FieldValues>(form: RecordForm<Values>, base: Base, values: Plain): void {
  form.base.current = base
  const { isSubmitted } = form.formState
  form.reset(base.values as Values)
  for (const [name, value] of Object.entries(values)) {
    if (!isDeepEqual(value, base.values[name])) setTyped(form, name, value, isSubmitted)
  }
}

function setTyped<Values extends FieldValues>(form: RecordForm<Values>, name: string, value: unknown, shouldValidate: boolean): void {
  form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate })
}
