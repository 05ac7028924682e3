import { controlStyle, FieldFrame, useFieldError } from '@console/forms'
import { NumberInput } from '@console/forms/fields'
import { Input, Textarea } from '@console/ui'
import type { TypedNumber } from '../survey-values.ts'
import { ERRORS } from './field-texts.ts'

interface Props<T> {
  readonly name: string
  readonly label: string
  readonly required?: boolean
  readonly value: T
  readonly onChange: (value: T) => void
}

const errorsOf = (name: string) => ERRORS[name.slice(name.lastIndexOf('.') + 1)]

interface TextProps extends Props<string> {
  /** How the focus finds it within its part. */
  readonly control?: string
  readonly rows?: number
}

/** Not the kit's field, which keeps its text by its name: here the names change as parts move. */
export function TypedText({ name, label, required = false, value, onChange, control, rows }: TextProps) {
  const error = useFieldError(name, label, 'enter', errorsOf(name))
  const shared = {
    name,
    value,
    'data-control': control,
    ...controlStyle,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  }
  return (
    <FieldFrame label={label} required={required} error={error}>
      {rows ? <Textarea rows={rows} {...shared} /> : <Input autoComplete="off" {...shared} />}
    </FieldFrame>
  )
}

interface NumberProps extends Props<TypedNumber> {
  /** Shown after the control: 'characters'. */
  readonly unit?: string
}

/** A number of the survey as the person's language writes it; what is no number stays as it was typed. */
export function TypedNumberField({ name, label, required = false, value, onChange, unit }: NumberProps) {
  const error = useFieldError(name, label, 'enter', errorsOf(name))
  return (
    <FieldFrame label={label} required={required} error={error}>
      <NumberInput name={name} value={value} onChange={onChange} unit={unit} />
    </FieldFrame>
  )
}
