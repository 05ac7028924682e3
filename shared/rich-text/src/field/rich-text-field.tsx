import { isPlainText } from '@console/contract'
import { type FieldProps, LabelLine, useController, useFieldError, useFieldFormat } from '@console/forms'
import { Field } from '@console/ui'
import { useId } from 'react'
import { plainTextOf } from '../plain-text.ts'
import { readRichText } from '../view/read-rich-text.ts'
import { RichTextEditor } from './lazy-editor.tsx'

interface RichTextFieldProps extends FieldProps {
  /** The limit of the field in the contract (`richText`). */
  readonly most: number
}

/** Rich text in a form. It has the frame of every field, and its value has the normal form of the contract. */
export function RichTextField({ name, label, required = false, hint, errors, most }: RichTextFieldProps) {
  const id = useId()
  const { field } = useController({ name })
  const error = useFieldError(name, label, 'enter', { too_long: 'field.too_long_formatted', ...errors })
  useFieldFormat<string>(name, (value) => (isPlainText(value) ? value : plainTextOf(readRichText(value))))
  const ids = { label: `${id}-label`, helperText: `${id}-hint`, errorText: `${id}-error` }
  const described = [error ? ids.errorText : '', hint ? ids.helperText : ''].filter(Boolean).join(' ')
  return (
    <Field.Root ids={ids} invalid={error !== undefined} required={required}>
      <LabelLine id={ids.label} label={label} required={required} />
      <RichTextEditor
        ref={field.ref}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        label={label}
        labelledBy={ids.label}
        describedBy={described || undefined}
        required={required}
        invalid={error !== undefined}
        most={most}
      />
      {hint ? <Field.HelperText color="fg.muted">{hint}</Field.HelperText> : null}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
