import { type RefObject, useEffect, useState } from 'react'
import { type FieldRefs, type FieldValues, get, type Path } from 'react-hook-form'
import type { FormFields } from './form-fields.ts'
import type { RecordForm } from './use-record-form.ts'
import { wrongControls } from './wrong-controls.ts'

const ANY: ReadonlySet<string> = new Set()

/**
 * Returns a function that moves the focus to the first of the given top-level fields, or of all fields, once they are drawn
 * again. If the form has no fields, the focus moves to the page's title.
 */
export function useFieldFocus<Values extends FieldValues>(form: RecordForm<Values>, formFields: FormFields) {
  const [wanted, setWanted] = useState<{ readonly among: ReadonlySet<string> }>()
  const { setFocus, control } = form

  useEffect(() => {
    if (!wanted) return
    const names = [...formFields.keys()].filter((one) => hasControl(control, one))
    const name = names.find((one) => wanted.among.has(topOf(one))) ?? names[0]
    if (name === undefined) document.getElementById('page-title')?.focus()
    else setFocus(name as Path<Values>)
  }, [wanted, formFields, setFocus, control])

  return (among = ANY) => setWanted({ among })
}

/**
 * Moves the focus to the first field on the page that is marked as wrong whenever `found` is another object, once the marks are
 * drawn and parts with errors have opened.
 */
export function useWrongFocus(place: RefObject<HTMLElement | null>, found: object | undefined): void {
  useEffect(() => {
    if (found && place.current) wrongControls(place.current)[0]?.focus()
  }, [found, place])
}

/** Returns the first field with a control that belongs to a top-level name: `rewards.0.amount` for `rewards`. */
export function firstControlOf(
  form: { readonly control: { readonly _fields: FieldRefs } },
  formFields: FormFields,
  name: string,
): string | undefined {
  return [...formFields.keys()].find((one) => topOf(one) === name && hasControl(form.control, one))
}

const topOf = (name: string) => name.split('.', 1)[0] ?? name
const hasControl = ({ _fields }: { readonly _fields: FieldRefs }, name: string) =>
  get<FieldRefs, object>(_fields, `${name}._f`) !== undefined
