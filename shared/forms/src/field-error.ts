import { useFieldErrorText } from '@console/i18n'
import { useFormContext } from 'react-hook-form'
import { useFieldLabel } from './form-fields.ts'

/** What an empty field asks the person to do. */
export type FieldVerb = 'enter' | 'choose'

interface Own {
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

/** Not the errors of an object's fields, one of which may be called `type`. */
const isFound = (one: unknown): one is FoundError =>
  typeof one === 'object' && one !== null && 'type' in one && typeof one.type === 'string'
