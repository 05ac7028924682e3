import { useController } from 'react-hook-form'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useFieldFormat } from './form-fields.ts'
import { Select, type SelectOption, useOptionLabel } from './select.tsx'

interface Props extends FieldProps {
  readonly options: readonly SelectOption[]
  /** The option chosen when the form opens: its label is known before the options are, and when it is no longer among them. */
  readonly known?: SelectOption | null | undefined
  /** The label of choosing nothing, where the field may be empty: its value is null then. */
  readonly none?: string
  /** Returns the option to show for a value, where several values mean the same. */
  readonly shown?: (value: string) => string
  /** For changes beside the field itself; empty for nothing. */
  readonly onChoose?: (value: string) => void
}

/** One of a few choices, which may change while the form is open. One that the console does not know can only be kept as it is. */
export function SelectField({ name, label, required = false, hint, errors, options, known, none, shown, onChoose }: Props) {
  const { field } = useController({ name })
  const offered = known && !options.some(({ value }) => value === known.value) ? [known, ...options] : options
  useFieldFormat(name, useOptionLabel(offered))
  const error = useFieldError(name, label, 'choose', errors)
  const stored = String(field.value ?? '')
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <Select
        ref={field.ref}
        name={field.name}
        value={shown ? shown(stored) : stored}
        options={offered}
        none={none}
        onChoose={onChoose ?? ((value) => field.onChange(none !== undefined && value === '' ? null : value))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
