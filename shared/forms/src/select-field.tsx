import { useKitText } from '@console/i18n'
import { NativeSelect } from '@console/ui'
import { get, useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style.ts'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useFieldFormat } from './field-registry.ts'

interface Props extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The label of choosing nothing, where the field may be empty: its value is null then. */
  readonly none?: string
}

/** One of a few fixed choices. One that the console does not know can only be kept as it is. */
export function SelectField({ name, label, required = false, hint, errors, options: known, none }: Props) {
  const text = useKitText()
  const { register, formState } = useFormContext()
  const isUnknown = get(formState.defaultValues, name) === 'unknown'
  const options = isUnknown ? [{ value: 'unknown', label: text('status.unknown') }, ...known] : known
  useFieldFormat<string | null>(name, (value) => options.find((option) => option.value === value)?.label ?? value ?? none ?? '')
  const error = useFieldError(name, label, 'choose', errors)
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <NativeSelect
        {...controlStyle}
        {...register(name, { setValueAs: (value: string | null) => (none !== undefined && value === '' ? null : value) })}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
