import { useLocale } from '@console/session'
import { useController } from 'react-hook-form'
import { useFieldError } from '../field-error.ts'
import { FieldFrame, type FieldProps } from '../field-frame.tsx'
import { useFieldFormat } from '../form-fields.ts'
import { NumberInput } from './number-input.tsx'
import { hasTooManyDigits, writeNumber } from './number-text.ts'

interface Props extends FieldProps {
  /** Shown after the control: 'seconds'. */
  readonly unit?: string
}

/**
 * A number as the person's language writes it. The value is null for nothing; what is no number, or would be rounded, stays as it was
 * typed, which the contract refuses at its place.
 */
export function NumberField({ name, label, required = false, hint, errors, unit }: Props) {
  const locale = useLocale()
  const { field } = useController({ name })
  const value: number | string | null = field.value ?? null
  useFieldFormat<number | string>(name, (one) => (typeof one === 'number' ? writeNumber(one, locale) : one))
  const refused = typeof value === 'string' && hasTooManyDigits(value, locale) ? 'field.too_many_digits' : 'field.not_number'
  const error = useFieldError(name, label, 'enter', { invalid_type: refused, value_type_mismatch: refused, ...errors })
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <NumberInput ref={field.ref} name={field.name} value={value} onChange={field.onChange} onBlur={field.onBlur} unit={unit} />
    </FieldFrame>
  )
}
