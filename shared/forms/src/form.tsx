import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormFields } from './form-fields.ts'
import { idempotencyKeys } from './idempotency.ts'
import { type FormProps, SendingForm } from './sending-form.tsx'
import type { RecordForm } from './use-record-form.ts'
import { useSaving } from './use-saving.ts'

interface Props<Values extends FieldValues> extends FormProps<Values> {
  /** One about a record is a `KeptForm`. */
  readonly form: RecordForm<Values> & { readonly about: undefined }
}

/**
 * A form that loses nothing: sent once, server errors on their fields, other failures above the buttons with all values kept, a
 * question before unsaved work is left.
 */
export function Form<Values extends FieldValues>({ onSubmit, ...props }: Props<Values>) {
  const [formFields] = useState<FormFields>(() => new Map())
  const [keys] = useState(idempotencyKeys)
  const saving = useSaving(props.form, onSubmit, keys)
  return <SendingForm<Values> {...props} formFields={formFields} saving={saving} />
}
