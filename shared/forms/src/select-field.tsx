import { NativeSelect } from '@console/ui'
import { useFormContext } from 'react-hook-form'
import { useFieldShown } from './field-book.ts'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

interface Props extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** One of a few fixed choices. */
export function SelectField({ name, label, required = false, hint, errors, options }: Props) {
  const { register } = useFormContext()
  useFieldShown<string>(name, (value) => options.find((option) => option.value === value)?.label ?? value)
  const error = useFieldError(name, label, 'choose', errors)
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field bg="bg.panel" borderColor="border.control" {...register(name)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}
