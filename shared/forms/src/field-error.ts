import { useFieldErrorText } from '@console/i18n'
import { useFormContext } from 'react-hook-form'
import { useFieldLabel } from './form-fields.ts'

/** What a person does to fill a field in: an empty one asks them to 'enter' or to 'choose'. */
export type FieldVerb = 'enter' | 'choose'

interface Own {
  /** Message keys that replace the kit's for single codes of this field. */
  readonly errors?: Readonly<Record<string, string>>
}
export type OwnErrors = Own['errors']

/** The text of a field's error, or undefined while it has none. */
export function useFieldError(name: string, label: string, verb: FieldVerb, own: OwnErrors): string | undefined {
  useFieldLabel(name, label)
  const { getFieldState, formState } = useFormContext()
  const fieldText = useFieldErrorText()
  const { error } = getFieldState(name, formState)
  // An error of an entry (`application_ids.0`) is shown at its list. Where the entries are rows of fields, each field shows its own.
  const found = isFound(error) ? error : firstInside(error)
  if (!found) return undefined
  const code = EMPTY[verb][found.type] ?? found.type
  return fieldText(code, { ...found.types, label }, own?.[found.type])
}

/** Codes of an empty field, and the texts that say so: a list is named in the plural. */
const EMPTY: Readonly<Record<FieldVerb, Readonly<Record<string, string>>>> = {
  enter: { required: 'required', min_items: 'required_list' },
  choose: { required: 'required_choice', min_items: 'required_list_choice' },
}

interface FoundError {
  readonly type: string
  readonly types?: Record<string, unknown>
}

function firstInside(error: unknown): FoundError | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error).find(isFound)
}

/** Not what holds the errors of an object's fields, one of which may be called `type`. */
const isFound = (one: unknown): one is FoundError =>
  typeof one === 'object' && one !== null && 'type' in one && typeof one.type === 'string'
